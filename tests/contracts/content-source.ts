import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentSource, RawDocument } from '#runtime'

/** How the service behind the source misbehaves, in words every adapter can translate. */
export type Trouble =
  | 'connection lost'
  | 'server error'
  | 'answer that is not JSON'
  | 'page of HTML'
  | 'rate limit'
  | 'expired ref'

/** A document as the content folder has it. */
export interface ContractDocument {
  id: string
  uid?: string
  type: string
  lang: string
  tags: string[]
  data: Record<string, unknown>
}

export interface ContentSourceHarness {
  /** A new source over `tests/fixtures/content-service`, with nothing cached. */
  connect(): ContentSource
  /** Adds or replaces documents; sources connected afterwards see them. */
  publish(documents: readonly ContractDocument[]): Promise<void>
  /** The next requests meet this trouble. */
  disturb(trouble: Trouble, times?: number): void
  close(): Promise<void>
}

export interface ContentSourceContract {
  name: string
  create(): Promise<ContentSourceHarness>
  /** Cases an adapter cannot meet, by their title without ids. */
  skip?: readonly { case: string; reason: string }[]
}

/** Tests the guarantees that the runtime relies on, whichever adapter is behind the port. */
export function testContentSource({ name, create, skip = [] }: ContentSourceContract): void {
  const skipped = new Map(skip.map((entry) => [entry.case, entry.reason]))
  let harness: ContentSourceHarness
  let source: ContentSource

  /** Registers one case, unless the adapter has a reason to leave it out. */
  function meets(title: string, prove: () => Promise<void>, ids = ''): void {
    const reason = skipped.get(title)
    skipped.delete(title)
    if (reason === undefined) it(`${ids} ${title}`.trim(), prove)
  }

  describe(`content source: ${name}`, () => {
    beforeEach(async () => {
      harness = await create()
      source = harness.connect()
    })
    afterEach(() => harness.close())

    describe('reads documents', () => {
      meets('names its repository and where an editor opens a document', async () => {
        expect(source.repository.name).toBe('colloquy')
        expect(source.repository.editorUrl('page-home-en-us0')).toContain('page-home-en-us0')
      })

      meets(
        'gives every document its whole envelope',
        async () => {
          const home = await source.byUid('page', 'home', { lang: 'en-us' })
          expect(home).toMatchObject({
            id: 'page-home-en-us0',
            uid: 'home',
            type: 'page',
            lang: 'en-us',
            isBroken: false,
            tags: ['start'],
            alternate_languages: [
              { id: 'page-home-de-de0', uid: 'home', type: 'page', lang: 'de-de' },
            ],
          })
          for (const date of [home.first_publication_date, home.last_publication_date]) {
            expect(date).toBe(new Date(date ?? '').toISOString())
          }
          expect(await source.single('navbar', { lang: 'en-us' })).toHaveProperty('uid', null)
        },
        '[DOC-01]',
      )

      meets(
        'applies the language to uids and singles',
        async () => {
          const titles = await Promise.all(
            ['en-us', 'de-de'].map((lang) => source.byUid('page', 'home', { lang })),
          )
          expect(titles.map(titleOf)).toEqual(['Learn together', 'Gemeinsam lernen'])
          const labels = await Promise.all(
            ['en-us', 'de-de'].map((lang) => source.single('navbar', { lang })),
          )
          expect(labels.map(({ data }) => data)).toEqual([{ label: 'Menu' }, { label: 'Menü' }])
        },
        '[CONTENT-07]',
      )

      meets(
        'reads documents by id, in the order asked for, without those that are missing',
        async () => {
          const ids = [
            'navbar-de-de-000',
            'there-is-no-such',
            'page-home-en-us0',
            'author-ada-en-us',
          ]
          expect((await source.byIds(ids)).map(({ id }) => id)).toEqual([ids[0], ids[2], ids[3]])
          const german = await source.byIds(ids, { lang: 'de-de' })
          expect(german.map(({ id }) => id)).toEqual(['navbar-de-de-000'])
          expect(await source.byIds([])).toEqual([])
        },
      )

      meets('reads all documents of a type in one language or in all', async () => {
        const english = await source.all('page', { lang: 'en-us' })
        expect(english.map(({ uid }) => uid).toSorted()).toEqual(['about', 'home'])
        expect(await source.all('page', { lang: '*' })).toHaveLength(4)
      })

      meets('orders by fields in both directions', async () => {
        const field = 'my.article.position'
        for (const direction of ['asc', 'desc'] as const) {
          const found = await source.all('article', {
            lang: 'en-us',
            orderings: [{ field, direction }],
          })
          const uids = direction === 'asc' ? found : found.toReversed()
          expect(uids.map(({ uid }) => uid)).toEqual(['first', 'second', 'third'])
        }
      })

      meets('reads every page of a long answer', async () => {
        const notes = Array.from({ length: 105 }, (_, index) => toNote(index))
        await harness.publish(notes)
        const found = await harness.connect().all('note', { lang: 'en-us' })
        expect(new Set(found.map(({ id }) => id))).toEqual(new Set(notes.map(({ id }) => id)))
        expect(found).toHaveLength(105)
      })

      meets('answers many readers at once', async () => {
        const uids = ['first', 'second', 'third', 'first']
        const found = await Promise.all(
          uids.map((uid) => source.byUid('article', uid, { lang: 'en-us' })),
        )
        expect(found.map(({ uid }) => uid)).toEqual(uids)
      })
    })

    describe('says what is missing', () => {
      meets(
        'names type, uid and language of a missing document',
        async () => {
          await expect(source.byUid('page', 'nowhere', { lang: 'de-de' })).rejects.toMatchObject({
            code: 'DocumentMissing',
            kind: 'content',
            message: 'Document page - UID nowhere does not exist for locale de-de',
          })
        },
        '[CONTENT-08]',
      )

      meets(
        'names type and language of a missing single',
        async () => {
          await expect(source.single('navbar', { lang: 'fr-fr' })).rejects.toMatchObject({
            code: 'DocumentMissing',
            message: 'Document navbar does not exist for locale fr-fr',
          })
        },
        '[CONTENT-08]',
      )

      meets('takes a type without documents for empty, not for an error', async () => {
        const query = { lang: 'en-us' }
        const orderings = [{ field: 'my.podcast.date', direction: 'desc' as const }]
        expect(await source.all('podcast', { ...query, orderings })).toEqual([])
        await expect(source.single('podcast', query)).rejects.toThrow('Document podcast does not')
        await expect(source.byUid('podcast', 'one', query)).rejects.toThrow(
          'Document podcast - UID one does not exist for locale en-us',
        )
      })
    })

    describe('brings linked fields', () => {
      meets(
        'brings the fields asked for, of the types asked for',
        async () => {
          const links = ['author.name', 'author.portrait']
          const { data } = await source.byUid('page', 'home', { lang: 'en-us', links })
          const { author, body } = data as PageData
          expect(author).toMatchObject({ id: 'author-ada-en-us', data: { name: 'Ada' } })
          expect(Object.keys(author.data ?? {})).toEqual(['name', 'portrait'])
          expect(body[0]?.primary.article).not.toHaveProperty('data')
        },
        '[CONTENT-07]',
      )

      meets(
        'completes groups, slices, media links and rich text of linked documents',
        async () => {
          const links = ['author.quotes', 'author.biography', 'author.resume', 'article.body']
          const { data } = await source.byUid('page', 'home', { lang: 'en-us', links })
          const { author, body } = data as PageData
          expect(author.data).toMatchObject({
            quotes: [{ text: 'Ask twice.' }, { text: 'Explain once.' }],
            biography: [{ text: 'Ada teaches.' }, { text: 'She also writes.' }],
            resume: { link_type: 'Media', name: 'ada.pdf' },
          })
          expect(body[0]?.primary.article.data).toMatchObject({ body: [{ slice_type: 'text' }] })
        },
        '[OP55]',
      )

      meets(
        'goes two levels deep and ends there, also when documents link to each other',
        async () => {
          const links = ['article.title', 'article.next', 'article.body', 'author.name']
          const { data } = await source.byUid('article', 'first', { lang: 'en-us', links })
          const { next } = data as { next: Link }
          expect(next.data).toMatchObject({ body: [{ slice_type: 'text' }] })
          const again = next.data?.['next'] as Link
          expect(again).toMatchObject({ id: 'article-first-en', data: { body: expect.anything() } })
          expect(again.data?.['next']).toMatchObject({ id: 'article-second-e' })
          expect(again.data?.['next']).not.toHaveProperty('data.body')
        },
        '[OP55]',
      )

      meets(
        'leaves a link to a missing document broken',
        async () => {
          const links = ['author.name', 'author.quotes']
          const { data } = await source.byUid('page', 'home', { lang: 'en-us', links })
          const { gone } = data as PageData
          expect(gone).toMatchObject({ link_type: 'Document', isBroken: true })
          expect(gone).not.toHaveProperty('data')
        },
        '[OP55]',
      )
    })

    describe('follows the content', () => {
      meets(
        'has another ref after a change, and still reads what an earlier ref stands for',
        async () => {
          const before = await source.ref()
          const changed = { id: 'navbar-en-us-000', type: 'navbar', lang: 'en-us', tags: [] }
          await harness.publish([{ ...changed, data: { label: 'New' } }])

          const later = harness.connect()
          expect(await later.ref()).not.toBe(before)
          expect((await later.single('navbar', { lang: 'en-us' })).data).toEqual({ label: 'New' })
          const old = await later.single('navbar', { lang: 'en-us', ref: before })
          expect(old.data).toEqual({ label: 'Menu' })
        },
      )

      meets(
        'reads again with the latest ref when one has expired',
        async () => {
          harness.disturb('expired ref', 2)
          expect(titleOf(await source.byUid('page', 'home', { lang: 'en-us' }))).toBe(
            'Learn together',
          )
        },
        '[CONTENT-03]',
      )

      meets(
        'ends when no ref is accepted',
        async () => {
          harness.disturb('expired ref', 3)
          await expectOutage(source.byUid('page', 'home', { lang: 'en-us' }))
          expect(titleOf(await source.byUid('page', 'home', { lang: 'en-us' }))).toBe(
            'Learn together',
          )
        },
        '[CONTENT-03]',
      )
    })

    describe('survives trouble', () => {
      const troubles: Trouble[] = [
        'connection lost',
        'server error',
        'answer that is not JSON',
        'page of HTML',
      ]
      // Troubles that a second attempt overcomes.
      const passing: Trouble[] = ['connection lost', 'server error']
      for (const trouble of troubles) {
        meets(`calls it an outage, and recovers: ${trouble}`, async () => {
          const times = passing.includes(trouble) ? 2 : 1
          harness.disturb(trouble, times)
          await expectOutage(source.ref())
          await source.ref()
          harness.disturb(trouble, times)
          await expectOutage(source.byUid('page', 'home', { lang: 'en-us' }))
          harness.disturb(trouble, times)
          await expectOutage(source.all('page', { lang: 'en-us' }))
          expect(titleOf(await source.byUid('page', 'home', { lang: 'en-us' }))).toBe(
            'Learn together',
          )
        })
      }

      for (const trouble of passing) {
        meets(`asks once more, and nobody notices: ${trouble}`, async () => {
          harness.disturb(trouble)
          await source.ref()
          harness.disturb(trouble)
          expect(titleOf(await source.byUid('page', 'home', { lang: 'en-us' }))).toBe(
            'Learn together',
          )
        })
      }

      meets(
        'waits when it is limited',
        async () => {
          harness.disturb('rate limit', 2)
          expect(titleOf(await source.byUid('page', 'home', { lang: 'en-us' }))).toBe(
            'Learn together',
          )
        },
        '[CONTENT-04]',
      )

      meets(
        'gives up when it stays limited',
        async () => {
          harness.disturb('rate limit', 3)
          await expectOutage(source.byUid('page', 'home', { lang: 'en-us' }))
        },
        '[OP41]',
      )
    })

    it('leaves out only cases that exist', () => {
      expect([...skipped.keys()]).toEqual([])
    })
  })
}

interface Link {
  id: string
  data?: Record<string, unknown>
}

interface PageData {
  author: Link
  gone: Link
  body: { primary: { article: Link } }[]
}

async function expectOutage(read: Promise<unknown>): Promise<void> {
  await expect(read).rejects.toMatchObject({ code: 'ContentUnavailable', kind: 'outage' })
}

function titleOf({ data }: RawDocument): string | undefined {
  return (data as { title: { text: string }[] }).title[0]?.text
}

function toNote(index: number): ContractDocument {
  const id = `note-${String(index).padStart(11, '0')}`
  return { id, uid: `note-${index}`, type: 'note', lang: 'en-us', tags: [], data: { index } }
}
