import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { JsonReader } from './read-json.ts'
import { readMessages } from './read-messages.ts'

const root = mkdtempSync(join(tmpdir(), 'messages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
mkdirSync(join(root, 'site-config/messages'), { recursive: true })
const locales = [
  ...['en-gb', 'de-ch', 'pt-br'].map((code) => ({ code })),
  { code: 'zh-hant-hk', fallback: 'en-gb' },
]
writeFileSync(
  join(root, 'site-config/site.json'),
  JSON.stringify({ standalone: true, use: { slices: ['opening_hours'] }, locales }),
)
writeFileSync(
  join(root, 'site-config/messages/de-ch.json'),
  JSON.stringify({ 'hours.closed': 'Zu' }),
)

for (const [code, texts] of Object.entries({
  'en-gb': { 'n.one': '{{value}} grain', 'n.other': '{{value}} grains', salt: 'Salt' },
  'zh-hant-hk': { 'n.other': '{{value}} 粒' },
}))
  writeFileSync(join(root, `site-config/messages/${code}.json`), JSON.stringify(texts))

const read = () => readMessages([root], (path) => new JsonReader().readIfPresent(path))

describe('[I18N-06] a language that another one stands in for', () => {
  it('has what it lacks from there, but no form of what it counts itself', () => {
    const { value } = read().get('zh-hant-hk')!
    expect(value).toMatchObject({ 'n.other': '{{value}} 粒', salt: 'Salt' })
    expect(value).not.toHaveProperty(['n.one'])
  })
})

describe('[I18N-02] texts of sections that a site takes over', () => {
  it('come along in the language of a locale, whatever its region', () => {
    const found = read()
    const closed = [...found].map(([code, { value }]) => [code, value['hours.closed']])
    expect(closed).toEqual([
      ['de-ch', 'Zu'],
      ['en-gb', 'Closed'],
      ['zh-hant-hk', 'Closed'],
    ])
    expect(found.get('de-ch')!.value['hours.exceptions']).toBe('Besondere Tage')
  })
})
