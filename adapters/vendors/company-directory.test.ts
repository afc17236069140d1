import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCompanyDirectory } from './company-directory.ts'
import { startVendorEmulator, type VendorEmulator } from './emulator/start-vendor-emulator.ts'

let emulator: VendorEmulator
beforeAll(async () => {
  emulator = await startVendorEmulator({ port: 0 })
})
afterAll(() => emulator.close())

const directory = () =>
  createCompanyDirectory({ url: `${emulator.url}/company-directory`, key: 'emulated' })
const hits = async () => {
  const response = await fetch(`${emulator.url}/__vendors/hits?vendor=company-directory`)
  return (await response.json()) as { query: { ip: string } }[]
}
const setMode = (mode: string, more: object = {}) =>
  fetch(`${emulator.url}/__vendors/mode`, {
    method: 'POST',
    body: JSON.stringify({ vendor: 'company-directory', mode, ...more }),
  })

describe('company directory', () => {
  it('[SESSION-05] finds the company of an address, by either family of addresses', async () => {
    const { find } = directory()
    expect(await find('127.0.0.1')).toEqual({
      domain: 'northwind.example',
      confidence: 'very high',
    })
    expect(await find('2001:db8::7')).toEqual({ domain: 'globex.example', confidence: 'medium' })
  })

  it('[SESSION-05] finds nothing for an unknown address and for that of a provider', async () => {
    const { find } = directory()
    expect(await find('198.51.100.1')).toBeUndefined()
    expect(await find('203.0.113.9')).toBeUndefined()
  })

  it('asks once for an address it knows', async () => {
    const { find } = directory()
    const before = (await hits()).length
    await find('203.0.113.7')
    await find('203.0.113.7')
    expect((await hits()).length).toBe(before + 1)
  })

  it('[SESSION-05] gives up after 300 ms, and asks again the next time', async () => {
    const { find } = directory()
    await setMode('slow', { delay: 2000 })
    const begin = performance.now()
    await expect(find('127.0.0.1')).rejects.toThrow(/timeout|aborted/i)
    expect(performance.now() - begin).toBeLessThan(1500)
    await setMode('ok')
    expect(await find('127.0.0.1')).toMatchObject({ domain: 'northwind.example' })
  })

  it.each(['failing', 'absent'])(
    '[SESSION-05] fails without naming the address when the directory is %s',
    async (mode) => {
      await setMode(mode)
      const failure = await directory()
        .find('203.0.113.7')
        .catch((error: unknown) => error)
      await setMode('ok')
      expect(failure).toBeInstanceOf(Error)
      expect(String(failure)).not.toContain('203.0.113.7')
    },
  )
})
