/**
 * The replica over the embedded service: the contract of a content source, and its own guarantees.
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createReplicatedSource,
  type Logger,
  type Publication,
  type ReplicatedSource,
  type ReplicatedSourceOptions,
} from '#runtime'
import {
  testContentSource,
  type ContractDocument,
  type Trouble,
} from '#tests/contracts/content-source.ts'
import { openDocumentStore } from '../../adapters/node/document-store.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { faults, startContentService } from '../../adapters/prismic/service/index.ts'
import type { Fault } from '../../adapters/prismic/service/index.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures/content-service')
const ENGLISH = { lang: 'en-us' }

const TROUBLES: Record<Trouble, Fault> = {
  'connection lost': faults.down,
  'server error': { status: 503, body: '{"message":"Maintenance"}' },
  'answer that is not JSON': faults.brokenJson,
  'page of HTML': faults.html(404),
  'rate limit': faults.rateLimited(),
  'expired ref': faults.expiredRef,
}

interface LogLine {
  code: string
  data: Record<string, unknown>
}

function createLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = []
  const note = (code: string, data: Record<string, unknown> = {}) => void lines.push({ code, data })
  return { log: { info: note, warn: note, error: note }, lines }
}

interface Connection extends Pick<
  Partial<ReplicatedSourceOptions>,
  'filler' | 'isFillerItself' | 'now'
> {
  file?: string
  isInProcess?: boolean
  /** Ref that its service still reports, while another server of the service has a newer one. */
  readLag?: () => string | undefined
}

async function createHarness() {
  const folder = await mkdtemp(join(tmpdir(), 'replica-'))
  const published = join(folder, 'content')
  await mkdir(published)
  const service = await startContentService({ folders: [FIXTURES, published] })
  const open: ReplicatedSource[] = []
  return {
    folder,
    service,
    file: join(folder, 'data/replica.sqlite'),
    async connect({
      file,
      isInProcess = true,
      readLag = () => undefined,
      ...options
    }: Connection = {}) {
      const { log, lines } = createLog()
      const store = await openDocumentStore(file, log)
      const source = createPrismicSource({
        repository: 'colloquy',
        endpoint: service.endpoint,
        sleep: () => Promise.resolve(),
        ...(isInProcess ? { changedIds: (from, to) => service.changedIds(from, to) } : {}),
      })
      const replica = createReplicatedSource({
        source: { ...source, ref: async (options) => readLag() ?? source.ref(options) },
        store: store!,
        log,
        ...options,
      })
      open.push(replica)
      return { replica, store: store!, lines }
    },
    async publish(documents: readonly ContractDocument[]) {
      for (const document of documents) {
        const at = join(published, 'documents', document.lang, document.type)
        await mkdir(at, { recursive: true })
        await writeFile(join(at, `${document.id}.json`), JSON.stringify(document))
      }
      service.reload()
    },
    async withdraw({ id, type, lang }: Pick<ContractDocument, 'id' | 'type' | 'lang'>) {
      await rm(join(published, 'documents', lang, type, `${id}.json`))
      service.reload()
    },
    async close() {
      for (const replica of open) replica.close()
      await service.close()
      await rm(folder, { recursive: true })
    },
  }
}

for (const state of ['complete', 'still empty'] as const) {
  const isComplete = state === 'complete'
  testContentSource({
    name: `a replica, ${state}`,
    async create() {
      const harness = await createHarness()
      // A new source for each connection; the contract's is not asynchronous.
      const replicas: ReplicatedSource[] = []
      const ahead = async () => {
        const { replica } = await harness.connect()
        if (isComplete) await replica.sync()
        replicas.push(replica)
      }
      await ahead()
      return {
        connect: () => replicas.at(-1)!,
        async publish(documents) {
          await harness.publish(documents)
          await ahead()
        },
        disturb: (trouble, times = 1) =>
          harness.service.faults.next({ ...TROUBLES[trouble], times }),
        close: () => harness.close(),
      }
    },
    skip: isComplete
      ? [
          'reads again with the latest ref when one has expired',
          'ends when no ref is accepted',
          'calls it an outage, and recovers: connection lost',
          'calls it an outage, and recovers: server error',
          'calls it an outage, and recovers: answer that is not JSON',
          'calls it an outage, and recovers: page of HTML',
          'gives up when it stays limited',
        ].map((title) => ({ case: title, reason: 'the service is not asked' }))
      : [],
  })
}

