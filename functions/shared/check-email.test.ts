import { describe, expect, it } from 'vitest'
import { siteFiles } from '#tests/support/create-test-site.ts'
import { isCompetitorEmail, isProfessionalEmail } from './check-email.ts'

describe('isProfessionalEmail', () => {
  it.each([
    'jo@northwind.example',
    'jo@mail.northwind.co.uk',
    'jo.doe+news@siemens.com',
    'JO@SAP.COM',
    'jo@bücher.example',
    // The lists contain the suffix com.ar itself.
    'jo@northwind.com.ar',
  ])('[FN-04] [FORM-14] takes %s for that of a company', (email) => {
    expect(isProfessionalEmail(email)).toBe(true)
  })

  it.each([
    ['a free mailbox', 'jo@gmail.com'],
    ['a German one', 'jo@web.de'],
    ['a French one', 'jo@Orange.FR'],
    ['a disposable one', 'jo@mailinator.com'],
    ['a disposable one below its domain', 'jo@team.mailinator.com'],
    ['no address', 'jo'],
    ['an address without a host name', 'jo@localhost'],
    ['an address of numbers', 'jo@127.0.0.1'],
  ])('[FN-04] [FORM-14] refuses %s: %s', (_, email) => {
    expect(isProfessionalEmail(email)).toBe(false)
  })

  it('[FORM-14] lets a site add providers, and take companies off the lists', () => {
    const emailDomains = { freeMail: ['post.example'], companies: ['gmx.de'] }
    expect(isProfessionalEmail('jo@inbox.post.example', { emailDomains })).toBe(false)
    expect(isProfessionalEmail('jo@gmx.de', { emailDomains })).toBe(true)
    expect(isProfessionalEmail('jo@gmx.net', { emailDomains })).toBe(false)
  })
})

describe('isCompetitorEmail', () => {
  const [competitor] = siteFiles.emailDomains.competitors!
  it.each([
    ['the domain', `jo@${competitor}`, true],
    ['a domain below it', `jo@de.sales.${competitor!.toUpperCase()}`, true],
    ['a domain that ends alike', `jo@not-${competitor}`, false],
    ['a domain that begins alike', `jo@${competitor}.example`, false],
    ['what is no address', `${competitor}`, false],
  ])('[FN-03] [FORM-14] by %s', (_, email, expected) => {
    expect(isCompetitorEmail(email, siteFiles)).toBe(expected)
  })
})
