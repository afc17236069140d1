/** The W3C's Nu checker over the HTML of every page. */
import { findHtmlErrors, hasJava } from './support/html-errors.ts'
import { sitePages } from './support/site-pages.ts'
import { expect, test } from './support/test.ts'

test('every page is valid HTML', async ({ request }, info) => {
  if (!hasJava) console.log('The HTML of the pages was not checked: there is no Java here.')
  test.skip(!hasJava, 'no Java: install a JRE 11 or later')
  test.setTimeout(300_000)
  const paths = sitePages.map(({ path }) => path)
  expect(await findHtmlErrors(request, paths, info.outputPath('pages'))).toEqual([])
})
