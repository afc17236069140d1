import { describe, expect, it } from 'vitest'
import { createTestSite } from '#tests/support/create-test-site.ts'
import type { StorageEntry } from '#schemas/config-types.ts'
import { findLocale } from '../../../model/config/site-config.ts'
import { joinOwners } from '../../../model/config/storage.ts'
import { describeStorage } from './describe-storage.ts'

const entry = (given: Partial<StorageEntry>): StorageEntry => ({
  name: 'k',
  match: 'exact',
  in: 'local',
  category: 'analytics',
  owner: 'site',
  purpose: 'Proves that it is listed.',
  ...given,
})
const vendor = {
  id: 'pixel',
  name: 'Pixel of Others',
  category: 'ad' as const,
  origin: 'https://pixel.example',
  environment: {},
  required: [],
  csp: {},
}

function describeIn(code: string, ...entries: Partial<StorageEntry>[]) {
  const { site } = createTestSite({
    overrides: { storage: joinOwners(entries.map(entry), [vendor]) },
  })
  return describeStorage(site, findLocale(site.config, code)!, (key) => key)
}

describe('describeStorage', () => {
  it('names a vendor with its host as who keeps and gets an entry, else the site', () => {
    const owners = describeIn('en', { owner: 'pixel' }, {}).map(({ owner }) => owner)
    expect(owners).toEqual(['Pixel of Others (pixel.example)', 'Colloquy'])
  })

  it('shows nobody a host that an account completes as it stands in the config', () => {
    const storage = joinOwners(
      [entry({ owner: 'pixel' })],
      [{ ...vendor, origin: 'https://{account}.pixel.example' }],
    )
    expect(storage).toMatchObject([{ vendor: { host: '*.pixel.example' } }])
  })

  it('marks a name of which only the start is known', () => {
    const names = describeIn('en', { name: '_ga', match: 'prefix' }, { name: '_ga' })
    expect(names.map(({ name }) => name)).toEqual(['_ga*', '_ga'])
  })

  it('says a number of days in the language of the page, and otherwise when it ends', () => {
    const durations = (code: string) =>
      describeIn(code, { days: 1 }, { days: 365 }, {}, { in: 'session' }, { in: 'cookie' }).map(
        ({ duration }) => duration,
      )
    const open = ['storage.untilWithdrawn', 'storage.untilClosed', 'storage.untilClosed']
    expect(durations('en')).toEqual(['1 day', '365 days', ...open])
    expect(durations('de')).toEqual(['1 Tag', '365 Tage', ...open])
  })

  it('says nothing of consent where none is needed', () => {
    const [needed] = describeIn('en', { category: 'exempt' })
    expect(needed!.duration).toBe('storage.untilErased')
  })

  it('says the purpose in the language of the page, in English where it is not translated', () => {
    const given = { purpose: 'Keeps a letter.', purposes: { de: 'Bewahrt einen Brief.' } }
    const purposes = ['en', 'de', 'fr'].map((code) => describeIn(code, given)[0]!.purpose)
    expect(purposes).toEqual(['Keeps a letter.', 'Bewahrt einen Brief.', 'Keeps a letter.'])
  })
})
