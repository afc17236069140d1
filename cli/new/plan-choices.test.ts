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
