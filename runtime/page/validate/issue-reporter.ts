import { findNearest } from '#schemas/find-nearest.ts'
import type { RawDocument } from '../../model/documents/document.ts'
import { InvalidDocument } from '../../model/errors/content-errors.ts'
import type { ContentIssue } from '../../model/errors/content-issue.ts'
import type { Removal } from './prune.ts'
import type { Site } from '../../model/site.ts'

/** The parts of a site that validation needs. */
export type ValidationSite = Pick<
  Site,
  'kinds' | 'validators' | 'routes' | 'report' | 'content' | 'media' | 'issueWords'
>

/** Reports everything that can be wrong in one document, for editors. */
export interface IssueReporter {
  invalidDocument(path: string, message: string, advice?: string, rule?: string): void
  invalidField(path: string, removal: Removal): void
  /** A fault of the envelope, which the content service delivers beside the fields. */
  invalidEnvelope(path: string, message: string): void
  unprintable(path: string): void
  invalidSlice(path: string, type: string, removal: Removal): void
  unknownSlice(path: string, type: string, known: readonly string[]): void
  unknownVariation(path: string, variation: string, known: readonly string[]): void
  brokenLink(path: string, reason: string): void
  sliceFailed(path: string, type: string, error: unknown): void
  missingContent(path: string, message: string, hint: string): void
  invalidExperiment(path: string, message: string, hint: string): void
}

/** @param toSource - from a pointer of a field to the pointer, in the document, that feeds it */
export function createIssueReporter(
  document: Pick<RawDocument, 'id' | 'type' | 'lang'>,
  site: Pick<ValidationSite, 'report' | 'content' | 'issueWords'>,
  toSource: (path: string) => string = (path) => path,
): IssueReporter {
  const report = (
    code: ContentIssue['code'],
    at: string,
    message: string,
    hint: string,
    rule?: string,
    slice?: string,
  ) =>
    site.report({
      code,
      message,
      hint,
      path: toSource(at),
      ...(rule === undefined ? {} : { rule }),
      ...(slice === undefined ? {} : { slice: clip(slice) }),
      documentId: document.id,
      documentType: document.type,
      lang: document.lang,
      editorUrl: site.content.repository.editorUrl(document.id),
    })
  const words = site.issueWords
  const nameSection = (type: string) => words?.section(type) ?? `The section "${type}"`

  /** `The field "Title"` in the words of editors, else `The field /data/title`. */
  function nameField(at: string): string {
    const path = toSource(at)
    if (!words) return `The field ${path}`
    const field = words.field(path)
    return field === '' ? 'It' : `The field "${field}"`
  }

  function nameLink(at: string): string {
    const path = toSource(at)
    return words ? `in "${words.field(path)}"` : `at ${path}`
  }

  /** A fault that names missing fields, and its remedy, in the words of editors where there are any. */
  function reword<Fault extends Pick<Removal, 'message' | 'advice' | 'missing'>>(
    at: string,
    fault: Fault,
  ): Fault {
    if (!words || !fault.missing) return fault
    const names = fault.missing.map((name) => words.field(toSource(`${at}/${name}`)) || name)
    const joined = joinAlternatives(names)
    return { ...fault, message: `lacks ${joined}`, advice: `Fill in ${joined}.` }
  }

  return {
    invalidDocument: (path, message, advice = InvalidDocument.hint, rule) =>
      report('InvalidDocument', path, message, advice, rule),
    invalidField(path, removal) {
      const { keyword, message, advice } = reword(path, removal)
      report(
        'InvalidField',
        path,
        `${nameField(path)} ${message}; ${isCut(keyword) ? 'the rest is' : 'it is'} not shown.`,
        advice,
        keyword,
      )
    },
    invalidEnvelope: (path, message) =>
      report(
        'InvalidField',
        path,
        `${path.slice(1)} of the document ${message}; it is left out.`,
        'Correct it, or remove it: the content service fills it in.',
        'envelope',
      ),
    unprintable: (path) =>
      report(
        'InvalidField',
        path,
        `${nameField(path)} has characters that cannot be shown; they are left out.`,
        'Type the text again: they probably came in with pasted text.',
        'unprintable',
      ),
    invalidSlice(path, type, removal) {
      const { keyword, message, advice } = reword(path, removal)
      const field = words?.field(toSource(path)) ?? removal.path
      report(
        'InvalidSlice',
        path,
        `${nameSection(type)} is not shown: ${toReason({ path: words && field ? `"${field}"` : field, message })}.`,
        `${advice} Or remove the section.`,
        keyword,
        type,
      )
    },
    unknownSlice: (path, type, known) => {
      const near = findNearest(type, known)
      report(
        'UnknownSlice',
        path,
        `The document uses the section "${clip(type)}", which the site does not have.`,
        near === undefined
          ? 'Remove the section, or ask the developers to add it.'
          : `Did you mean "${near}"? Otherwise remove the section.`,
        undefined,
        type,
      )
    },
    unknownVariation: (path, variation, known) =>
      report(
        'InvalidField',
        path,
        `The variation "${clip(variation)}" is unknown; the default is shown. Known: ${known.join(', ')}.`,
        'Choose one of the known variations.',
        'variation',
      ),
    brokenLink: (path, reason) =>
      report(
        'BrokenLink',
        path,
        `The link ${nameLink(path)} leads nowhere: ${reason}. It is removed; its text stays where it makes sense without a link.`,
        'Choose another target, or publish it.',
      ),
    sliceFailed: (path, type, error) =>
      report(
        'SliceFailed',
        path,
        `${nameSection(type)} could not be rendered: ${toSentence(error)}`,
        'Report this line to the developers.',
        undefined,
        type,
      ),
    invalidExperiment: (path, message, hint) => report('InvalidExperiment', path, message, hint),
    missingContent: (path, message, hint) => report('MissingContent', path, message, hint),
  }
}

const joinAlternatives = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' or ')

/** Whether the beginning is still shown. */
function isCut(keyword: string): boolean {
  return keyword === 'maxItems' || keyword === 'maxLength'
}

/** `it lacks title`, `/title/0/text must be a text, not 7`. */
export function toReason({ path, message }: Pick<Removal, 'path' | 'message'>): string {
  return `${path || 'it'} ${message}`
}

function toSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /[.!?]$/.test(message) ? message : `${message}.`
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
