/** `npm run bench:start`: from the start of a process to its first page, as a ratio to a Node that does nothing. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRoots } from '#schemas/roots.ts'
import { ensureBuilt, outDir } from '../commands/build.ts'
import { measureFolder, writePackage } from '../shipping/write-package.ts'

const rounds = 9
const port = 3394

interface Contender {
  name: string
  folder: string
  script: string
  /** As the first start in a folder, or a later one. */
  isFirst: boolean
}

const startFlags = ['--max-semi-space-size=8', '--heap-growing-percent=20']

function timeNothing(): number {
  const started = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - started
}

async function timeFirstPage({ folder, script, isFirst }: Contender, dataDir: string) {
  if (isFirst) rmSync(dataDir, { recursive: true, force: true })
  const started = performance.now()
  const server = spawn(process.execPath, [...startFlags, script], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await announced(server)
  const response = await fetch(`http://127.0.0.1:${port}/`)
  await response.arrayBuffer()
  const elapsed = performance.now() - started
  server.kill('SIGTERM')
  await once(server, 'exit')
  if (response.status !== 200) throw new Error(`${script} answers ${response.status}.`)
  return elapsed
}

/** It says where it listens once it does. */
async function announced({ stdout }: ChildProcess): Promise<void> {
  for await (const text of stdout!) if (String(text).includes('is served on')) return
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

process.env.NODE_ENV = 'production'
await ensureBuilt()
const work = mkdtempSync(join(tmpdir(), 'bench-start-'))
try {
  const folder = join(work, 'package')
  const { bytes, files } = await writePackage({ buildFolder: outDir(), folder, roots: findRoots() })
  const contenders: Contender[] = [
    {
      name: 'build, later',
      folder: outDir(),
      script: join(outDir(), 'server/main.mjs'),
      isFirst: false,
    },
    { name: 'package, first', folder, script: 'start.mjs', isFirst: true },
    { name: 'package, later', folder, script: 'start.mjs', isFirst: false },
  ]
  const nothing: number[] = []
  const times = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  // In turn, so that what else the machine does meets all of them.
  for (let round = 0; round <= rounds; round++) {
    const idle = timeNothing()
    if (round > 0) nothing.push(idle)
    for (const contender of contenders) {
      const data = join(work, contender.name)
      const time = await timeFirstPage(contender, data)
      if (round > 0) times.get(contender.name)!.push(time)
    }
  }
  const base = median(nothing)
  const row = (values: readonly number[]) => ({
    'ms (median)': Math.round(median(values)),
    'ms (least)': Math.round(Math.min(...values)),
    'ratio to node -e 0': (median(values) / base).toFixed(1),
  })
  console.table({
    'node -e 0': row(nothing),
    ...Object.fromEntries([...times].map(([name, values]) => [name, row(values)])),
  })
  const packages = measureFolder('node_modules')
  console.log(
    `Package: ${(bytes / 1e6).toFixed(1)} MB in ${files} files; the repository's packages: ${(packages.bytes / 1e6).toFixed(0)} MB in ${packages.files}.`,
  )
} finally {
  rmSync(work, { recursive: true, force: true })
}
