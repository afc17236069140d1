import type { RawDocument } from '../documents/document.ts'
import type { ContentIssue } from '../errors/content-issue.ts'
import type { Removal } from './prune.ts'
import type { ValidationSite } from './validate-document.ts'

/** Words an editor understands for everything that can be wrong with one document. */
export interface IssueReporter {
  invalidField(path: string, removal: Removal): void
  invalidSlice(path: string, type: string, removal: Removal): void
  unknownSlice(path: string, type: string, known: readonly string[]): void
  unknownVariation(path: string, variation: string, known: readonly string[]): void
  brokenLink(path: string, reason: string): void
  sliceFailed(path: string, type: string, error: unknown): void
  missingContent(path: string, message: string, hint: string): void
}

export function createIssueReporter(
  document: Pick<RawDocument, 'id' | 'type' | 'lang'>,
  site: Pick<ValidationSite, 'report' | 'content'>,
): IssueReporter {
  const report = (code: ContentIssue['code'], path: string, message: string, hint: string, rule?: string) =>
    site.report({
      code,
      message,
      hint,
      path,
      ...(rule === undefined ? {} : { rule }),
      documentId: document.id,
      documentType: document.type,
      lang: document.lang,
      editorUrl: site.content.repository.editorUrl(document.id),
    })
  return {
    invalidField: (path, { keyword, message }) =>
      report('InvalidField', path, `The field ${path} ${message}; it is not shown.`, 'Correct the field.', keyword),
    invalidSlice: (path, type, removal) =>
      report(
        'InvalidSlice',
        `${path}${removal.path}`,
        `The section "${type}" is not shown: ${removal.path || 'it'} ${removal.message}.`,
        'Fill in what is missing, or remove the section.',
        removal.keyword,
      ),
    unknownSlice: (path, type, known) =>
      report(
        'UnknownSlice',
        path,
        `The document uses the section "${type}", which the site does not have. It has: ${known.join(', ')}.`,
        'Remove the section, or ask the developers for it.',
      ),
    unknownVariation: (path, variation, known) =>
      report(
        'InvalidField',
        path,
        `The variation "${variation}" is unknown; the default is shown. Known: ${known.join(', ')}.`,
        'Choose one of the known variations.',
        'variation',
      ),
    brokenLink: (path, reason) =>
      report('BrokenLink', path, `The link at ${path} leads nowhere: ${reason}. It is shown as text.`, 'Choose another target, or publish it.'),
    sliceFailed: (path, type, error) =>
      report(
        'SliceFailed',
        path,
        `The section "${type}" could not be drawn: ${error instanceof Error ? error.message : String(error)}.`,
        'Tell the developers, with this line.',
      ),
    missingContent: (path, message, hint) => report('MissingContent', path, message, hint),
  }
}
