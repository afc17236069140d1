/** The main pictures of pages that are shipped. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'

interface Page {
  type: string
  lang: string
  uid?: string
  data: { is_hidden?: boolean; thumbnail?: { url?: string; alt?: string } }
}

const folder = join(repositoryRoot, 'content/documents')
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Page)
  .filter(({ type, data }) => type !== 'test_page' && data.thumbnail?.url)

function listShared(found: readonly Page[]): string[] {
  const byPicture = Map.groupBy(found, ({ lang, data }) => `${lang} ${data.thumbnail!.url}`)
  return [...byPicture].flatMap(([picture, shownBy]) =>
    shownBy.length > 1 ? [`${picture}: ${shownBy.map(({ type }) => type).join(', ')}`] : [],
  )
}

describe('main pictures', () => {
  it(`are ${pages.length}, each of one page in its language`, () => {
    expect(pages.length).toBeGreaterThan(90)
    expect(listShared(pages)).toEqual([])
    expect(listShared([...pages, pages[0]!])).toHaveLength(1)
  })

  it('say in words what they show', () =>
    expect(pages.filter(({ data }) => !data.thumbnail!.alt)).toEqual([]))
})
