/** One definition of an e-mail address: in the browser, on the server, in functions, in links. */
import { describe, expect, it } from 'vitest'
import type { FormDefinition } from '#runtime'
import { parseEmail, parseMailbox } from '#schemas/email-address.ts'
import { emailCases, invalidEmails } from '#tests/support/email-cases.ts'
import { siteFiles } from '#tests/support/create-test-site.ts'
import { isProfessionalEmail } from '../../functions/shared/check-email.ts'
import { readFormValues } from '../../functions/forms/read-form-values.ts'
import { validate } from '../../machines/form/check-form.ts'
import { allowLink } from '../../runtime/page/resolve/fields/allow-link.ts'

const definition: FormDefinition = {
  description: 'Asks for an address.',
  steps: [{ fields: [{ name: 'email', kind: 'email', required: true }] }],
}

/** As the browser's check reads a control; only what it looks at. */
function faultsInBrowser(value: string) {
  const control = {
    value,
    type: 'email',
    required: true,
    minLength: -1,
    willValidate: true,
    validity: { valueMissing: value === '', tooLong: false },
  }
  const field = { dataset: { field: 'email', kind: 'email' }, querySelectorAll: () => [control] }
  const form = { querySelector: () => null, querySelectorAll: () => [field] }
  const host = { element: () => ({ querySelector: () => form }) }
  return validate({ host } as never, { id: 'slice', step: 0 }).faults
}

const readOnServer = (value: string) =>
  readFormValues(definition, (name) => (name === 'email' ? [value] : []))

const toLink = (value: string) => allowLink(`mailto:${value.replace(/^mailto:/i, '')}`)

describe('[FORM-14] an e-mail address', () => {
  it.each(emailCases)(
    '%j is %s in the browser, on the server and in functions',
    (typed, mailbox) => {
      const domain = mailbox.slice(mailbox.indexOf('@') + 1)
      const text = mailbox.toLowerCase()
      expect(parseEmail(typed)).toMatchObject({ text, mailbox, domain })
      expect(faultsInBrowser(typed)).toEqual({})
      expect(readOnServer(typed).values).toEqual({ email: mailbox })
      expect(isProfessionalEmail(typed, siteFiles)).toBe(true)
      // What is sent on is read as the same.
      expect(parseEmail(mailbox)).toMatchObject({ text, mailbox, domain })
    },
  )

  it.each(emailCases)('%j is shown again as typed', (typed) => {
    const [shown] = Object.values(readOnServer(typed).entered)
    expect(shown).toBe(typed.normalize('NFC').trim())
  })

  it.each(invalidEmails)('%j is none, and stays as it is to be corrected', (typed) => {
    expect(parseEmail(typed)).toBeUndefined()
    expect(faultsInBrowser(typed)).toEqual({ email: 'email' })
    expect(isProfessionalEmail(typed, siteFiles)).toBe(false)
  })

  it.each(emailCases.filter(([typed]) => !/[,;?]./.test(typed)))(
    '%j is a link to %s',
    (typed, mailbox) => {
      expect(toLink(typed)).toEqual({ href: `mailto:${mailbox}`, kind: 'mail' })
    },
  )

  it('of an operator may have a name, and be one of the local network', () => {
    expect(parseMailbox('Müller & Söhne GmbH <web@müller.example>')).toMatchObject({
      name: 'Müller & Söhne GmbH',
      mailbox: 'web@xn--mller-kva.example',
    })
    expect(parseMailbox('"Doe, Jo" <root@mailhost>')).toMatchObject({
      name: 'Doe, Jo',
      mailbox: 'root@mailhost',
    })
    expect(parseMailbox('web@a.example, all@b.example')).toBeUndefined()
  })
})
