import { afterEach, expect, it, vi } from 'vitest'
import { planChoices } from './plan-choices.ts'
import { readChoices } from './site-choices.ts'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['Europe/Athens', { timeZone: 'Europe/Athens' }],
  ['UTC', {}],
])('[I18N-01] a site that is made in %s tells times by that clock', (zone, told) => {
  vi.stubEnv('TZ', zone)
  const path = 'site-config/site.json'
  const choices = readChoices({ languages: 'el' })
  const made = planChoices(new Map([[path, '{}']]), choices).get(path)!
  const { locales } = JSON.parse(made) as { locales: object[] }
  expect(locales).toEqual([
    { code: 'el', language: 'el-gr', iso: 'el-GR', name: 'Ελληνικά', ...told },
  ])
})

it.each([{}, { colour: '#0b6e4f' }])(
  '[PAGEBUILDER-05] a site made with %j has a dark side, and its footer the choice of it',
  (asked) => {
    const path = 'site-config/site.json'
    const made = planChoices(new Map([[path, '{}']]), readChoices(asked))
    const theme = made.get('site-config/theme.css')!
    expect(theme).toContain('@media screen and (prefers-color-scheme: dark)')
    expect(theme).toContain('--picture: brightness(0.8)')
    expect(JSON.parse(made.get(path)!)).toMatchObject({ themeColorDark: '#161311' })
  },
)
