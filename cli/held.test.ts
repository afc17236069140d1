import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'

let folder: string
let site: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'held-'))
  site = join(folder, 'site')
  cpSync(join(repositoryRoot, 'tests/fixtures/sites/tiny'), site, { recursive: true })
  const component = join(site, 'slice-registry/slices/greeting/Greeting.tsx')
  appendFileSync(component, "import { none } from './none.ts'\nconsole.log(none)\n")
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Bundles the site, which imports a file that does not exist. */
function bundle() {
  const out = mkdtempSync(join(folder, 'out-'))
  const child = fork(join(repositoryRoot, 'cli/run-vike.ts'), ['build'], {
    cwd: repositoryRoot,
    env: { ...process.env, SITE_DIR: site, OUT_DIR: out, NODE_ENV: 'production' },
    execPath: join(repositoryRoot, 'node_modules/.bin/node'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()))
  return { child, out, read: () => output }
}

const ended = async (child: ChildProcess) => (await once(child, 'close')) as [number | null]

describe('the bundler', () => {
  it('says what it trips over once it is let, and not before', async () => {
    const { child, read } = bundle()
    await once(child, 'message')
    expect(read()).toBe('')
    child.send('finish')
    expect((await ended(child))[0]).toBe(1)
    expect(read()).toContain('none.ts')
  })

  it('says nothing when it is ended, and leaves nothing behind', async () => {
    const { child, out, read } = bundle()
    await once(child, 'message')
    child.kill()
    await ended(child)
    expect(read()).toBe('')
    expect(readdirSync(out)).toEqual([])
  })

  it('ends with the process that started it', async () => {
    const { child, read } = bundle()
    await once(child, 'message')
    child.disconnect()
    // Without a channel there is no `close`.
    await once(child, 'exit')
    expect(read()).toBe('')
  })
})
