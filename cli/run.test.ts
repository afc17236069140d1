import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** A program that starts a long-running child, and says so. */
const program = `
  import { spawn } from 'node:child_process'
  import { endWithUs } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))}
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 10_000)'], { stdio: 'inherit' })
  endWithUs(child)
  console.log("started")`

it.each(['SIGINT', 'SIGTERM'] as const)('leaves no child behind after %s', async (signal) => {
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', program])
  await once(starter.stdout, 'data')
  const start = Date.now()
  starter.kill(signal)
  // Emitted once no process has its output open any more.
  const [code] = (await once(starter, 'close')) as [number]
  expect(code).toBeGreaterThan(128)
  expect(Date.now() - start).toBeLessThan(5000)
})
