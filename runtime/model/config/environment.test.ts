import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('readEnvironment', () => {
  it('needs nothing: the site runs on what is embedded', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: undefined,
      siteBaseUrl: undefined,
      prismicRepository: undefined,
    })
    expect(readEnvironment({ PORT: '', SITE_BASE_URL: '' }).port).toBe(3000)
  })

  it('reads what is set, and keeps the origin alone of the base URL', () => {
    const environment = readEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_BASE_URL: 'https://www.colloquy.example/',
      PRISMIC_REPOSITORY: 'my-site-1',
      PRISMIC_ENDPOINT: 'https://a.example/api/v2',
      COUNTRY_HEADER: 'x-country',
    })
    expect(environment).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      siteBaseUrl: 'https://www.colloquy.example',
      prismicRepository: 'my-site-1',
      countryHeader: 'x-country',
    })
  })

  it('[SITE-05] keeps variables of vendors for whoever knows the vendors, and the emulator apart', () => {
    const environment = readEnvironment({
      VENDOR_RUM_ENV: 'staging',
      VENDOR_EMULATOR: 'http://localhost:4000/',
      VENDOR_POSTHOG_KEY: '',
    })
    expect(environment.vendorVariables).toEqual({ VENDOR_RUM_ENV: 'staging' })
    expect(environment.vendorEmulator).toBe('http://localhost:4000')
    for (const VENDOR_EMULATOR of ['http://localhost:4000/x', 'https://vendors.example', '4000']) {
      expect(() => readEnvironment({ VENDOR_EMULATOR })).toThrow('the address of the emulator')
    }
  })

  it('[SESSION-05] takes the company directory with its key, and without address of its own', () => {
    const url = 'https://companies.example'
    expect(readEnvironment({ COMPANY_DIRECTORY_KEY: 'k' }).companyDirectoryKey).toBe('k')
    expect(() => readEnvironment({ COMPANY_DIRECTORY_URL: url })).toThrow(
      'COMPANY_DIRECTORY_URL is set, COMPANY_DIRECTORY_KEY is not',
    )
    expect(() => readEnvironment({ COMPANY_DIRECTORY_KY: 'k' })).toThrow(
      'COMPANY_DIRECTORY_KY is not a variable of this site',
    )
  })

  it('reads where leads go, and repeats nothing secret of what is malformed', () => {
    const secret = `whsec_${'A'.repeat(32)}`
    expect(
      readEnvironment({
        LEAD_DATABASE_URL: 'postgres://site:pw@db.example/leads',
        LEAD_WEBHOOK_URL: 'https://hooks.example/leads',
        LEAD_WEBHOOK_SECRET: secret,
        SMTP_URL: 'smtps://site:pw@mail.example',
        LEAD_MAIL_TO: 'a@b.example, c@d.example',
        LEAD_MAIL_FROM: 'site@b.example',
      }),
    ).toMatchObject({ leadWebhookSecret: secret, leadMailTo: ['a@b.example', 'c@d.example'] })
    for (const [name, value] of [
      ['LEAD_DATABASE_URL', 'mysql://site:hunter2@db.example/leads'],
      ['LEAD_WEBHOOK_SECRET', 'whsec_hunter2'],
      ['SMTP_URL', 'https://site:hunter2@mail.example'],
    ] as const) {
      const read = () => readEnvironment({ [name]: value })
      expect(read).toThrow(`${name} is malformed; it must be`)
      expect(read).not.toThrow('hunter2')
    }
    expect(() => readEnvironment({ LEAD_MAIL_TO: 'a@b.example\nBcc: c@d.example' })).toThrow(
      'it must be addresses',
    )
  })

  it('wants all that a way of telling people of leads needs, or nothing of it', () => {
    expect(() => readEnvironment({ LEAD_WEBHOOK_URL: 'https://hooks.example' })).toThrow(
      'LEAD_WEBHOOK_URL is set, LEAD_WEBHOOK_SECRET is not: set all of them or none.',
    )
    expect(() => readEnvironment({ LEAD_MAIL_TO: 'a@b.example' })).toThrow(
      'LEAD_MAIL_TO is set, SMTP_URL and LEAD_MAIL_FROM are not: set all of them or none.',
    )
    expect(() => readEnvironment({ LEAD_UPSTREAM_TOKEN: 'x' })).toThrow(
      'LEAD_UPSTREAM_TOKEN is set, LEAD_UPSTREAM_URL is not',
    )
    expect(() => readEnvironment({ LEAD_UPSTREAM: 'https://crm.example' })).toThrow(
      'LEAD_UPSTREAM is not a variable of this site',
    )
  })

  it('reads how much memory rendered pages may take, and refuses what is no size', () => {
    expect(readEnvironment({}).cacheMegabytes).toBeUndefined()
    expect(readEnvironment({ CACHE_MB: '128' }).cacheMegabytes).toBe(128)
    for (const CACHE_MB of ['0', '64MB', '-1', '1.5']) {
      expect(() => readEnvironment({ CACHE_MB })).toThrow('a whole number of megabytes')
    }
  })

  it('names every problem at once, with the value and what it must be', () => {
    const variables = {
      PORT: '70000',
      SITE_BASE_URL: 'www.colloquy.example',
      HOST: 'a b',
      PRISMIC_REPOSITRY: 'x',
    }
    expect(() => readEnvironment(variables)).toThrow(
      expect.toSatisfy((error: Error) => {
        expect(error.message).toMatch(/4 problems/)
        for (const text of [
          'PORT is "70000"',
          'SITE_BASE_URL is "www.colloquy.example"',
          'HOST is "a b"',
          'PRISMIC_REPOSITRY is not a variable',
        ]) {
          expect(error.message).toContain(text)
        }
        return true
      }),
    )
  })

  it.each([
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', 'http'],
    ['SITE_BASE_URL', 'https://a.example/path'],
    ['SITE_BASE_URL', 'https://a.example/?x'],
    ['SITE_BASE_URL', 'ftp://a.example'],
    ['PRISMIC_ENDPOINT', 'a.example'],
    ['COUNTRY_HEADER', 'x country'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is "${value}"; it must be`)
  })

  it.each([
    ['abcd', true],
    ['a-b1', true],
    ['my-site-2026', true],
    ['abc', false],
    ['-abc', false],
    ['abc-', false],
    ['ab_cd', false],
    ['https://my-site.prismic.io', false],
  ])('[CONTENT-09] %s is a repository name: %s', (name, isName) => {
    const read = () => readEnvironment({ PRISMIC_REPOSITORY: name })
    if (isName) expect(read().prismicRepository).toBe(name)
    else expect(read).toThrow(/PRISMIC_REPOSITORY/)
  })

  it('minds nothing that is not ours, also what Netlify sets', () => {
    expect(() =>
      readEnvironment({ PATH: '/bin', SITE_ID: 'x', SITE_NAME: 'y', constructor: 'z' }),
    ).not.toThrow()
  })
})
