import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import {
  startVendorEmulator,
  type VendorEmulator,
} from '../adapters/vendors/emulator/start-vendor-emulator.ts'

const run = async (...args: string[]) =>
  promisify(execFile)(process.execPath, ['cli/slicewright.mjs', 'experiments', 'report', ...args], {
    cwd: repositoryRoot,
  })

let emulator: VendorEmulator
beforeAll(async () => void (emulator = await startVendorEmulator({ port: 0 })))
afterAll(async () => {
  await emulator.close()
  rmSync(join(repositoryRoot, 'reports/experiments'), { recursive: true, force: true })
})

it('[ANALYTICS-07] experiments report reads what the emulated analytics were told', async () => {
  const event = (name: string, person: string, timestamp: string, properties = {}) => ({
    event: name,
    timestamp,
    properties: { distinct_id: person, ...properties },
  })
  const viewed = { experiment: 'audit-proof', variant: 'promise' }
  await fetch(`${emulator.url}/posthog/batch/`, {
    method: 'POST',
    body: JSON.stringify({
      api_key: 'k',
      batch: [
        event('Experiment viewed', 'a', '2026-11-20T12:00:00Z', viewed),
        event('Experiment viewed', 'b', '2026-11-20T12:00:00Z', viewed),
        event('Contact requested', 'a', '2026-11-20T12:05:00Z'),
      ],
    }),
  })
  const { stdout } = await run(emulator.url)
  expect(stdout).toMatch(/\n {2}figures +0 +0 +–/)
  expect(stdout).toMatch(/\n {2}promise +2 +1 +50\.0% \(9\.5% to 90\.5%\)/)
  expect(stdout).toContain(`3 events of ${emulator.url}`)
  const html = readFileSync(join(repositoryRoot, 'reports/experiments/index.html'), 'utf8')
  expect(html).toContain('<td>50.0% (9.5% to 90.5%)</td>')
})

it('[ANALYTICS-07] experiments report says what to do when there is nothing to read', async () => {
  const failed = {
    code: 1,
    stderr: expect.stringContaining('npm run vendor-emulator -w lab'),
  }
  await expect(run('no-such-file.json')).rejects.toMatchObject(failed)
  await expect(run('http://127.0.0.1:9')).rejects.toMatchObject(failed)
})

it('[ANALYTICS-07] experiments report says so where something else answers, or nothing does', async () => {
  const answers: Record<string, string> = { html: '<!doctype html>', half: '[{"bo', odd: '{}' }
  const other = createServer(({ url }, response) => {
    const room = new URLSearchParams(url!.split('?')[1]).get('room')!
    if (room in answers) response.end(answers[room])
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const message = new RegExp(`^No vendor emulator answers at ${address}: .+\\. Start it with`)
  const failed = { code: 1, stderr: expect.stringMatching(message) }
  try {
    await Promise.all(
      [...Object.keys(answers), 'silent'].map((room) =>
        expect(run(address, '--room', room), room).rejects.toMatchObject(failed),
      ),
    )
  } finally {
    other.closeAllConnections()
    other.close()
  }
})
