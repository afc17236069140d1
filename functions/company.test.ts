import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment, type Environment } from '#runtime'
import {
  startVendorEmulator,
  type VendorEmulator,
} from '../adapters/vendors/emulator/start-vendor-emulator.ts'
import { handle } from './company.ts'

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
  handle(new Request('https://site.example/.netlify/functions/company'), {
    environment: given,
    log,
    ...(address === undefined ? {} : { address }),
  })

describe('company', () => {
  it('[SESSION-05] answers with the company of the visitor', async () => {
    const response = await ask('203.0.113.7')
    expect([response.status, await response.json()]).toEqual([
      200,
      { domain: 'globex.example', confidence: 'low' },
    ])
  })

  it.each([
    ['nobody is known there', () => ask('198.51.100.1')],
    ['the host does not tell the address', () => ask(undefined)],
    ['no directory is set up', () => ask('203.0.113.7', readEnvironment({}))],
  ])('[SESSION-05] has no answer when %s', async (_when, asked) => {
    const response = await asked()
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it('[SESSION-05] says that the directory failed, and logs it without the address', async () => {
    await fetch(`${emulator.url}/__vendors/mode`, {
      method: 'POST',
      body: JSON.stringify({ vendor: 'company-directory', mode: 'failing' }),
    })
    const response = await ask('127.0.0.1')
    expect([response.status, await response.json()]).toMatchObject([
      502,
      { error: { code: 'CompanyDirectoryFailed' } },
    ])
    expect(logged).toEqual([
      ['COMPANY_DIRECTORY_FAILED', { reason: 'The company directory answered with 503.' }],
    ])
  })
})
