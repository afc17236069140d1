import { describe, expect, it } from 'vitest'
import type { VendorConfig } from '#schemas/config-types.ts'
import { joinVendors } from './vendors.ts'

const monitor: VendorConfig = {
  id: 'monitor',
  name: 'Monitor',
  category: 'analytics',
  origin: 'https://monitor.example',
  environment: {
    app: 'VENDOR_MONITOR_APP',
    key: 'VENDOR_MONITOR_KEY',
    origin: 'VENDOR_MONITOR_ORIGIN',
  },
  settings: { service: 'site' },
  required: ['app', 'key'],
  csp: { script: ['{origin}/m.js'], connect: ['{origin}', 'https://other.example'] },
}
const player: VendorConfig = {
  id: 'player',
  name: 'Player',
  category: 'analytics',
  origin: 'https://player.example',
  environment: {},
  required: [],
  csp: { script: ['{origin}/player.js'], media: ['blob:'] },
}
const join = (vendorVariables: Record<string, string>, vendorEmulator?: string) =>
  joinVendors([monitor, player], { vendorVariables, vendorEmulator })

describe('joinVendors', () => {
  it('leaves out a vendor none of whose variables is set, with its part of the policy', () => {
    expect(join({})).toEqual({
      settings: { player: { origin: 'https://player.example' } },
      policy: {
        script: ['https://player.example/player.js'],
        style: [],
        connect: [],
        frame: [],
        img: [],
        media: ['blob:'],
      },
    })
  })

  it('[SITE-05] joins constants and variables, and lets browsers reach exactly what is listed', () => {
    const { settings, policy } = join({ VENDOR_MONITOR_APP: 'a', VENDOR_MONITOR_KEY: 'k' })
    expect(settings['monitor']).toEqual({
      origin: 'https://monitor.example',
      service: 'site',
      app: 'a',
      key: 'k',
    })
    expect(policy.script).toEqual([
      'https://monitor.example/m.js',
      'https://player.example/player.js',
    ])
    expect(policy.connect).toEqual(['https://monitor.example', 'https://other.example'])
  })

  it('takes an address of the own domain instead of the vendor', () => {
    const { settings, policy } = join({
      VENDOR_MONITOR_APP: 'a',
      VENDOR_MONITOR_KEY: 'k',
      VENDOR_MONITOR_ORIGIN: 'https://measure.site.example',
    })
    expect(settings['monitor']?.origin).toBe('https://measure.site.example')
    expect(policy.script[0]).toBe('https://measure.site.example/m.js')
  })

  it('names every vendor that is half set and every unknown variable at once', () => {
    expect(() => join({ VENDOR_MONITOR_APP: 'a', VENDOR_MONITR_KEY: 'k' })).toThrow(
      'The environment has 2 problems:\n' +
        '  VENDOR_MONITR_KEY is not a variable of any vendor. Known: VENDOR_MONITOR_APP, VENDOR_MONITOR_KEY, VENDOR_MONITOR_ORIGIN.\n' +
        '  VENDOR_MONITOR_APP set, VENDOR_MONITOR_KEY not: Monitor needs all of them, or none.',
    )
  })

  it('[SITE-05] refuses an origin that would widen the policy', () => {
    const variables = { VENDOR_MONITOR_APP: 'a', VENDOR_MONITOR_KEY: 'k' }
    for (const origin of ['https://a.example; script-src *', 'http://a.example', 'https://a/b']) {
      expect(() => join({ ...variables, VENDOR_MONITOR_ORIGIN: origin })).toThrow(
        'must be an origin',
      )
    }
  })

  it('[SITE-05] finds a vendor whose address is its customer’s, and refuses what is no part of one', () => {
    const own: VendorConfig = {
      ...monitor,
      origin: 'https://{app}.monitor.example',
      csp: { script: ['{origin}/m.js'], style: ['{origin}/css/'] },
    }
    const find = (app: string) =>
      joinVendors([own], {
        vendorEmulator: undefined,
        vendorVariables: { VENDOR_MONITOR_APP: app, VENDOR_MONITOR_KEY: 'k' },
      })
    const { settings, policy } = find('064-CCJ-768')
    expect(settings['monitor']?.origin).toBe('https://064-ccj-768.monitor.example')
    expect(policy.style).toEqual(['https://064-ccj-768.monitor.example/css/'])
    for (const app of ['a/b', '*', 'a b', "'self';"]) {
      expect(() => find(app)).toThrow('Monitor is at "https://')
    }
  })

  it('has every vendor with the emulator, each under a host of its own, and no live host', () => {
    const { settings, policy } = join({}, 'http://localhost:4000')
    expect(settings).toEqual({
      monitor: {
        origin: 'http://monitor.localhost:4000',
        service: 'site',
        app: 'emulated-app',
        key: 'emulated-key',
        isEmulated: true,
      },
      player: { origin: 'http://player.localhost:4000', isEmulated: true },
    })
    expect(policy.connect).toEqual(['http://monitor.localhost:4000'])
    expect(JSON.stringify(policy)).not.toContain('https:')
  })
})
