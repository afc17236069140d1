import type { ContentIssue } from '../../../runtime/model/errors/content-issue.ts'
import type { Rule } from './finding.ts'

/** One for each kind of content issue. */
export const conformanceRules: Readonly<Record<ContentIssue['code'], Rule>> = {
  InvalidDocument: {
    id: 'invalid-document',
    level: 'error',
    title: 'Document cannot be shown',
    reason: 'Without the fields its schema requires, the page is a 404.',
  },
  InvalidField: {
    id: 'invalid-field',
    level: 'error',
    title: 'Field does not fit its schema',
    reason: 'The field is left out of the page.',
  },
  InvalidSlice: {
    id: 'invalid-slice',
    level: 'error',
    title: 'Section does not fit its schema',
    reason: 'The section is left out of the page.',
  },
  UnknownSlice: {
    id: 'unknown-slice',
    level: 'error',
    title: 'Unknown section',
    reason: 'The section is left out of the page.',
  },
  BrokenLink: {
    id: 'broken-link',
    level: 'error',
    title: 'Broken link',
    reason: 'The link is removed, and so is a section that requires it.',
  },
  SliceFailed: {
    id: 'failed-slice',
    level: 'error',
    title: 'Section that could not be rendered',
    reason: 'The fault is in the site, not in the content.',
  },
  MissingContent: {
    id: 'missing-content',
    level: 'error',
    title: 'Missing content',
    reason: 'A part of the page is empty.',
  },
  InvalidExperiment: {
    id: 'invalid-experiment',
    level: 'error',
    title: 'Experiment that cannot run',
    reason: 'Everybody sees the same variant.',
  },
  InvalidRedirect: {
    id: 'invalid-redirect',
    level: 'error',
    title: 'Redirect that cannot work',
    reason: 'It is left out: its old address has no page.',
  },
}

export const failedPage: Rule = {
  id: 'failed-page',
  level: 'error',
  title: 'Page that could not be rendered',
  reason: 'The fault is in the site, not in the content.',
}
