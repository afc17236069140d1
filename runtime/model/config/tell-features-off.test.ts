import { expect, it } from 'vitest'
import { environmentVariables } from '#schemas/environment-variables.ts'
import { readEnvironment } from './environment.ts'
import { tellFeaturesOff } from './tell-features-off.ts'

function tell(variables: Record<string, string>): { variable: string; message: string }[] {
  const told: { code: string; variable: string; message: string }[] = []
  const warn = (code: string, data = {}) =>
    void told.push({ code, ...(data as { variable: string; message: string }) })
  tellFeaturesOff(readEnvironment(variables), { info() {}, error() {}, warn })
  expect(told.every(({ code }) => code === 'FEATURE_OFF')).toBe(true)
  return told
}

const guide = { SITE_BASE_URL: 'https://www.example.com' }

it('[OP37] a start by the guide names each feature that is off, and the variable that turns it on', () => {
  const told = tell(guide)
  expect(told.map(({ variable }) => variable)).toEqual([
    'LINK_SECRET',
    'SMTP_URL',
    'LEAD_UPSTREAM_URL',
    'LEARNING_PLATFORM_URL',
    'COMPANY_DIRECTORY_KEY',
  ])
  expect(told[0]!.message).toContain('503')
  for (const { variable, message } of told) {
    expect(Object.keys(environmentVariables)).toContain(variable)
    expect(message).toContain(variable)
  }
  expect(tell({ ...guide, PRISMIC_REPOSITORY: 'my-site' })).toHaveLength(7)
})

it('[OP37] it names none that is on, and none on the computer of its developer', () => {
  const all = {
    ...guide,
    LINK_SECRET: 'a'.repeat(32),
    SMTP_URL: 'smtp://localhost',
    LEAD_MAIL_TO: 'a@example.com',
    LEAD_MAIL_FROM: 'b@example.com',
    LEARNING_PLATFORM_URL: 'none',
    COMPANY_DIRECTORY_KEY: 'key',
    PRISMIC_REPOSITORY: 'my-site',
    PRISMIC_WEBHOOK_SECRET: 'a'.repeat(32),
    PREVIEW_SECRET: 'a'.repeat(32),
  }
  expect(tell(all)).toEqual([])
  expect(tell({})).toEqual([])
})
