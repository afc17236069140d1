/** Every page as it is sent, read once: checks of its bytes, without a browser. */
import { findErrorsOf, hasJava } from './support/html-errors.ts'
import { defaultLocale, pagesByType } from './support/site-pages.ts'
import { expect, test } from './support/test.ts'
import { describeAnswers } from './walk/answers.ts'
import { describeHeads } from './walk/heads.ts'
import { describeParts } from './walk/parts.ts'
import { describePictures } from './walk/pictures.ts'
import { readPages, type ReadPage } from './walk/read-pages.ts'
import { describeRoutes } from './walk/routes.ts'

// One worker reads them.
test.describe.configure({ mode: 'default' })

const pages = new Map<string, ReadPage>()

test.beforeAll(({ baseURL }) => readPages(baseURL!, pages))

test('every page is valid HTML: all of one language, and of the others, whose markup is the same, one of each type', async ({}, info) => {
  if (!hasJava) console.log('The HTML of the pages was not checked: there is no Java here.')
  test.skip(!hasJava, 'no Java: install a JRE 11 or later')
  const samples = new Set([...pagesByType.values()].flat().map(({ path }) => path))
  const documents = [...pages.values()]
    .filter(({ path, locale }) => locale === defaultLocale || samples.has(path))
    .map(({ path, html }) => [path, html] as const)
  expect(documents.length).toBeGreaterThan(200)
  expect(await findErrorsOf(documents, info.outputPath('pages'))).toEqual([])
})

test.describe('heads', () => describeHeads(pages))
test.describe('answers', () => describeAnswers(pages))
test.describe('parts', () => describeParts(pages))
test.describe('pictures', () => describePictures(pages))
test.describe('routes', () => describeRoutes(pages))
