import { afterEach, expect, it, vi } from 'vitest'
import type { PrismicDocument } from '@prismicio/client'
import type { RepositoryApi } from '../adapters/prismic/repository/index.ts'
import { pruneContent } from './prune-content.ts'

afterEach(() => vi.restoreAllMocks())

const document = (id: string, data: object = {}) =>
  ({ id, uid: id, type: 'author', lang: 'en-us', alternate_languages: [], data }) as never

/** Prunes a repository with a document that links to another; the files have neither. */
async function prune(isForced: boolean, deletes: boolean) {
  const lines: string[] = []
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line))
  const removed: string[] = []
  const friend = { link_type: 'Document', id: 'gone', type: 'author', uid: 'gone' }
  const there: PrismicDocument[] = [document('gone'), document('kept', { friend })]
  const code = await pruneContent({
    content: { documents: new Map([['kept', {} as never]]), assets: new Map() },
    api: {
      repository: 'my-site',
      deletes,
      listAssets: async () => [],
      removeDocument: async (id) => void removed.push(id),
    } as Partial<RepositoryApi> as RepositoryApi,
    reader: { languages: async () => [], all: async () => there },
    journal: {
      path: '',
      open: undefined,
      assets: new Map(),
      documents: new Map([['kept', { id: 'kept', hash: undefined }]]),
      add: () => {},
      close: () => {},
    },
    isDryRun: false,
    isForced,
  })
  return { code, removed, output: lines.join('\n') }
}

it('[PAGEBUILDER-11] of a repository of Prismic says what an editor archives, and where; deletes nothing', async () => {
  const { code, removed, output } = await prune(true, false)
  expect([code, removed]).toEqual([0, []])
  expect(output).toContain(
    '- author gone en-us https://my-site.prismic.io/builder/pages/gone\nauthor gone en-us is used by',
  )
  expect(output).toMatch(/choose Archive/)
})

it('[PAGEBUILDER-11] refuses what is used, with its users, unless forced', async () => {
  const refused = await prune(false, true)
  expect([refused.code, refused.removed]).toEqual([1, []])
  expect(refused.output).toContain(
    'author gone en-us is used by\n  author kept en-us /data/friend\nNothing was deleted',
  )
  expect(await prune(true, true)).toMatchObject({ code: 0, removed: ['gone'] })
})
