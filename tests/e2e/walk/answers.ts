/** The headers of pages, and what they allow. */
import { pageScripts } from '../../../runtime/page/render/page-script.ts'
import { ask } from '../support/ask.ts'
import { samplePages } from '../support/site-pages.ts'
import { expect, test } from '../support/test.ts'
import type { ReadPages } from './read-pages.ts'

/** Leaves out what the policy allows vendors, which their own test checks. */
const withoutVendors = (policy: string) =>
  policy.replace(/ http:\/\/[a-z-]+\.localhost:\d+[^\s;]*/g, '')

export function describeAnswers(pages: ReadPages): void {
  test('every page has a policy without exceptions for scripts and styles', () => {
    const needed = [
      `script-src 'self' ${pageScripts.both.hash};`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ]
    for (const { path, status, html, answered } of pages.values()) {
      const policy = withoutVendors(answered.headers['content-security-policy'] as string)
      expect.soft([path, answered.status]).toEqual([path, status])
      const missing = needed.filter((words) => !policy.includes(words))
      expect
        .soft([missing, /unsafe|\*|http:/.exec(policy)], `policy of ${path}`)
        .toEqual([[], null])
      // The script that the hash belongs to.
      const inline =
        /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>[^<]*(?=<\/script>)/g
      const attributes = html.match(/\s(?:style|on\w+)="/g)
      expect
        .soft([html.match(inline), attributes], `inline in ${path}`)
        .toEqual([[expect.stringMatching(/^<script data-entry="[^">]+">/)], null])
      expect.soft(html).toContain(`>${pageScripts.both.text}</script>`)
    }
  })

  test('pages of every type are not sent again to whoever has them', async ({ baseURL }) => {
    for (const { path } of samplePages.filter(({ status }) => status === 200)) {
      const etag = pages.get(path)!.answered.headers.etag!
      expect.soft(etag, path).toMatch(/^"[\w-]+"$/)
      const second = await ask(baseURL!, path, { 'if-none-match': etag })
      const { status, headers, body } = second
      expect.soft([status, body.length, headers.etag], path).toEqual([304, 0, etag])
    }
    const other = await ask(baseURL!, '/pricing', { 'if-none-match': '"something-else"' })
    expect(other.status).toBe(200)
  })
}
