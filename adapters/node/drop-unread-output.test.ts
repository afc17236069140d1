/** Tests a process whose readers end, as a log collector, `head` or a parent may. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const program = `
  import { countDropped, dropUnreadOutput } from ${JSON.stringify(join(import.meta.dirname, 'drop-unread-output.ts'))}
  dropUnreadOutput()
  // As Vike does: an error of writing would be reported by writing.
  process.on('uncaughtException', (error) => process.stderr.write(String(error)))
  process.on('disconnect', () => process.exit())
  process.send('ready')
  setInterval(() => {
    process.stdout.write('a')
    process.stderr.write('b')
    if (countDropped() >= 4) process.send(countDropped(), () => process.exit(7))
  }, 1)`

it('a process whose output nobody reads goes on, counts what is dropped, and ends with its own code', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  await once(child, 'message')
  child.stdout!.destroy()
  child.stderr!.destroy()
  const [[counted], ended] = await Promise.all([once(child, 'message'), once(child, 'exit')])
  expect(counted).toBeGreaterThanOrEqual(4)
  expect(ended).toEqual([7, null])
})
