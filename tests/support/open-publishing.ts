/**
 * Runs the whole site on a copy of its content in which tests publish changes, and reads its
 * answers.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import {
  cacheSingles,
  createDigestMaker,
  createPublicationFeed,
  createReplicatedSource,
  recordSource,
  type Handler,
  type Site,
} from '#runtime'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { openDocumentStore } from '../../adapters/node/document-store.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { multiplyContent, type StoredDocument } from '../../lab/commands/multiply-content.ts'
import { createTestSite } from './create-test-site.ts'
import { browser } from './start-test-handler.ts'

const silent = { info() {}, warn() {}, error() {} }

export type PublishingSite = Awaited<ReturnType<typeof openPublishing>>

export async function openPublishing() {
  const folder = mkdtempSync(join(tmpdir(), 'publishing-'))
  multiplyContent(join(repositoryRoot, 'content'), folder, 2, new Set(['webinar']))
  const service = await startContentService({ folders: [folder], assetBase: '/media' })
  const source = createPrismicSource({
    repository: service.repository,
    endpoint: service.endpoint,
    sleep: async () => {},
    changedIds: (from, to) => service.changedIds(from, to),
    formerUids: () => service.formerUids(),
  })
  const store = (await openDocumentStore(undefined, silent))!
  const replica = createReplicatedSource({ source, store, log: silent })
  const now = Date.now()
  const content = recordSource(cacheSingles(replica))
  const publications = createPublicationFeed(content)
  const { site, logs } = createTestSite({ now: () => now, overrides: { content, publications } })
  replica.useDigests(createDigestMaker(site))
  await replica.sync()

  async function get(handler: Handler, path: string): Promise<{ status: number; text: string }> {
    const headers = { 'user-agent': browser, 'sec-fetch-site': 'same-origin' }
    const response = await handler(new Request(`${site.baseUrl}${path}`, { headers }))
    // A payload that is still valid names the ref it was rendered from.
    const text = (await response.text()).replace(/"contentRef":"[^"]*"/, '')
    return { status: response.status, text }
  }

  const pathOf = (name: string) => join(folder, 'documents', `${name}.json`)

  return {
    folder,
    service,
    replica,
    site,
    logs,
    get,
    /** The site over the same store, with nothing kept of what was read before. */
    openAnew(): Site {
      const anew = createReplicatedSource({ source, store, log: silent })
      const overrides = { content: recordSource(cacheSingles(anew)) }
      const opened = createTestSite({ now: () => now, overrides })
      anew.useDigests(createDigestMaker(opened.site))
      return opened.site
    },
    async renderAll(handler: Handler, addresses: Iterable<string>) {
      const answers = new Map<string, string>()
      for (const address of addresses) {
        const { status, text } = await get(handler, address)
        answers.set(address, `${status} ${text}`)
      }
      return answers
    },
    /** Publishes the changes in the folder. */
    async refresh(): Promise<void> {
      service.reload()
      expect(await replica.refresh()).toBe(true)
    },
    /** @param name - like `en-us/author/anna` */
    read: (name: string) => JSON.parse(readFileSync(pathOf(name), 'utf8')) as StoredDocument,
    write: (name: string, document: StoredDocument) =>
      writeFileSync(pathOf(name), JSON.stringify(document)),
    remove: (name: string) => rmSync(pathOf(name)),
    /** Names of all documents of a type in English. */
    listNames: (type: string) =>
      readdirSync(join(folder, 'documents/en-us', type))
        .sort()
        .map((name) => `en-us/${type}/${name.replace('.json', '')}`),
    async close() {
      replica.close()
      await service.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export function findStale(kept: Map<string, string>, now: Map<string, string>): string[] {
  return [...now.keys()].filter((address) => kept.get(address) !== now.get(address))
}
