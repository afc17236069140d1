/** Debian's PostgreSQL for a test: its own cluster in its own folder, removed afterwards. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findFreePort } from './find-free-port.ts'
import { startProcess, type Started } from './start-process.ts'

export interface Postgres {
  url: string
  /** Stops it, as for an update; `start` brings the same data back. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it, and removes its data. */
  remove(): Promise<void>
}

/** Folder of `initdb` and `postgres`; undefined where it is not installed. */
function findPrograms(): string | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1)
  return found && dirname(found)
}

export const hasPostgres = findPrograms() !== undefined
if (!hasPostgres) {
  console.warn(
    'PostgreSQL is not installed: leads in it are not tested here. On Debian: apt-get install postgresql',
  )
}

/** It refuses to run as root. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const read = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout
  return { uid: Number(read('-u')), gid: Number(read('-g')) }
}

export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms()!
  const user = findUser()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!)
  const data = join(folder, 'data')
  const set = ['--auth=trust', '--username=site', '--encoding=UTF8', '--no-locale', '--no-sync']
  const options = { ...user, cwd: folder }
  execFileSync(join(programs, 'initdb'), [...set, '-D', data], { ...options, stdio: 'pipe' })
  const port = await findFreePort()
  let running: Started | undefined

  async function start(): Promise<void> {
    running = startProcess(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
      options,
    )
    await running.waitFor(
      'it was ready',
      (output) => output.includes('ready to accept connections') || undefined,
    )
  }

  async function stop(): Promise<void> {
    const child = running
    if (!child) return
    running = undefined
    // Not SIGTERM: that waits for clients.
    child.process.kill('SIGINT')
    await child.ended
  }

  await start()
  return {
    url: `postgres://site:secret@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
