import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { JsonReader } from './read-json.ts'
import { readMessages } from './read-messages.ts'

const root = mkdtempSync(join(tmpdir(), 'messages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
mkdirSync(join(root, 'site-config/messages'), { recursive: true })
const locales = ['en-gb', 'de-ch', 'pt-br'].map((code) => ({ code }))
writeFileSync(
  join(root, 'site-config/site.json'),
  JSON.stringify({ standalone: true, use: { slices: ['opening_hours'] }, locales }),
)
writeFileSync(
  join(root, 'site-config/messages/de-ch.json'),
  JSON.stringify({ 'hours.closed': 'Zu' }),
)

describe('[I18N-02] texts of sections that a site takes over', () => {
  it('come along in the language of a locale, whatever its region', () => {
    const found = readMessages([root], (path) => new JsonReader().readIfPresent(path))
    const closed = [...found].map(([code, { value }]) => [code, value['hours.closed']])
    expect(closed).toEqual([
      ['de-ch', 'Zu'],
      ['en-gb', 'Closed'],
    ])
    expect(found.get('de-ch')!.value['hours.exceptions']).toBe('Besondere Tage')
  })
})
