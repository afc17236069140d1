/**
 * `npm run test:neighbour -w lab`: a command, `npm test` unless another is named, beside a
 * neighbour that keeps every core busy. Tests that pass alone must pass there. The neighbour
 * consists of threads of this process, so it always ends with it.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { toTime } from './progress.ts'
import { runGroup } from './run-group.ts'
import { createMark, endStraysAfterUs } from './strays.ts'

const help = `npm run test:neighbour -w lab [-- COMMAND ARGUMENT...]
Runs a command, npm test unless another is named, beside as many busy threads as there are cores. Prints how long it took and,
on Linux, the CPU it used. Exits with 1 when the command fails.`

if (process.argv[2] === '--help') {
  console.log(help)
  process.exit()
}
const mark = createMark()
endStraysAfterUs(mark)
const [command = 'npm', ...args] = process.argv.length > 2 ? process.argv.slice(2) : ['npm', 'test']
const threads = Array.from(
  { length: availableParallelism() },
  () => new Worker('for (;;);', { eval: true }),
)
const start = Date.now()
try {
  await runGroup({ command, args, within: mark, isForeign: true })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
await Promise.all(threads.map((thread) => thread.terminate()))
const cpu = readChildrenCpu()
const taken = cpu === undefined ? '' : `, ${toTime(cpu)} of CPU without the neighbour`
console.log(`Beside ${threads.length} busy threads: ${toTime(Date.now() - start)}${taken}.`)

/**
 * CPU of all child processes that have ended, in ms. Only Linux reports it; a tick is 10 ms there.
 */
function readChildrenCpu(): number | undefined {
  if (process.platform !== 'linux') return undefined
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // After the name, which may contain spaces, come the fields from the third one on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}
