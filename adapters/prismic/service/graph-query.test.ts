import { createClient } from '@prismicio/client'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentService } from './content-service.ts'
import type { JsonObject } from './parse-json.ts'

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/content-service')
const service = createContentService({ folders: [FIXTURES] })
const client = createClient('colloquy', {
  documentAPIEndpoint: 'http://content.test/api/v2',
  fetch: (url, init) => service.handle(new Request(url, init)),
})

const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }]
const ada: JsonObject = { link_type: 'Document', type: 'author', id: 'author-ada-en-us' }

const links: JsonObject[] = [
  { ...ada, key: 'a' },
  { link_type: 'Web', url: 'https://example.com', key: 'b' },
]

const slices: JsonObject[] = [
  {
    id: 'quote$1',
    slice_type: 'quote',
    slice_label: null,
    variation: 'default',
    version: 'initial',
    primary: { quote: 'Q', author: ada },
    items: [{ name: 'n', image: {} }],
  },
  {
    id: 'quote$2',
    slice_type: 'quote',
    slice_label: null,
    variation: 'large',
    version: 'initial',
    primary: { quote: 'L' },
    items: [],
  },
  {
    id: 'gallery$3',
    slice_type: 'gallery',
    slice_label: 'wide',
    primary: { heading: 'G' },
    items: [{ caption: 'c', size: 1 }],
  },
  { id: 'plain$4', slice_type: 'plain', slice_label: null, value: paragraph('P') },
]

const blog = {
  id: 'blog-first-en-us',
  uid: 'first',
  type: 'blog',
  lang: 'en-us',
  data: {
    title: 'First',
    text: paragraph('Text'),
    related: { link_type: 'Document', type: 'page', uid: 'about' },
    links,
    group: [{ one: 'a', two: paragraph('b'), author: ada }],
    body: slices,
  },
}
const ref = service.previews.open([blog])

async function dataOf(graphQuery: string) {
  return (await client.getByUID('blog', 'first', { ref, graphQuery })).data
}

describe('graphQuery', () => {
  it('selects fields', async () => {
    expect(await dataOf('{ blog { title text } }')).toEqual({
      title: 'First',
      text: blog.data.text,
    })
    expect(await dataOf('{blog{title}}')).toEqual({ title: 'First' })
  })

  it('selects all fields by a spread', async () => {
    const all = await dataOf('{ blog { ...blogFields } }')
    expect(Object.keys(all)).toEqual(Object.keys(blog.data))
    expect(all['related']).not.toHaveProperty('data')
  })

  it('selects nothing of a type that it does not name', async () => {
    expect(await dataOf('{ page { title } }')).toEqual({})
  })

  it('selects in groups', async () => {
    expect(await dataOf('{ blog { group { one } } }')).toEqual({ group: [{ one: 'a' }] })
    const { group } = await dataOf('{ blog { group { ...groupFields author { name } } } }')
    expect(group).toMatchObject([
      { one: 'a', two: blog.data.group[0]!.two, author: { data: { name: 'Ada' } } },
    ])
  })

  it('adds fields of linked documents, by type or of any', async () => {
    const union = '{ blog { related { ...on page { title } ...on author { name } } } }'
    const expected = { id: 'page-about-en-us', data: { title: [{ text: 'About us' }] } }
    expect(await dataOf(union)).toMatchObject({ related: expected })
    expect(await dataOf('{ blog { related { title } } }')).toMatchObject({ related: expected })
    // As the documentation writes it for an address.
    expect(await dataOf('{\nblog{\nrelated{\n...onpage{\ntitle\n}\n}\n}\n}')).toMatchObject({
      related: expected,
    })
  })

  it('adds whole linked documents, and goes on from them', async () => {
    const data = await dataOf(
      '{ blog { links { ...on author { ...authorFields home { ...on page { rank } } } } } }',
    )
    expect(data['links']).toMatchObject([
      { key: 'a', data: { name: 'Ada', biography: [{}, {}], home: { data: { rank: 2 } } } },
      { key: 'b', url: 'https://example.com' },
    ])
    expect(data['links'][0].data.home.data).toEqual({ rank: 2 })
  })

  it('adds nothing to a link to another type, or to one that is broken', async () => {
    expect(
      (await dataOf('{ blog { related { ...on author { name } } } }'))['related'],
    ).not.toHaveProperty('data')
    const home = await client.getByUID('page', 'home', {
      graphQuery: '{ page { gone { ...on author { name } } } }',
    })
    expect(home.data['gone']).not.toHaveProperty('data')
  })

  it('selects slices by type and variation', async () => {
    const { body } = await dataOf(`{
      blog {
        body {
          ...on quote {
            variation {
              ...on default {
                primary { quote author { ...on author { name } } }
                items { ...itemsFields }
              }
            }
          }
        }
      }
    }`)
    expect(body).toMatchObject([
      {
        id: 'quote$1',
        variation: 'default',
        primary: { quote: 'Q', author: { data: { name: 'Ada' } } },
        items: [{ name: 'n', image: {} }],
      },
    ])
    expect(body).toHaveLength(1)
  })

  it('selects slices of legacy models by the names of their parts', async () => {
    const { body } = await dataOf(
      '{ blog { body { ...on gallery { non-repeat { ...non-repeatFields } repeat { caption } } ...on plain { ...plainFields } } } }',
    )
    expect(body).toEqual([{ ...slices[2], items: [{ caption: 'c' }] }, slices[3]])
  })

  it('leaves out the parts of a slice that it does not name', async () => {
    const { body } = await dataOf('{ blog { body { ...on gallery { primary { heading } } } } }')
    expect(body).toEqual([{ ...slices[2], items: [] }])
  })

  it('decides alone: fetchLinks and fetch count for nothing beside it', async () => {
    const { data } = await client.getByUID('blog', 'first', {
      ref,
      graphQuery: '{ blog { related { title } } }',
      fetch: 'blog.title',
      fetchLinks: 'page.rank',
    })
    expect(data['related'].data).toEqual({ title: expect.any(Array) })
    expect(data).not.toHaveProperty('title')
  })

  it.each([
    ['is cut off', '{ blog { title', 'Unexpected ""'],
    ['goes on after its end', '{ blog { title } } }', 'Unexpected "}"'],
    ['has no braces', 'blog', '"{" is expected'],
    ['has braces without a name', '{ { title } }', 'stands without a name'],
    ['has an argument', '{ blog(id: 1) { title } }', 'Unexpected "(id: 1)'],
    ['spreads what is no fields', '{ blog { ...fragment } }', 'unlike ...fragment'],
    [
      'selects a field of a slice',
      '{ blog { body { ...on quote { quote } } } }',
      '`primary` or `repeat` or both',
    ],
  ])('that %s is refused with 400', async (_, graphQuery, message) => {
    await expect(dataOf(graphQuery)).rejects.toMatchObject({
      response: {
        type: 'api_validation_error',
        message: expect.stringMatching(/^Unable to parse fetch query/),
      },
      message: expect.stringContaining(message),
    })
  })
})
