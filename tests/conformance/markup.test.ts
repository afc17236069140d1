/** Text of editors is text in every section: no markup of theirs becomes an element or an attribute. */
import { describe, expect, it } from 'vitest'
import { readGallery, renderMock, type GalleryEntry } from '#workbench/gallery'
import { findRoots } from '#compiler/read/roots.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createFrameDocuments } from '#tests/support/documents.ts'

type Mock = GalleryEntry['mocks'][string]

const payload = `'"><evil onfocus=x></script>`

/** What says of which kind a value is; markup in it would only make the schema leave the value out. */
const structural =
  /^(?:type|link_type|kind|id|key|lang|slice_type|variation|version|url|embed_url|thumbnail_url|provider_name|target|field|name|date|edit|background)$/

function attack(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return structural.test(key) ? value : `${value}${payload}`
  if (Array.isArray(value)) return value.map((item) => attack(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, attack(item, name)]))
}

const entries = readGallery(findRoots())
let drawn = 0

describe.each(entries)('$type', (entry) => {
  const { site } = createTestSite({ frame: createFrameDocuments() })

  it.each(Object.entries(entry.mocks))('%s lets no markup through', async (_, mock) => {
    const attacked: Mock = { ...mock, fields: attack(mock.fields) as Mock['fields'] }
    const { html } = await renderMock(entry, attacked, site)
    // Between the quotes of an attribute, or escaped, it is text.
    const tags = html.replaceAll(/=(?:"[^"]*"|'[^']*')/g, '').match(/<[a-z/][^>]*>/gi)!
    expect(tags.filter((tag) => /evil|\son\w+|['"]/i.test(tag))).toEqual([])
    drawn += html.split('evil onfocus').length - 1
  })
})

it('and most of it is shown', () => expect(drawn).toBeGreaterThan(entries.length))
