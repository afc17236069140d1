/** Tests over SMTP, with a server that records what it receives. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import type { Delivery, Lead } from '#runtime'
import { createLead } from '#tests/support/create-lead.ts'
import { createMailForward } from './forward-mail.ts'

let server: SMTPServer
afterEach(() => new Promise<void>((closed) => server.close(() => closed())))

interface Mail {
  recipients: string[]
  text: string
}

async function startServer(options: SMTPServerOptions = {}, from = 'website@colloquy.example') {
  const mails: Mail[] = []
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ recipients, text: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
    ...options,
  })
  // Ignores broken connections.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const forward = createMailForward({
    url: `smtp://127.0.0.1:${port}`,
    to: ['sales@colloquy.example', 'support@colloquy.example'],
    from,
  })
  return { mails, forward }
}

const toDelivery = (lead: Lead): Delivery => ({
  id: '6f0c',
  destination: 'mail',
  notice: { type: 'lead.created', lead },
  acceptedAt: Date.UTC(2026, 10, 22),
  attempt: 1,
  lease: 'x',
})

const headersOf = ({ text }: Mail) => text.slice(0, text.indexOf('\r\n\r\n'))
const bodyOf = ({ text }: Mail) => text.slice(text.indexOf('\r\n\r\n') + 4)

describe('mail', () => {
  it('tells people of a lead, and lets them answer the person', async () => {
    const { mails, forward } = await startServer()
    const delivery = toDelivery(createLead({ attribution: { utm_source: 'spring' } }))
    for (let again = 0; again < 2; again++) {
      expect(await forward(delivery)).toEqual({ isDelivered: true })
    }
    const [first, second] = mails as [Mail, Mail]
    expect(first.recipients).toEqual(['sales@colloquy.example', 'support@colloquy.example'])
    expect(headersOf(first)).toMatch(/^From: website@colloquy\.example$/m)
    expect(headersOf(first)).toMatch(/^Reply-To: ada@northwind\.example$/m)
    expect(headersOf(first)).toMatch(/^Subject: New lead: demo \(de\)$/m)
    expect(headersOf(first)).toMatch(/^Auto-Submitted: auto-generated$/im)
    expect(bodyOf(first)).toContain('Page: /de/demo-buchen, in de')
    expect(bodyOf(first)).toContain('firstName: Ada')
    expect(bodyOf(first)).toContain('topics: a, b')
    expect(bodyOf(first)).toContain('utm_source: spring')
    const idOf = (mail: Mail) => /^Message-ID: (.*)$/im.exec(headersOf(mail))?.[1]
    expect(idOf(first)).toBe('<6f0c.mail@colloquy.example>')
    expect(idOf(second)).toBe(idOf(first))
  })

  it('[FORM-14] writes names and domains in any script as mail servers take them', async () => {
    const { mails, forward } = await startServer({}, 'Müller & Søn 株式会社 <web@müller.example>')
    const email = 'jane@xn--exmple-cua.de'
    const fields = { firstName: 'Αγγελική', lastName: '王小明', email }
    expect(await forward(toDelivery(createLead({ email, fields })))).toEqual({ isDelivered: true })
    const [mail] = mails as [Mail]
    const headers = headersOf(mail)
    expect(headers).toMatch(/^From: =\?UTF-8\?[^<]+ <web@xn--mller-kva\.example>$/m)
    expect(headers).toMatch(/^Reply-To: jane@xn--exmple-cua\.de$/m)
    expect(headers).toMatch(/^Message-ID: <6f0c\.mail@xn--mller-kva\.example>$/m)
    expect(headers).toMatch(/^[\x20-\x7e\r\n]*$/)
    // Quoted-printable.
    const body = decodeURIComponent(bodyOf(mail).replaceAll('=\r\n', '').replaceAll('=', '%'))
    expect(body).toContain('firstName: Αγγελική')
    expect(body).toContain('lastName: 王小明')
  })

  it('takes no header and no recipient from what a visitor types', async () => {
    const { mails, forward } = await startServer()
    const evil = 'x\r\nBcc: victim@evil.example\r\n\r\nHi'
    for (const email of [evil, 'a@b.example, victim@evil.example', '<victim@evil.example>']) {
      const fields = { email, [evil]: evil }
      const lead = createLead({ email, fields, type: evil, locale: evil, form: evil, page: evil })
      expect(await forward(toDelivery(lead))).toEqual({ isDelivered: true })
    }
    for (const mail of mails) {
      expect(mail.recipients).toEqual(['sales@colloquy.example', 'support@colloquy.example'])
      expect(headersOf(mail)).not.toMatch(/^(bcc|reply-to):/im)
      // None of it is at the start of a line, where a field would be.
      expect(bodyOf(mail)).not.toMatch(/^(Bcc|Hi)/m)
    }
    expect(mails).toHaveLength(3)
  })

  it('tells people whom to erase', async () => {
    const { mails, forward } = await startServer()
    const notice = { type: 'lead.forgotten', email: 'ada@northwind.example' } as const
    await forward({ ...toDelivery(createLead()), notice })
    expect(headersOf(mails[0]!)).toMatch(/^Subject: Please erase a person$/m)
    expect(bodyOf(mails[0]!)).toContain('ada@northwind.example asked to be forgotten')
  })

  it.each([
    [451, false],
    [550, false],
    [554, true],
  ])(
    'that is answered with %i is refused for good: %s, and names nobody',
    async (code, isFinal) => {
      const { forward } = await startServer({
        onRcptTo({ address }, _session, done) {
          done(Object.assign(new Error(`not ${address}`), { responseCode: code }))
        },
      })
      expect(await forward(toDelivery(createLead()))).toEqual({
        isDelivered: false,
        isFinal,
        reason: `the mail server answered with ${code}`,
      })
    },
  )

  it('that finds no server is tried again', async () => {
    const { forward } = await startServer()
    await new Promise<void>((closed) => server.close(() => closed()))
    expect(await forward(toDelivery(createLead()))).toEqual({
      isDelivered: false,
      isFinal: false,
      reason: 'no connection to the mail server (ESOCKET)',
    })
  })
})
