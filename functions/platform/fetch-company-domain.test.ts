import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment, type Environment } from '#runtime'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import {
  startVendorEmulator,
  type VendorEmulator,
} from '../../adapters/vendors/emulator/start-vendor-emulator.ts'
import { fetchCompanyDomain } from './fetch-company-domain.ts'

let emulator: VendorEmulator
let environment: Environment
beforeAll(async () => {
  emulator = await startVendorEmulator({ port: 0 })
  environment = readEnvironment({ VENDOR_EMULATOR: emulator.url })
})
afterAll(() => emulator.close())

const logged: unknown[] = []
const log = {
  info: () => {},
  warn: (...entry: unknown[]) => void logged.push(entry),
  error: () => {},
}
const ask = (address: string | undefined, given: Environment = environment) =>
  fetchCompanyDomain(new Request('https://site.example/.netlify/functions/fetch-company-domain'), {
    ...createTestPlatform({ environment: given, log }),
    ...(address === undefined ? {} : { address }),
  })

describe('fetch-company-domain', () => {
  it('[FN-06] [SESSION-05] answers with the company of the visitor', async () => {
    const response = await ask('203.0.113.7')
    expect([response.status, await response.json()]).toEqual([
      200,
      { domain: 'globex.example', confidence: 'low' },
    ])
  })

  it.each([
    ['nobody is known there', () => ask('198.51.100.1')],
    ['it is that of a provider', () => ask('203.0.113.9')],
    ['the host does not tell the address', () => ask(undefined)],
    ['no directory is set up', () => ask('203.0.113.7', readEnvironment({}))],
  ])('[FN-06] [OP43] [SESSION-05] answers with nulls when %s', async (_when, asked) => {
    const response = await asked()
    expect([response.status, await response.json()]).toEqual([
      200,
      { domain: null, confidence: null },
    ])
  })

  it('[FN-06] [OP44] says that the directory failed, and logs it without the address', async () => {
    await fetch(`${emulator.url}/__vendors/mode`, {
      method: 'POST',
      body: JSON.stringify({ vendor: 'company-directory', mode: 'failing' }),
    })
    const response = await ask('127.0.0.1')
    expect([response.status, await response.json()]).toMatchObject([
      502,
      { error: { code: 'UpstreamFailed' } },
    ])
    expect(logged).toEqual([
      [
        'UPSTREAM_FAILED',
        {
          function: 'fetch-company-domain',
          error: expect.stringMatching(/company directory could not be used: it answered with 503/),
        },
      ],
    ])
    expect(JSON.stringify(logged)).not.toContain('127.0.0.1')
  })
})
