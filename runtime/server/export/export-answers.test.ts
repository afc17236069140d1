/** An export that another thread helps with, as good or bad as it may be. */
import { beforeAll, expect, it } from 'vitest'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import { exportAnswers } from './export-answers.ts'
import { createAnswerMaker, type MakeAnswer } from './make-answer.ts'

const findNames = (text: string) => text.match(/\/media\/[\w./-]+/g) ?? []

function openSite(pages: number) {
  const documents = Array.from({ length: pages }, (_, at) =>
    createLandingPage({}, { id: `page-${at}`, uid: `page-${at}` }),
  )
  return createTestSite({ documents, now: () => 1_800_000_000_000 }).site
}

async function exportPages(pages: number, help?: (make: MakeAnswer) => MakeAnswer) {
  const site = openSite(pages)
  const written = new Map<string, string>()
  const exported = await exportAnswers({
    site,
    previous: { answers: new Map(), files: new Map() },
    isIntact: async () => false,
    async write(path, text) {
      expect([path, written.has(path)]).toEqual([path, false])
      written.set(path, text)
      return { hash: String(text.length), size: text.length }
    },
    findNames,
    helper: help?.(createAnswerMaker(openSite(pages), findNames)),
    show() {},
  })
  const { answers, files, renderedAside, ...counts } = exported
  // The order of tags depends on which page was rendered first.
  const sorted = [...answers].map(
    ([address, answer]) => [address, { ...answer, tags: answer.tags.toSorted() }] as const,
  )
  return {
    renderedAside,
    outcome: {
      counts,
      written: Object.fromEntries(written),
      answers: Object.fromEntries(sorted),
      files: Object.fromEntries(files),
    },
  }
}

let alone: Awaited<ReturnType<typeof exportPages>>
beforeAll(async () => void (alone = await exportPages(120)))

const never = new Promise<never>(() => {})

it.each<[what: string, aside: (count: number) => boolean, help: (make: MakeAnswer) => MakeAnswer]>([
  ['answers', (count) => count > 50, (make) => make],
  [
    'fails now and then',
    (count) => count > 2 && count < 20,
    (make) => {
      let asked = 0
      return async (address) => {
        if (++asked > 10) throw new Error('out of memory')
        return make(address)
      }
    },
  ],
  ['fails at once', (count) => count === 0, () => () => Promise.reject(new Error('no thread'))],
  ['never answers', (count) => count === 0, () => () => never],
  [
    'ends halfway',
    (count) => count > 2 && count < 20,
    (make) => {
      let asked = 0
      return (address) => (++asked > 10 ? never : make(address))
    },
  ],
])(
  '[BUILD-04] with a helper that %s, every address is answered once, as without',
  async (_, isAside, help) => {
    expect(alone.renderedAside).toBe(0)
    expect(alone.outcome.counts.pages).toBe(120)
    const { renderedAside, outcome } = await exportPages(120, help)
    expect(outcome).toEqual(alone.outcome)
    expect([renderedAside, isAside(renderedAside)]).toEqual([renderedAside, true])
  },
)

it('does not ask for help with a few', async () => {
  let asked = 0
  const { outcome } = await exportPages(3, () => () => {
    asked++
    return never
  })
  expect([asked, outcome.counts.pages]).toEqual([0, 3])
})

it('tells why what the disk refuses could not be written, whoever made it', async () => {
  const site = openSite(120)
  let left = 40
  const exporting = exportAnswers({
    site,
    previous: { answers: new Map(), files: new Map() },
    isIntact: async () => false,
    async write() {
      if (--left < 0) throw new Error('ENOSPC')
      return { hash: '', size: 0 }
    },
    findNames,
    helper: createAnswerMaker(openSite(120), findNames),
    show() {},
  })
  await expect(exporting).rejects.toThrow('ENOSPC')
})
