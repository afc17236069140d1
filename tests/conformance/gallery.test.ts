/** Every mock of every slice, drawn as the gallery draws it: whole, and without a word to the editor. */
import { describe, expect, it } from 'vitest'
import type { RawDocument } from '#runtime'
import { readGallery, renderMock, toGalleryPage } from '#tools/gallery'
import { buildMocks } from '#schemas/generate-mocks.ts'
import { loadSchemas } from '#schemas/load-schemas.ts'
import { findRoots, repositoryRoot } from '#schemas/roots.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createFrameDocuments } from '#tests/support/documents.ts'

const entries = readGallery(findRoots())

/** What slices share, and documents that lists find, filled as their schemas allow. */
const documents = [...buildMocks(loadSchemas([repositoryRoot])).documents.values()].map(
  ({ full }) => ({
    ...(full as unknown as RawDocument),
    isBroken: false,
    // A hidden document enters no list.
    data: { ...full.data, is_hidden: false },
  }),
)

/** The documents that mocks lead to by id. Sections of theirs are not what is shown here. */
const linked = findLinks(entries.map(({ mocks }) => mocks)).flatMap(({ id, type, uid }) => {
  const document = documents.find((candidate) => candidate.type === type)
  if (!document) return []
  return [{ ...document, id, uid: uid ?? null, data: { ...document.data, body: [] } }]
})

function findLinks(value: unknown): { id: string; type: string; uid?: string | null }[] {
  if (typeof value !== 'object' || value === null) return []
  const { link_type, id } = value as { link_type?: string; id?: string }
  if (link_type === 'Document' && id !== undefined) return [value as { id: string; type: string }]
  return Object.values(value).flatMap(findLinks)
}

describe.each(entries)('the mocks of $type', (entry) => {
  const { site } = createTestSite({
    documents: [...linked, ...documents],
    frame: createFrameDocuments(),
  })

  it.each(Object.entries(entry.mocks))('[PAGEBUILDER-03] %s is drawn', async (name, mock) => {
    const { html, bytes, issues } = await renderMock(entry, mock, site)
    expect(issues).toEqual([])
    expect(html).toMatch(/^<!doctype html>/)
    if (!site.kinds.slices[entry.type]?.expand) expect(bytes.html, name).toBeGreaterThan(60)
    expect(bytes.script === 0).toBe(site.assets.island(entry.type) === undefined)
  })
})

describe('the gallery', () => {
  const page = toGalleryPage({
    siteName: 'Colloquy',
    entries,
    costs: new Map([['hero/default', { html: 1234, css: 0, script: undefined }]]),
    frameUrl: (type, mock) => `/__slices/${type}/${mock}`,
  })

  it('shows every mock at three widths', () => {
    for (const { type, mocks } of entries) {
      for (const name of Object.keys(mocks)) {
        const frames = page.split(`<iframe src="/__slices/${type}/${name}"`).slice(1)
        const widths = frames.map((frame) => /width="(\d+)"/.exec(frame)![1])
        expect(widths, `${type} ${name}`).toEqual(['375', '830', '1440'])
      }
    }
  })

  it('says what a slice weighs, and that script is known after a build', () => {
    expect(page).toContain('<dd>1,234 B</dd>')
    expect(page).toContain('<dd>after a build</dd>')
  })
})
