import { createClient } from '@prismicio/client'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentService } from './content-service.ts'

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/content-service')
const service = createContentService({ folders: [FIXTURES] })
const client = createClient('colloquy', {
  documentAPIEndpoint: 'http://content.test/api/v2',
  fetch: (url, init) => service.handle(new Request(url, init)),
})

async function ask(query: string) {
  const response = await client.graphQLFetch(
    `http://content.test/graphql?query=${encodeURIComponent(query)}`,
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('/graphql', () => {
  it('tells of all documents, in every language', async () => {
    const { body } = await ask(
      '{ _allDocuments { totalCount edges { node { _meta { id lang } } } } }',
    )
    expect(body).toMatchObject({ data: { _allDocuments: { totalCount: 12 } } })
    const { edges } = (body['data'] as Record<string, { edges: unknown[] }>)['_allDocuments']!
    expect(edges).toHaveLength(12)
    expect(edges).toContainEqual({ node: { _meta: { id: 'page-home-de-de0', lang: 'de-de' } } })
  })

  it.each([
    ['a type of the repository', '{ allPages { totalCount } }', 'The field "allPages"'],
    ['an argument', '{ _allDocuments(first: 2) { totalCount } }', 'Unexpected "(first: 2)'],
    ['a fragment', '{ ...on Page { title } }', 'Fragments'],
    ['what has no parts', '{ _allDocuments { totalCount { x } } }', 'A part of "totalCount"'],
  ])('refuses %s in the words of GraphQL', async (_, query, message) => {
    expect(await ask(query)).toMatchObject({
      status: 400,
      body: { data: null, errors: [{ message: expect.stringContaining(message) }] },
    })
  })

  it('goes by the ref of its header', async () => {
    const headers = { 'prismic-ref': 'no-such-ref' }
    const request = new Request('http://content.test/graphql?query={_allDocuments{totalCount}}', {
      headers,
    })
    expect((await service.handle(request)).status).toBe(404)
  })
})
