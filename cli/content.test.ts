/** `content push` and `content pull` as people run them, against a repository that fails. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listModels } from '#compiler/generate/list-models.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { startProcess, type Started } from '#tests/support/start-process.ts'
import { holdLock } from '../adapters/node/file-lock.ts'
import {
  startContentService,
  type RunningContentService,
} from '../adapters/prismic/service/index.ts'

const shipped = join(repositoryRoot, 'content')
const models = listModels([repositoryRoot])

let folder: string
let content: string
let service: RunningContentService
/** Between command and service, so that a run can be killed after the service has acted. */
let gate: Server
let url: string
let child: Started | undefined
let killAt: { request: RegExp; left: number } | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-command-'))
  content = join(folder, 'content')
  for (const type of ['author', 'category', 'footer']) {
    cpSync(join(shipped, 'documents/en-us', type), join(content, 'documents/en-us', type), {
      recursive: true,
    })
    cpSync(join(shipped, 'documents/de-de', type), join(content, 'documents/de-de', type), {
      recursive: true,
    })
  }
  cpSync(join(shipped, 'assets/portraits'), join(content, 'assets/portraits'), { recursive: true })
  const remote = join(folder, 'remote')
  for (const root of [remote, content]) {
    cpSync(join(shipped, 'repository.json'), join(root, 'repository.json'))
  }
  service = await startContentService({ folders: [remote], writes: { token: 't', models } })
  killAt = undefined
  gate = createServer((request, response) => {
    void answer(request, response)
  }).listen(0)
  await once(gate, 'listening')
  url = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`
})
afterEach(async () => {
  gate.closeAllConnections()
  gate.close()
  await service.close()
  rmSync(folder, { recursive: true })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { method = 'GET', headers } = request
  const { host: _, connection: __, ...others } = headers as Record<string, string>
  const given = await fetch(service.url + request.url, {
    method,
    headers: others,
    ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
  })
  if (killAt?.request.test(`${method} ${request.url}`) && --killAt.left === 0) {
    // The service has done it, and nobody will know.
    void child?.kill()
    return
  }
  const body = await given.text()
  response.writeHead(given.status, { 'content-type': 'application/json' }).end(body)
}

const environment = () => ({
  ...process.env,
  PRISMIC_REPOSITORY: 'colloquy',
  PRISMIC_WRITE_TOKEN: 't',
  PRISMIC_WRITE_ENDPOINT: url,
  CONTENT_DIR: content,
  DATA_DIR: join(folder, 'data'),
})

async function run(words: readonly string[], variables: object = {}) {
  child = startProcess(
    process.execPath,
    [join(import.meta.dirname, 'slicewright.mjs'), 'content', ...words],
    {
      env: { ...environment(), ...variables },
    },
  )
  const code = await child.ended
  return { code, signal: child.process.signalCode, output: child.output() }
}

const kills = [
  ['a file is uploaded', /^POST \/asset-api\/assets/, 3],
  ['a document without uid is created', /^POST \/migration-api\/documents/, 2],
  ['a document with uid is created', /^POST \/migration-api\/documents/, 20],
  ['a document is sent', /^PUT/, 5],
] as const

describe('content push', () => {
  it('[PAGEBUILDER-11] killed with SIGKILL wherever, goes on where it stopped; nothing is there twice', async () => {
    for (const [, request, left] of kills) {
      killAt = { request, left }
      expect((await run(['push'])).signal).toBe('SIGKILL')
    }
    const last = await run(['push', '--publish'])
    expect(last, last.output).toMatchObject({ code: 0 })
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    const documents = files.filter((name) => /documents.*\.json$/.test(name)).length
    const pictures = files.filter((name) => name.endsWith('.svg')).length
    expect(last.output).toContain(`${documents} documents are published`)
    const stored = join(folder, 'remote')
    expect(readdirSync(join(stored, 'assets'))).toHaveLength(pictures)
    const published = readdirSync(join(stored, 'documents'), { recursive: true, encoding: 'utf8' })
    expect(published.filter((name) => name.endsWith('.json'))).toHaveLength(documents)
    const again = await run(['push', '--dry-run'])
    expect(again.output).toContain(`0 documents created, 0 sent; ${documents} are unchanged`)
  })

  it('given twice at once, waits for the other one and says so', async () => {
    const lock = join(
      folder,
      'data/repositories',
      `colloquy@127.0.0.1-${new URL(url).port}.jsonl.lock`,
    )
    let second: ReturnType<typeof run> | undefined
    await holdLock(lock, 'content push', async () => {
      second = run(['push'])
      const [said] = (await once(child!.process.stdout!, 'data')) as [Buffer]
      expect(said.toString()).toBe('Waiting for another push to colloquy to end ...\n')
    })
    expect(await second).toMatchObject({ code: 0 })
  })

  it('says in one paragraph what a repository or the environment lacks', async () => {
    const wrong = await run(['push'], { PRISMIC_WRITE_TOKEN: 'wrong' })
    expect([wrong.code, wrong.output]).toEqual([
      2,
      expect.stringMatching(/^WriteTokenRefused: .*\n$/),
    ])
    const none = await run(['push'], { PRISMIC_WRITE_TOKEN: '' })
    expect([none.code, none.output]).toEqual([
      1,
      expect.stringContaining('Set PRISMIC_WRITE_TOKEN'),
    ])
    await service.close()
    const languages = [{ id: 'en-us', name: 'English' }]
    writeFileSync(
      join(folder, 'remote/repository.json'),
      JSON.stringify({ name: 'colloquy', languages }),
    )
    service = await startContentService({
      folders: [join(folder, 'remote')],
      writes: { token: 't' },
    })
    const empty = await run(['push'])
    expect([empty.code, empty.output]).toEqual([
      2,
      expect.stringMatching(
        /lacks the language de-de, the custom type author.*Push the models first/s,
      ),
    ])
  })
})

describe('what files have no more', () => {
  it('[PAGEBUILDER-11] is deleted by --prune unless it is used, and goes from the folder of a pull', async () => {
    const [name] = readdirSync(join(content, 'documents/en-us/author'))
    const path = `documents/en-us/author/${name}`
    const pulled = join(folder, 'pulled')
    await run(['push', '--publish'])
    expect((await run(['pull', pulled])).output).toMatch(/ 0 removed/)
    const footer = 'documents/en-us/footer/footer.json'
    const portrait = `portraits/${name!.replace('.json', '.svg')}`
    for (const file of [path, footer, `assets/${portrait}`]) rmSync(join(content, file))

    const refused = await run(['push', '--prune'])
    expect(refused.code, refused.output).toBe(1)
    expect(refused.output).toMatch(/- author [\w-]+ en-us\n/)
    expect(refused.output).toMatch(/footer \S+ en-us is used by\n {2}the site: layout blog/)
    expect(refused.output).toMatch(/\.svg is used by\n {2}author [\w-]+ de-de \/data\/portrait\n/)
    expect(refused.output).toMatch(/Nothing was deleted.*add --force/)

    // A document that waits to be published is not gone, nor is what somebody has added.
    const foreign = join(pulled, 'documents/en-us/author/mine.json')
    cpSync(join(pulled, path), foreign)
    rmSync(join(content, path.replace('en-us', 'de-de')))
    const forced = await run(['push', '--prune', '--force'])
    expect([forced.code, forced.output]).toEqual([
      0,
      expect.stringContaining('3 documents and 1 files were deleted'),
    ])
    writeFileSync(join(pulled, footer), '{"id":"x","type":"footer","lang":"en-us","data":{}}')
    const after = await run(['pull', pulled])
    expect(after.output).toContain(`- ${path}\n`)
    expect(after.output).toContain(`- assets/${portrait}\n`)
    expect(after.output).toMatch(/\? documents\/en-us\/footer\/footer\.json .*changed here/)
    expect(after.output).toMatch(/\? documents\/en-us\/author\/mine\.json .*no pull has written/)
    expect(existsSync(join(pulled, path))).toBe(false)
    expect(existsSync(foreign)).toBe(true)
    await run(['pull', pulled, '--force'])
    expect([existsSync(foreign), existsSync(join(pulled, footer))]).toEqual([false, false])
    expect((await run(['push', '--prune'])).output).toContain('nothing that the files have not')
  })
})

const inNamespace = ['--user', '--map-root-user', '--mount', 'sh', '-c']
const canMount = spawnSync('unshare', [...inNamespace, 'true']).status === 0

describe('content pull', () => {
  it('says what it waits for while the repository is silent', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const PRISMIC_ENDPOINT = `http://127.0.0.1:${port}/api/v2`
    const pulling = startProcess(
      process.execPath,
      [join(import.meta.dirname, 'slicewright.mjs'), 'content', 'pull', join(folder, 'pulled')],
      { env: { ...environment(), PRISMIC_ENDPOINT } },
    )
    const said = await pulling.waitFor('it waited', (output) => /^.*\n/.exec(output)?.[0])
    await pulling.kill()
    silent.closeAllConnections()
    silent.close()
    expect(said).toBe(`Waiting for ${PRISMIC_ENDPOINT}, at most 30 seconds ...\n`)
  })

  it.skipIf(!canMount)(
    'on a full disk names the file and what to do, and leaves only whole files',
    async () => {
      await run(['push', '--publish'])
      const disk = join(folder, 'disk')
      const kept = join(folder, 'kept')
      mkdirSync(disk)
      const script = `mount -t tmpfs -o size=64k tmpfs "${disk}" && "${process.execPath}" "${join(import.meta.dirname, 'slicewright.mjs')}" content pull "${disk}"; echo "code $?"; cp -r "${disk}" "${kept}"`
      const pulling = startProcess('unshare', [...inNamespace, script], { env: environment() })
      await pulling.ended
      const output = pulling.output()
      expect(output).toMatch(
        /PullFolderUnwritable: .*disk\/.* cannot be written: ENOSPC.*Make room/,
      )
      expect(output).toContain('code 2')
      const files = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      )
      expect(files.length).toBeGreaterThan(3)
      for (const { parentPath, name } of files) {
        expect(() => JSON.parse(readFileSync(join(parentPath, name), 'utf8'))).not.toThrow()
      }
    },
  )
})
