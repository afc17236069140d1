/**
 * `npm run bench:start -w lab`: from the start of a process to its first page, as a ratio to a Node
 * that does nothing. CPU says more than time on a busy machine; it is read from /proc, so on Linux
 * only.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findRoots } from '../../compiler/read/roots.ts'
import { ensureBuilt } from '../../cli/build.ts'
import { outDir } from '../../compiler/build/built-site.ts'
import { measureFolder, writePackage } from '../../cli/shipping/write-package.ts'
import { serverFlags } from '../../cli/shipping/server-flags.ts'
import { readCall } from '../../cli/run-command.ts'

await readCall({
  help: `npm run bench:start -w lab
Measures a process from its start to its first page, as a ratio to a Node that does nothing. On Linux alone.`,
  options: {},
})
const rounds = 5
const port = 3394

interface Contender {
  name: string
  folder: string
  script: string
  /** As the first start in a folder, or a later one. */
  isFirst: boolean
}

const startFlags = serverFlags

/** In ms. */
interface Cost {
  time: number
  cpu: number
}

function measureNothing(): Cost {
  const started = performance.now()
  const script = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)'
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  return { time: performance.now() - started, cpu: Number(stdout) }
}

/** Ticks of 10 ms in user and kernel mode (proc(5), stat 14 and 15). */
function readCpu(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const [user, system] = readFileSync(file, 'utf8').split(') ')[1]!.split(' ').slice(11)
  return (Number(user) + Number(system)) * 10
}

async function measureFirstPage(
  { folder, script, isFirst }: Contender,
  dataDir: string,
): Promise<Cost> {
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
  const cost = { time: performance.now() - started, cpu: readCpu(server.pid!) }
  await filled()
  server.kill('SIGTERM')
  await once(server, 'exit')
  if (response.status !== 200) throw new Error(`${script} answers ${response.status}.`)
  return cost
}

/** Waits until the process announces its address. */
async function announced({ stdout }: ChildProcess): Promise<void> {
  for await (const text of stdout!) if (String(text).includes('is served on')) return
}

/** Waits until the replica is complete, as a later start normally finds it. */
async function filled(): Promise<void> {
  for (;;) {
    const health = await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()
    if ((health as { replica: { isComplete: boolean } }).replica.isComplete) return
    await wait(50)
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

process.env['NODE_ENV'] = 'production'
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
  const nothing: Cost[] = []
  const times = new Map(contenders.map(({ name }) => [name, [] as Cost[]]))
  // Interleaved, so that other load on the machine affects all of them.
  for (let round = 0; round <= rounds; round++) {
    const idle = measureNothing()
    if (round > 0) nothing.push(idle)
    for (const contender of contenders) {
      const data = join(work, contender.name)
      const cost = await measureFirstPage(contender, data)
      if (round > 0) times.get(contender.name)!.push(cost)
    }
  }
  const ratio = (costs: readonly Cost[], of: keyof Cost) =>
    (median(costs.map((cost) => cost[of])) / median(nothing.map((cost) => cost[of]))).toFixed(1)
  const row = (costs: readonly Cost[]) => ({
    'ms (median)': Math.round(median(costs.map(({ time }) => time))),
    'ms (least)': Math.round(Math.min(...costs.map(({ time }) => time))),
    ratio: ratio(costs, 'time'),
    'CPU ms': Math.round(median(costs.map(({ cpu }) => cpu))),
    'CPU ratio': ratio(costs, 'cpu'),
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
