import { describe, expect, it } from 'vitest'
import type { Kinds } from '../../model/documents/kinds.ts'
import type { ContentIssue, IssueWords } from '../../model/errors/content-issue.ts'
import { describeField } from '../../server/preview/describe-place.ts'
import { createIssueReporter, type IssueReporter } from './issue-reporter.ts'
import type { Removal } from './prune.ts'

const document = {
  id: 'a',
  type: 'page',
  lang: 'en-us',
  data: { body: [{ slice_type: 'cta_banner', primary: {} }] },
}

const kinds = {
  documents: { page: { fields: { body: 'slice-zone' }, titles: { head: 'Headline' } } },
  slices: {
    cta_banner: {
      title: 'Call to action',
      fields: {},
      titles: { title: 'Title', ctas: { title: 'Buttons', fields: { label: 'Label' } } },
    },
  },
} as unknown as Kinds

const words: IssueWords = {
  section: (type) => kinds.slices[type]?.title ?? type,
  field: (path) => describeField(path, document, kinds),
}

const missing = (path: string, ...names: string[]): Removal => ({
  path,
  keyword: 'required',
  message: `lacks ${names.join(' or ')}`,
  advice: `Fill in ${names.join(' or ')}.`,
  missing: names,
})
const wrong: Removal = {
  path: '/title',
  keyword: 'type',
  message: 'must be a list, not 7',
  advice: 'Write a list.',
}
const at = '/data/body/0/primary'

const cases: [string, (report: IssueReporter) => void, string, string][] = [
  [
    'a section without a field',
    (report) => report.invalidSlice(at, 'cta_banner', missing('', 'title')),
    'Call to action is not shown: it lacks "Title". Fill in "Title". Or remove the section.',
    'The section "cta_banner" is not shown: it lacks title. Fill in title. Or remove the section.',
  ],
  [
    'fields of which one would do',
    (report) => report.invalidSlice(at, 'cta_banner', missing('', 'title', 'ctas')),
    'Call to action is not shown: it lacks "Title" or "Buttons". Fill in "Title" or "Buttons". Or remove the section.',
    'The section "cta_banner" is not shown: it lacks title or ctas. Fill in title or ctas. Or remove the section.',
  ],
  [
    'an item without a field',
    (report) => report.invalidField(`${at}/ctas/1`, missing('/ctas/1', 'label')),
    'The field "Buttons 2" lacks "Buttons 2 › Label"; it is not shown. Fill in "Buttons 2 › Label".',
    'The field /data/body/0/primary/ctas/1 lacks label; it is not shown. Fill in label.',
  ],
  [
    'a needed field of the wrong kind',
    (report) => report.invalidSlice(`${at}/title`, 'cta_banner', wrong),
    'Call to action is not shown: "Title" must be a list, not 7. Write a list. Or remove the section.',
    'The section "cta_banner" is not shown: /title must be a list, not 7. Write a list. Or remove the section.',
  ],
  [
    'a field of the document',
    (report) => report.invalidField('/data/head', { ...wrong, path: '/head' }),
    'The field "Headline" must be a list, not 7; it is not shown. Write a list.',
    'The field /data/head must be a list, not 7; it is not shown. Write a list.',
  ],
  [
    'a link',
    (report) => report.brokenLink(`${at}/ctas/0`, 'it is gone'),
    'The link in "Buttons 1" leads nowhere: it is gone. It is removed; its text stays where it makes sense without a link. Choose another target, or publish it.',
    'The link at /data/body/0/primary/ctas/0 leads nowhere: it is gone. It is removed; its text stays where it makes sense without a link. Choose another target, or publish it.',
  ],
]

describe('issues in the words of editors', () => {
  it.each(cases)('[PAGEBUILDER-11] %s', (_, fault, inWords, inNames) => {
    const read = (issueWords?: IssueWords) => {
      const issues: ContentIssue[] = []
      const content = { repository: { editorUrl: () => '' } } as never
      const report = (issue: ContentIssue) => void issues.push(issue)
      fault(createIssueReporter(document, { report, content, issueWords }))
      return issues.map(({ message, hint }) => `${message} ${hint}`)
    }
    expect(read(words)).toEqual([inWords])
    expect(read()).toEqual([inNames])
  })
})
