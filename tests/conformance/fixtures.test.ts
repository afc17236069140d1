/**
 * The golden chain: what each step makes of three documents. You write `<name>.raw.json`;
 * `npm run fixtures -w lab` writes the rest, and a review reads the difference.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isSiteError, renderRawDocument, toHtml, type RawDocument } from '#runtime'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { toHref } from '../../runtime/page/route/route-table.ts'
import { validateDocument } from '../../runtime/page/validate/validate-document.ts'
import { toMain } from '#tests/support/start-test-handler.ts'

const folder = join(repositoryRoot, 'tests/fixtures/documents')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.raw.json'))
  .map((file) => file.replace('.raw.json', ''))

const readRaw = (name: string) =>
  JSON.parse(readFileSync(join(folder, `${name}.raw.json`), 'utf8')) as RawDocument
const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const expectFile = (text: string, file: string) =>
  expect(text).toMatchFileSnapshot(join(folder, file))

it('has documents to follow', () => {
  expect(names).toEqual([
    'landing-page.bad-parts',
    'landing-page.many-slices',
    'legal-document.german',
  ])
})

describe.each(names)('%s', (name) => {
  it('[PAGEBUILDER-02] is validated: what is wrong is gone and told', async () => {
    const { site, issues } = createTestSite()
    const raw = readRaw(name)
    const { data } = validateDocument(raw, site)
    expect(raw).toEqual(readRaw(name))
    await expectFile(toJson({ issues, data }), `${name}.document.json`)
  })

  it('[PAGEBUILDER-01] is resolved: sections, links, pictures, head', async () => {
    const { page, issues } = await render(name)
    const { head, layout, facts, sections, errors } = page
    expect(errors).toEqual([])
    await expectFile(toJson({ issues, layout, head, facts, sections }), `${name}.page.json`)
  })

  it('[PAGEBUILDER-13] is drawn on the server', async () => {
    await expectFile(readable(toMain((await render(name)).html)), `${name}.html`)
  })

  it('is drawn the same twice', async () => {
    expect((await render(name)).html).toBe((await render(name)).html)
  })
})

async function render(name: string) {
  const { site, issues } = createTestSite()
  const raw = readRaw(name)
  const path = toHref(site.routes.toPath(raw))
  const rendered = await renderRawDocument(raw, { ...site.routes.match(path)!, path }, site)
  return { page: rendered.page, html: toHtml(rendered, site), issues }
}

/** One element a line, so that a difference can be read. */
function readable(html: string): string {
  return `${html.replaceAll(/(?<=>)(?=<[^/])/g, '\n')}\n`
}

it('[OP09] a document that cannot be shown ends the chain at its first step', () => {
  const { site } = createTestSite()
  const raw = { ...readRaw('legal-document.german'), data: {} }
  expect(() => validateDocument(raw, site)).toThrow(
    expect.toSatisfy((error) => isSiteError(error, 'InvalidDocument')),
  )
})
