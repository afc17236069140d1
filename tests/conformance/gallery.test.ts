/** Every mock of every slice, drawn as the gallery draws it: whole, and without a word to the editor. */
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  createMockContent,
  findOverBudget,
  readGallery,
  renderMock,
  toGalleryPage,
} from '#workbench/gallery'
import type { SliceBytes } from '#compiler/build/slice-bytes.ts'
import { formatFaults } from '#compiler/read/fault.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'

const roots = findRoots()
const entries = readGallery(roots)
const given = createTestSite().site
const site = { ...given, content: createMockContent(entries, roots, given) }

describe.each(entries)('the mocks of $type', (entry) => {
  it.each(Object.entries(entry.mocks))('[PAGEBUILDER-03] %s is drawn', async (name, mock) => {
    const { html, main, issues } = await renderMock(entry, mock, site)
    expect(issues).toEqual([])
    expect(html).toMatch(/^<!doctype html>/)
    if (site.kinds.slices[entry.type]?.expand) return
    expect(main.length, name).toBeGreaterThan(60)
    // A build counts to the byte. Names of classes are shorter here.
    const bytes = { html: { [name]: gzipSync(main, { level: 9 }).byteLength } }
    expect(formatFaults(findOverBudget(entry, bytes))).toBe('')
  })
})

const unit = '<span class="unit"> B</span>'
const draw = (bytes: Record<string, SliceBytes>, shown = entries, isFile = false) =>
  toGalleryPage({
    isFile,
    siteName: 'Colloquy',
    entries: shown,
    bytes: new Map(Object.entries(bytes)),
    frameUrl: (type, mock) => `/__slices/${type}/${mock}`,
  })

describe('the gallery', () => {
  const page = draw({})

  it('shows every mock at three widths', () => {
    for (const { type, mocks } of entries) {
      for (const name of Object.keys(mocks)) {
        const frames = page.split(`<iframe src="/__slices/${type}/${name}"`).slice(1)
        const widths = frames.map((frame) => /width="(\d+)"/.exec(frame)![1])
        expect(widths, `${type} ${name}`).toEqual(['375', '830', '1440'])
      }
    }
  })

  it('lets a script load the frames of a file, of which browsers load all at once', () => {
    const file = draw({}, entries, true)
    expect(file).not.toMatch(/<iframe src=/)
    expect(file.split('<iframe data-src="/__slices/')).toHaveLength(page.split('<iframe ').length)
    expect(file).toContain('<script>')
    expect(page).not.toContain('<script>')
  })

  it('says what a slice costs and may, the heaviest first, and that script is known after a build', () => {
    const built = draw({
      facts: { script: 0, style: 410, html: { default: 300, manyItems: 716 } },
      hero: { script: 0, style: 600, html: { default: 1090 } },
    })
    const [overview = ''] = built.split('<section')
    const [, ...rows] = overview.split('<li><a href="#').map((row) => row.split('"')[0])
    expect(rows.slice(-2)).toEqual(['hero', 'facts'])
    expect(built).toContain('2 slices, all within their budgets')
    expect(built).toContain(`<dt>HTML</dt><dd>716 of 2,300${unit}</dd>`)
    expect(built).toContain('HTML 300 B')
    const unbuilt = draw({ hero: { html: { default: 1090 } } })
    expect(unbuilt).toContain(`<dt>Script</dt><dd>after a build, of 3,500${unit}</dd>`)
  })

  it('says it in words, and hatches it, where a slice is over its budget', () => {
    const told = draw({ facts: { script: 0, style: 1450, html: { default: 300 } } })
    expect(told).toContain('1 slices, 1 over budget')
    expect(told).toContain(`<dd>1,450 of 1,200${unit}, <strong>▲ 250 over</strong></dd>`)
    expect(told.split('class="more"')).toHaveLength(3)
  })
})
