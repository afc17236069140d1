import { expect, it } from 'vitest'
import { keepReceipt, type PublishReceipt } from '#runtime'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { answerPublications, publicationsPath } from './answer-publications.ts'

const receipt = (addresses: number, documents: number): PublishReceipt => ({
  at: '2026-11-20T08:00:00.000Z',
  from: 'one',
  to: 'two',
  changes: Array.from({ length: documents }, (_, at) => ({
    id: `id-${at}`,
    type: 'page',
    lang: 'en-us',
    uid: `document-${at}`,
    what: 'changed',
  })),
  affected: Array.from({ length: addresses }, (_, at) => `/address-${at}`),
  purgedMs: 1,
  rendered: [],
  liveMs: 2,
})

async function showPublication(published: PublishReceipt): Promise<string> {
  const files = createMemoryFiles()
  await keepReceipt(files, published)
  return (await answerPublications(publicationsPath, files, 'Site'))!.text()
}

const countRows = (page: string, name: string) => page.split(`<td>${name}-`).length - 1

it('[CONTENT-02] a receipt names 200 addresses and documents, and says how many more there were', async () => {
  const page = await showPublication(receipt(312, 205))
  expect([countRows(page, '/address'), countRows(page, 'document')]).toEqual([200, 200])
  expect(page).toContain('<dt>answers purged</dt><dd>312</dd>')
  expect(page.match(/\d+ more are not listed/g)).toEqual([
    '5 more are not listed',
    '112 more are not listed',
  ])
})

it('[CONTENT-02] a receipt that names all of them says nothing of more', async () => {
  const page = await showPublication(receipt(200, 1))
  expect([countRows(page, '/address'), countRows(page, 'document')]).toEqual([200, 1])
  expect(page).not.toContain('not listed')
})