let harness: Awaited<ReturnType<typeof createHarness>>
beforeEach(async () => void (harness = await createHarness()))
afterEach(() => harness.close())

it('a process killed while it fills the replica leaves one that is sound, and is gone on with', async () => {
  const total = 600
  const notes = Array.from({ length: total }, (_, at) => note(`kept-${at}`))
  await harness.publish(notes)
  const left: number[] = []
  for (let round = 0; round < 2; round++) {
    await rm(harness.file, { force: true })
    await killWhileFilling(harness.service.endpoint, harness.file)
    const { replica, store } = await harness.connect({ file: harness.file })
    left.push(store.count())
    await replica.sync()
    const found = await replica.all('note', ENGLISH)
    expect(new Set(found.map(({ id }) => id)).size).toBe(total)
    replica.close()
  }
  // The process was killed midway: some documents had been kept, but not all.
  expect(Math.min(...left)).toBeGreaterThan(0)
  expect(Math.min(...left)).toBeLessThan(total)
})

/** @returns once the process has ended, with a part of the documents written */
function killWhileFilling(endpoint: string, file: string): Promise<void> {
  const script = join(import.meta.dirname, '../support/fill-replica.ts')
  // Through Vite, since Node itself reads no TSX, which is among what the front door opens.
  const run = `import { runnerImport } from 'vite'; await runnerImport(${JSON.stringify(script)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', run, endpoint, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (counts: Buffer) => {
    if (
      counts
        .toString()
        .split('\n')
        .some((count) => Number(count) > 0)
    )
      child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

const navbar = (label: string) => ({
  id: 'navbar-en-us-000',
  type: 'navbar',
  lang: 'en-us',
  tags: [],
  data: { label },
})
const note = (uid: string, more: object = {}) => ({
  id: `note-${uid}`,
  uid,
  type: 'note',
  lang: 'en-us',
  tags: [],
  data: { text: uid },
  ...more,
})

describe('a replica that is being filled', () => {
  it('is filled first with what a list waits for', async () => {
    const { replica } = await harness.connect()
    const filled = replica.sync()
    expect(await replica.all('page', ENGLISH)).not.toEqual([])
    await filled
    const types = harness.service.requests.flatMap(
      (url) => /document\.type,\s*"(\w+)"/.exec(toQuery(url))?.[1] ?? [],
    )
    expect(types).toEqual(['page', 'article', 'author', 'navbar'])
  })

  it('may be filled by another one over the same file, which is told what a list waits for', async () => {
    const { file } = harness
    const { replica: other } = await harness.connect({ file, isFillerItself: true })
    const wanted: (readonly string[])[] = []
    const filler = {
      fill: (ref: string) => other.fill(ref),
      want(types: readonly string[]) {
        wanted.push(types)
        other.want(types)
      },
    }
    const { replica, lines } = await harness.connect({ file, filler })
    const told: Publication[] = []
    replica.onPublication((publication) => void told.push(publication))
    const filled = replica.sync()
    expect(await replica.all('page', ENGLISH)).not.toEqual([])
    expect(wanted).toEqual([['page'], []])
    await filled
    expect(lines.map(({ code }) => code)).toEqual(['REPLICA_COMPLETE'])
    expect(told).toEqual([{ from: undefined, to: await replica.ref(), changes: undefined }])
    expect(await replica.all('article', ENGLISH)).toHaveLength(3)
  })

  it('is filled here where that one cannot, and says what kept it from reading', async () => {
    const { file } = harness
    const answers = [() => Promise.reject(new Error('It is late.')), () => Promise.resolve(false)]
    const filler = { fill: () => answers.shift()!(), want() {} }
    const { replica, lines } = await harness.connect({ file, filler })
    await replica.sync()
    expect(replica.health().replica.isComplete).toBe(false)
    expect(lines).toMatchObject([{ code: 'CONTENT_STALE', data: { reason: 'It is late.' } }])
    await replica.sync()
    expect(replica.health().replica.isComplete).toBe(true)
  })
})

function toQuery(url: string): string {
  return new URL(url).searchParams.get('q') ?? ''
}

describe('a complete replica', () => {
  it('answers everything without the service, missing documents too', async () => {
    const { replica } = await harness.connect()
    await replica.sync()
    const asked = harness.service.requests.length
    expect((await replica.byUid('page', 'home', ENGLISH)).id).toBe('page-home-en-us0')
    await expect(replica.byUid('page', 'none', ENGLISH)).rejects.toMatchObject({
      code: 'DocumentMissing',
    })
    expect(await replica.all('article', ENGLISH)).toHaveLength(3)
    expect(harness.service.requests).toHaveLength(asked)
  })

  it('gives what the service gives, of every document and with every linked field', async () => {
    const { replica } = await harness.connect()
    await replica.sync()
    const plain = createPrismicSource({
      repository: 'colloquy',
      endpoint: harness.service.endpoint,
    })
    const links = [
      'author.name',
      'author.quotes',
      'author.biography',
      'article.title',
      'article.next',
      'article.body',
      'article.author',
    ]
    for (const type of ['page', 'article', 'author', 'navbar']) {
      const query = { lang: '*', links }
      const byId = new Map((await replica.all(type, query)).map((raw) => [raw.id, raw]))
      const expected = await plain.all(type, query)
      expect(byId.size).toBe(expected.length)
      for (const raw of expected) expect(byId.get(raw.id)).toMatchObject(raw as never)
    }
  })

  it('asks the service for previews', async () => {
    const { replica } = await harness.connect()
    const before = await createPrismicSource({
      repository: 'colloquy',
      endpoint: harness.service.endpoint,
    }).ref()
    await harness.publish([navbar('New')])
    await replica.sync()
    expect((await replica.single('navbar', ENGLISH)).data).toEqual({ label: 'New' })
    expect((await replica.single('navbar', { ...ENGLISH, ref: before })).data).toEqual({
      label: 'Menu',
    })
  })
})

describe.each([
  ['a service that knows what changed', true],
  ['a service that knows dates alone', false],
])('follows %s', (_, isInProcess) => {
  const dated = (date: string) => ({ last_publication_date: date, first_publication_date: date })

  /**
   * Follows at once, as after a webhook; by itself the replica does as soon as the client reads the
   * ref again.
   */
  async function follow(replica: ReplicatedSource) {
    const before = await replica.ref()
    expect(await replica.refresh()).toBe(true)
    expect(await replica.ref()).not.toBe(before)
  }

  it('sees what came, changed and went, and asks for no more than that', async () => {
    await harness.publish([note('one'), note('two'), note('three')])
    const { replica } = await harness.connect({ isInProcess })
    await replica.sync()
    expect(await replica.all('note', ENGLISH)).toHaveLength(3)

    await harness.publish([
      note('two', { data: { text: 'changed' }, ...dated('2026-11-01T10:00:00+0000') }),
      note('four', dated('2026-11-01T11:00:00+0000')),
    ])
    await follow(replica)
    expect((await replica.byUid('note', 'two', ENGLISH)).data).toEqual({ text: 'changed' })
    expect((await replica.byUid('note', 'four', ENGLISH)).id).toBe('note-four')

    await harness.withdraw(note('one'))
    const asked = harness.service.requests.length
    await follow(replica)
    await expect(replica.byUid('note', 'one', ENGLISH)).rejects.toThrow('does not exist')
    expect(await replica.all('note', ENGLISH)).toHaveLength(3)
    const searches = harness.service.requests.slice(asked).filter((url) => url.includes('search'))
    expect(searches.every((url) => !url.includes('document.type'))).toBe(true)
  })

  it('breaks and mends links to what goes and comes, which publishes nothing by itself', async () => {
    const link = { link_type: 'Document', type: 'note', uid: 'target' }
    await harness.publish([note('source', { data: { link } }), note('target')])
    const { replica } = await harness.connect({ isInProcess })
    await replica.sync()
    const linkOf = async () =>
      ((await replica.byUid('note', 'source', ENGLISH)).data as { link: object }).link
    expect(await linkOf()).toMatchObject({ id: 'note-target', isBroken: false })
    await harness.withdraw(note('target'))
    await follow(replica)
    expect(await linkOf()).toMatchObject({ isBroken: true })
    await harness.publish([note('target', dated('2026-11-01T12:00:00+0000'))])
    await follow(replica)
    expect(await linkOf()).toMatchObject({ id: 'note-target', isBroken: false })
  })
})

describe('on the disk', () => {
  const down = () => harness.service.faults.next({ ...faults.down, times: 10_000 })

  it('is there after a restart, although the service is gone, and says so', async () => {
    const first = await harness.connect({ file: harness.file })
    await first.replica.sync()
    expect(first.replica.health()).toMatchObject({ content: 'live', replica: { place: 'disk' } })
    first.replica.close()
    down()
    const { replica, lines } = await harness.connect({ file: harness.file })
    expect((await replica.byUid('page', 'home', ENGLISH)).id).toBe('page-home-en-us0')
    await replica.sync()
    expect(replica.health()).toMatchObject({ content: 'snapshot', replica: { isComplete: true } })
    const message = expect.stringContaining('the site serves its last good content')
    expect(lines).toMatchObject([{ code: 'CONTENT_STALE', data: { message } }])
    expect(await replica.all('article', ENGLISH)).toHaveLength(3)
  })

  it('says where the service has never answered that there is nothing to show', async () => {
    down()
    const { replica, lines } = await harness.connect({ file: harness.file })
    await replica.sync()
    const message = expect.stringContaining('there is no earlier content')
    expect(lines).toMatchObject([{ code: 'CONTENT_STALE', data: { message } }])
  })

  it('keeps what a visitor saw before it was complete', async () => {
    const first = await harness.connect({ file: harness.file })
    const query = { ...ENGLISH, links: ['author.name'] }
    const seen = await first.replica.byUid('page', 'home', query)
    first.replica.close()
    down()
    const { replica } = await harness.connect({ file: harness.file })
    const again = await replica.byUid('page', 'home', query)
    expect(again.id).toBe(seen.id)
    await expect(replica.byUid('page', 'about', ENGLISH)).rejects.toMatchObject({
      code: 'ContentUnavailable',
    })
    expect(replica.health().replica.isComplete).toBe(false)
  })

  it('is made anew when its file is damaged, with a line in the log', async () => {
    const first = await harness.connect({ file: harness.file })
    await first.replica.sync()
    first.replica.close()
    for (const damage of ['not a database at all'.repeat(1000), '']) {
      await writeFile(harness.file, damage)
      const { replica, store, lines } = await harness.connect({ file: harness.file })
      expect(store.place).toBe('disk')
      expect(lines.map(({ code }) => code)).toEqual(damage ? ['REPLICA_DISCARDED'] : [])
      await replica.sync()
      expect(await replica.all('page', ENGLISH)).toHaveLength(2)
      replica.close()
    }

    const bytes = await readFile(harness.file)
    bytes.fill(0x5a, 8192, bytes.length - 100)
    await writeFile(harness.file, bytes)
    const { replica, lines } = await harness.connect({ file: harness.file })
    expect(lines.map(({ code }) => code)).toEqual(['REPLICA_DISCARDED'])
    await replica.sync()
    expect(await replica.all('page', ENGLISH)).toHaveLength(2)
  })

  it('lives in memory where nothing can be written, and says so', async () => {
    const file = join(harness.folder, 'taken')
    await writeFile(file, 'a file where the folder should be')
    const { replica, store, lines } = await harness.connect({ file: join(file, 'replica.sqlite') })
    expect(lines.map(({ code }) => code)).toEqual(['REPLICA_IN_MEMORY'])
    await replica.sync()
    expect(store.place).toBe('memory')
    expect(replica.health().replica).toMatchObject({ place: 'memory', isComplete: true })
    expect((await replica.byUid('page', 'home', ENGLISH)).id).toBe('page-home-en-us0')
  })

  it('is shared by two processes', async () => {
    const [one, two] = await Promise.all([
      harness.connect({ file: harness.file }),
      harness.connect({ file: harness.file }),
    ])
    await Promise.all([one.replica.sync(), two.replica.sync()])
    await harness.publish([note('late')])
    await Promise.all([one.replica.refresh(), two.replica.refresh()])
    for (const { replica } of [one, two]) {
      expect((await replica.byUid('note', 'late', ENGLISH)).id).toBe('note-late')
    }
  })

  it('tells each process over it what another one has read of a publication', async () => {
    const one = await harness.connect({ file: harness.file })
    await one.replica.sync()
    const two = await harness.connect({ file: harness.file })
    const told = [one, two].map(({ replica }) => {
      const publications: Publication[] = []
      replica.onPublication((publication) => void publications.push(publication))
      return publications
    })
    await harness.publish([note('late')])
    expect(await one.replica.refresh()).toBe(true)
    const asked = harness.service.requests.length
    expect(await two.replica.refresh()).toBe(true)
    expect(harness.service.requests.slice(asked).filter((url) => url.includes('search'))).toEqual(
      [],
    )
    expect(told[0]).toMatchObject([{ changes: [{ after: { id: 'note-late' } }] }])
    expect(told[1]).toEqual(told[0])
    // One that has seen an older ref does not lead the others back.
    await two.replica.sync()
    await one.replica.sync()
    expect(told.map(({ length }) => length)).toEqual([1, 1])
  })

  it('is not led back by a process whose service still reports an older ref', async () => {
    const one = await harness.connect({ file: harness.file })
    let lag: string | undefined
    const two = await harness.connect({ file: harness.file, readLag: () => lag })
    const told: Publication[] = []
    one.replica.onPublication((publication) => void told.push(publication))
    await one.replica.sync()
    await two.replica.sync()
    lag = await one.replica.ref()
    await harness.publish([note('late')])
    await one.replica.refresh()
    for (const ask of ['sync', 'refresh', 'refresh'] as const) {
      await two.replica[ask]()
      expect((await two.replica.byUid('note', 'late', ENGLISH)).id).toBe('note-late')
    }
    lag = undefined
    await two.replica.refresh()
    await one.replica.refresh()
    expect(told).toHaveLength(2)

    // What is undone is followed by whoever has seen it come and go.
    await harness.withdraw(note('late'))
    await two.replica.refresh()
    await one.replica.refresh()
    for (const { replica } of [one, two]) {
      expect(await replica.all('note', ENGLISH)).not.toContainEqual(
        expect.objectContaining({ id: 'note-late' }),
      )
    }
  })

  it('tells also what a process had written that did not get to the end', async () => {
    const one = await harness.connect({ file: harness.file })
    await one.replica.sync()
    const two = await harness.connect({ file: harness.file })
    const told: Publication[] = []
    two.replica.onPublication((publication) => void told.push(publication))
    await harness.publish([note('late')])
    const [other] = await two.replica.all('article', ENGLISH)
    // The state a killed process leaves: a document, and no ref.
    const raw = { ...other!, uid: 'moved' }
    const text = JSON.stringify(raw)
    one.store.write({ put: [{ raw, text, references: [] }], isNoted: true })
    one.replica.close()
    expect(await two.replica.refresh()).toBe(true)
    const ids = told.flatMap(({ changes }) => changes ?? []).map(({ after }) => after?.id)
    expect(ids.toSorted()).toEqual([other!.id, 'note-late'])
  })
})

describe('a service that contradicts itself', () => {
  const nothing = {
    match: '/documents/search',
    status: 200,
    body: JSON.stringify({ page: 1, results: [], total_results_size: 0, total_pages: 0 }),
  }

  // By itself, without a webhook: the client reads the ref again after five seconds.
  it('takes no document away', async () => {
    const { replica } = await harness.connect({ isInProcess: false })
    await replica.sync()
    await harness.publish([note('late')])
    harness.service.faults.next({ ...nothing, times: 10_000 })
    await expect.poll(async () => (await replica.sync(), replica.health().content)).toBe('stale')
    expect(await replica.all('article', ENGLISH)).toHaveLength(3)
    harness.service.faults.clear()
    await replica.sync()
    expect(replica.health().content).toBe('live')
    expect((await replica.byUid('note', 'late', ENGLISH)).id).toBe('note-late')
  })
})

describe('a uid that a document had before', () => {
  const german = { lang: 'de-de' }
  const former = async (replica: ReplicatedSource, uid: string, query = ENGLISH) => {
    const found = await replica.byFormerUid!('note', uid, query)
    return typeof found === 'string' ? found : found.uid
  }
  const countAsked = () =>
    harness.service.requests.filter((url) => url.includes('my.note.uid')).length
  const rename = (uid: string, more: object = {}) => ({ ...note('one', more), uid })

  it('is remembered in the file of the replica, also by the next process', async () => {
    const { file } = harness
    await harness.publish([note('one')])
    const { replica } = await harness.connect({ file })
    await replica.sync()
    await harness.publish([rename('two')])
    await replica.refresh()
    await harness.publish([rename('three')])
    await replica.refresh()
    expect([await former(replica, 'one'), await former(replica, 'two')]).toEqual(['three', 'three'])
    await expect(replica.byUid('note', 'one', ENGLISH)).rejects.toThrow('does not exist')
    replica.close()

    const { replica: next } = await harness.connect({ file })
    harness.service.faults.next({ ...faults.down, times: Infinity })
    await next.sync()
    expect([await former(next, 'one'), await former(next, 'two')]).toEqual(['three', 'three'])
    expect(next.formerUids!()).toEqual([
      { id: 'note-one', type: 'note', lang: 'en-us', uid: 'two' },
      { id: 'note-one', type: 'note', lang: 'en-us', uid: 'one' },
    ])
    await harness.withdraw(note('one'))
  })

  it('is of one language, and forgotten with its document', async () => {
    await harness.publish([note('one')])
    const { replica } = await harness.connect()
    await replica.sync()
    await harness.publish([rename('two')])
    await replica.refresh()
    expect(await former(replica, 'one')).toBe('two')
    expect(await former(replica, 'one', german)).toBe('none')
    await harness.withdraw(note('one'))
    await replica.refresh()
    expect(replica.formerUids!()).toEqual([])
    expect(await former(replica, 'one')).toBe('none')
  })

  it('stands in its file, where nobody has seen it renamed', async () => {
    await harness.publish([
      note('one', { former_uids: ['old', 'older'] }),
      note('old'),
      note('eins', { ...german, former_uids: ['old'] }),
    ])
    const { replica } = await harness.connect()
    await replica.sync()
    expect([await former(replica, 'older'), await former(replica, 'old', german)]).toEqual([
      'one',
      'eins',
    ])
    const { replica: bare } = await harness.connect({ isInProcess: false })
    await bare.sync()
    expect(await former(bare, 'older')).toBe('one')
    expect((await bare.byUid('note', 'old', ENGLISH)).id).toBe('note-old')
  })

  it('is asked of the service once for each uid and ref, whoever asks at the same time', async () => {
    await harness.publish([note('one')])
    const { replica } = await harness.connect()
    await replica.sync()
    expect(await Promise.all([1, 2, 3].map(() => former(replica, 'never')))).toEqual(
      Array(3).fill('none'),
    )
    await former(replica, 'never')
    expect(countAsked()).toBe(1)
    await harness.publish([note('two')])
    await replica.refresh()
    await former(replica, 'never')
    expect(countAsked()).toBe(2)
  })

  it('is asked of the service a few times a second, and told as unknown beyond that', async () => {
    let now = 1_000_000
    await harness.publish([note('one')])
    const { replica } = await harness.connect({ now: () => now })
    await replica.sync()
    const answers: unknown[] = []
    for (let i = 0; i < 20; i++) answers.push(await former(replica, `never-${i}`))
    expect(answers).toEqual([...Array(5).fill('none'), ...Array(15).fill('unknown')])
    expect(countAsked()).toBe(5)
    now += 1000
    for (let i = 0; i < 20; i++) await former(replica, `never-${i}`)
    expect(countAsked()).toBe(10)
  })

  it('is not asked of a service that is down, and not for a while of one that fails', async () => {
    let now = 1_000_000
    await harness.publish([note('one', { former_uids: ['old'] })])
    const { replica, lines } = await harness.connect({ isInProcess: false, now: () => now })
    await replica.sync()
    harness.service.faults.next({ ...TROUBLES['server error'], times: Infinity })
    expect(await former(replica, 'old')).toBe('unknown')
    expect(lines.at(-1)).toMatchObject({ code: 'FORMER_UID_UNKNOWN', data: { uid: 'old' } })
    harness.service.faults.clear()
    now += 4000
    expect(await former(replica, 'old')).toBe('unknown')
    now += 2000
    expect(await former(replica, 'old')).toBe('one')

    harness.service.faults.next({ ...faults.down, times: Infinity })
    now += 60_000
    await replica.refresh()
    const asked = harness.service.requests.length
    expect(await former(replica, 'another')).toBe('unknown')
    expect(harness.service.requests).toHaveLength(asked)
  })
})
