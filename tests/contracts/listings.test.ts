import { expect, it, vi } from 'vitest'
import type { RawDocument } from '#runtime'
import { createRandom } from '#tests/support/edit-content.ts'
import { openDocumentStore } from '../../adapters/node/document-store.ts'
import { createListings } from '../../runtime/page/load/listings.ts'

const version = '1'
const [types, languages] = [
  ['article', 'author'],
  ['en-us', 'de-de'],
]

it('[DOC-02] lists hold after any edit what the store holds, and only what changed is read again', async () => {
  const store = (await openDocumentStore(undefined, { info() {}, warn() {}, error() {} }))!
  const listings = createListings(store)
  const random = createRandom(7)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)]!

  const write = (id: string) => {
    const raw = {
      id,
      type: pick(types),
      lang: pick(languages),
      uid: id,
      // Few days, so that several documents share one.
      last_publication_date: pick([null, '2026-01-01T00:00:00+0000', '2026-01-02T00:00:00+0000']),
      data: { at: below(1000) },
    } as unknown as RawDocument
    const text = below(6) === 0 ? null : JSON.stringify({ document: raw })
    const before = store.byIds([id])
    store.write({
      put: [{ raw, text: JSON.stringify(raw), references: [], digest: { text, version } }],
    })
    for (const changed of [...before, raw]) listings.forget(changed)
  }
  const remove = (id: string) => {
    const before = store.byIds([id])
    store.write({ remove: [id] })
    before.forEach(listings.forget)
  }

  const ids = Array.from({ length: 40 }, (_, index) => `document-${index}`)
  ids.forEach(write)
  for (const type of types) for (const lang of languages) listings.list(type, lang, version)
  const read = vi.spyOn(store, 'digests')
  let edits = 0
  for (let round = 0; round < 200; round += 1) {
    const count = 1 + below(3)
    edits += count
    for (let edit = 0; edit < count; edit += 1) (below(4) === 0 ? remove : write)(pick(ids))
    for (const type of types) {
      for (const lang of languages) {
        const listed = listings.list(type, lang, version)
        expect(listings.list(type, lang, version)).toBe(listed)
        const asked = read.mock.calls.length
        expect(listed).toEqual(createListings(store).list(type, lang, version))
        read.mock.calls.splice(asked)
      }
    }
  }
  const again = read.mock.calls.flatMap(([, , , changed]) => changed ?? ['everything'])
  expect(again).not.toContain('everything')
  // A document that moves is looked for where it was and where it is.
  expect(again.length).toBeLessThanOrEqual(2 * edits)
  store.close()
})
