import { describe, expect, it } from 'vitest'
import { checkChanged } from '../testing/test-site.ts'

const file = 'site-config/vendors.json'
const vendor = (more: object = {}) => ({
  id: 'monitor',
  name: 'Monitor',
  category: 'analytics',
  origin: 'https://monitor.example',
  environment: { key: 'VENDOR_MONITOR_KEY' },
  required: ['key'],
  csp: { script: ['{origin}/m.js'], connect: ['{origin}'] },
  ...more,
})
const faultsOf = (...vendors: object[]) => checkChanged({ [file]: JSON.stringify({ vendors }) })

describe('[SITE-05] vendors.json', () => {
  it('is sound when each vendor has what it needs', () => {
    expect(faultsOf(vendor())).toEqual([])
  })

  it.each<[string, object[], string, RegExp]>([
    ['an id taken', [vendor(), vendor()], '/vendors/1/id', /Two vendors have the id "monitor"/],
    [
      'a setting it can never have',
      [vendor({ required: ['kye'] })],
      '/vendors/0/required/0',
      /needs "kye"/,
    ],
    [
      'an address that may lack a part',
      [vendor({ origin: 'https://{customer}.monitor.example' })],
      '/vendors/0/origin',
      /needs "customer", which is not required/,
    ],
    [
      'a variable of another vendor',
      [vendor(), vendor({ id: 'player' })],
      '/vendors/1/environment/key',
      /VENDOR_MONITOR_KEY is already a variable of the vendor "monitor"/,
    ],
    [
      'a script of a whole host',
      [vendor({ csp: { script: ['https://monitor.example'] } })],
      '/vendors/0/csp/script/0',
      /does not match the pattern/,
    ],
    [
      'a source that would end its directive',
      [vendor({ csp: { connect: ['https://a.example; script-src *'] } })],
      '/vendors/0/csp/connect/0',
      /does not match the pattern/,
    ],
    [
      'a variable that is none of a vendor',
      [vendor({ environment: { key: 'SITE_KEY' } })],
      '/vendors/0/environment/key',
      /does not match the pattern/,
    ],
    [
      'an unknown category',
      [vendor({ category: 'marketing' })],
      '/vendors/0/category',
      /not one of the allowed values/,
    ],
  ])('finds %s, and only that', (_title, vendors, path, message) => {
    expect(faultsOf(...vendors)).toEqual([
      { file, path, message: expect.stringMatching(message), hint: expect.any(String) },
    ])
  })

  it('finds storage whose owner is no vendor', () => {
    const storage = [
      {
        name: 'm',
        match: 'exact',
        in: 'cookie',
        category: 'analytics',
        owner: 'moniter',
        purpose: 'Counts visits.',
      },
    ]
    const faults = checkChanged({
      [file]: JSON.stringify({ vendors: [vendor()] }),
      'site-config/privacy.json': JSON.stringify({ storage }),
    })
    expect(faults).toEqual([
      {
        file: 'site-config/privacy.json',
        path: '/storage/0/owner',
        message: 'There is no vendor "moniter".',
        hint: expect.stringContaining('monitor'),
      },
    ])
  })
})
