/** `/__status`, as the development server answers it. */
import { expect, it } from 'vitest'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLead } from '#tests/support/create-lead.ts'
import { answerStatus, createIssueList } from '../../workbench/status/index.ts'

const issue = {
  issue: 'BrokenLink',
  documentType: 'landing_page',
  documentId: 'a-page',
  lang: 'en-us',
  path: '/data/body/0',
  message: 'The link <b>leads</b> nowhere.',
  hint: 'Choose another target.',
  editorUrl: 'https://editor.example/a-page',
}

async function show(variables: Record<string, string> = {}, change: object = {}) {
  const { site } = createTestSite()
  const issues = createIssueList()
  for (let times = 0; times < 2; times++) {
    issues.follow({ level: 'warn', code: 'CONTENT_ISSUE', data: issue, time: 0 })
  }
  const platform = createTestPlatform({ site })
  await platform.leads.accept(createLead({ email: 'jane@example.com' }))
  const sources = { ...platform, issues, variables, hasDesk: false, ...change }
  const response = await answerStatus('/__status', sources)
  return (await response!.text()).replace(/<script[\s\S]*/, '')
}

it('shows faults once, with a link to the editor, as text', async () => {
  const html = await show()
  expect(html).toContain('Faults of the content: 1')
  expect(html).toContain('<a href="https://editor.example/a-page">landing_page a-page, en-us</a>')
  expect(html).toContain('The link &lt;b&gt;leads&lt;/b&gt; nowhere.')
})

it('leads to the desk where that writes the content: the editor of the repository has none of it', async () => {
  const html = await show({}, { hasDesk: true })
  expect(html).toContain('<a href="/__desk#/documents/a-page">landing_page a-page, en-us</a>')
  expect(html).not.toContain('editor.example')
})

it('shows the latest faults, once there are more than it lists', () => {
  const issues = createIssueList()
  const tell = (number: number) =>
    issues.follow({
      level: 'warn',
      code: 'CONTENT_ISSUE',
      data: { ...issue, documentId: `page-${number}` },
      time: 0,
    })
  for (let number = 0; number < 500; number++) tell(number)
  tell(0)
  tell(500)
  const listed = issues.list().map(({ documentId }) => documentId)
  expect(listed).toHaveLength(500)
  expect(listed.slice(0, 3)).toEqual(['page-500', 'page-0', 'page-499'])
})

it('shows how many leads there are, and nothing of who they are', async () => {
  const html = await show()
  expect(html).toContain('<dt>kept</dt><dd>1</dd>')
  expect(html).not.toContain('jane')
})

it('names the variables that are set, and never what they hold', async () => {
  const secret = 'not-to-be-seen-anywhere'
  const html = await show({ PREVIEW_SECRET: secret, LINK_SECRET: '', UNKNOWN: 'x' })
  expect(html).toContain('<dd>PREVIEW_SECRET</dd>')
  expect(html).not.toContain(secret)
})

it('says what it cannot read, and shows the rest', async () => {
  const leads = {
    place: 'a database',
    count: () => Promise.reject(new Error('The database is down.')),
  }
  const html = await show({}, { leads })
  expect(html).toContain('<dd>The database is down.</dd>')
  expect(html).toContain('Faults of the content: 1')
})

it('answers for its own path alone', async () => {
  const sources = {
    ...createTestPlatform(),
    issues: createIssueList(),
    variables: {},
    hasDesk: false,
  }
  expect(await answerStatus('/__status/x', sources)).toBeUndefined()
})
