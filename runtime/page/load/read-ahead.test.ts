import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { cacheSingles, createHandler, createMemoryCache, type ContentSource } from '#runtime'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createArticle } from '#tests/support/articles.ts'
import { createMemoryContent } from '#tests/support/memory-content.ts'
import { createFrameDocuments } from '#tests/support/documents.ts'

/** More turns than anything takes that waits for no answer and has been imported before. */
const quietTurns = 20

/** Holds all answers back until no more requests come; then gives them all. */
function createRounds(content: ContentSource) {
  const waiting: (() => void)[] = []
  const rounds: number[] = []
  let quiet: Promise<void> | undefined
  async function turn(): Promise<void> {
    quiet ??= answerAll()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  async function answerAll(): Promise<void> {
    for (let turn = 0, asked = 0; turn < quietTurns; turn++) {
      await setImmediate()
      if (waiting.length > asked) turn = 0
      asked = waiting.length
    }
    quiet = undefined
    rounds.push(waiting.length)
    for (const answer of waiting.splice(0)) answer()
  }
  const slow: ContentSource = {
    ...content,
    ref: () => content.ref(),
    single: (...query) => turn().then(() => content.single(...query)),
    byUid: (...query) => turn().then(() => content.byUid(...query)),
    all: (...query) => turn().then(() => content.all(...query)),
  }
  return { slow, rounds }
}

describe('readAhead', () => {
  it('asks for what the page of a document needs while its document is on its way', async () => {
    const memory = createMemoryContent([...createFrameDocuments(), createArticle('one')])
    const { slow, rounds } = createRounds(memory)
    const uid = createArticle('one').uid
    const path = createTestSite().site.routes.toPath(createArticle('one')).replace(/\/$/, '')
    const render = (content: ContentSource) => {
      const { site } = createTestSite({ overrides: { content: cacheSingles(content) } })
      const handler = createHandler(site, { cache: createMemoryCache() })
      return handler(new Request(`https://www.colloquy.example${path}`))
    }
    await render(memory)
    const { status } = await render(slow)
    expect([path.endsWith(String(uid)), status]).toEqual([true, 200])
    // The frame with the parents of addresses, the document, the lists of its template.
    expect(rounds).toHaveLength(3)
    expect(rounds[0]).toBeGreaterThan(5)
  })
})
