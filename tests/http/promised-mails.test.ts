/** Mails that the shipped forms promise, as a mail server receives them. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '#tests/support/create-test-platform.ts'
import { openShippedSite } from '#tests/support/open-shipped-site.ts'
import { createPersonalSite, readHidden, type Visitor } from '#tests/support/personal-site.ts'
import { createPlatformForward } from '../../adapters/leads/forward-platform.ts'
import { passOnMails } from '../../adapters/leads/send-mails.ts'
import { createMailSender } from '../../adapters/leads/smtp-sender.ts'
import { findTopics } from '../../functions/mail/find-topics.ts'
import { composeMail } from '../../functions/index.ts'

const site = openShippedSite()
let server: SMTPServer
let received: { to: string[]; text: string }[]
let close: () => Promise<void>
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  close = async () => {
    await new Promise<void>((done) => server.close(() => done()))
  }
})
afterAll(() => close())

let now: number
let platform: TestPlatform
let visit: () => Visitor
beforeEach(() => {
  now = Date.now()
  received = []
  platform = createTestPlatform({ site, now: () => now })
  ;({ visit } = createPersonalSite(site, platform))
})

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@engines.example' }

async function fillIn(path: string, body: Record<string, string>): Promise<string> {
  const visitor = visit()
  const hidden = readHidden(await (await visitor.get(path)).text())
  const response = await visitor.post(path, { ...hidden, ...person, privacy: 'true', ...body })
  const html = await response.text()
  expect([path, response.status]).toEqual([path, 200])
  return html
}

interface Part {
  type: string
  content: string
}

/** Sends all mails that are due, and returns them as received: parts by their kind. */
async function deliver() {
  const { port } = server.server.address() as AddressInfo
  await passOnMails(
    {
      ...platform,
      compose: (mail) => composeMail(mail, platform),
      send: createMailSender(`smtp://127.0.0.1:${port}`, 'letters@colloquy.example'),
      now: () => now,
    },
    AbortSignal.timeout(60_000),
  )
  return received.map(({ to, text }) => {
    const parts = readParts(text)
    const of = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? ''
    return {
      to,
      subject: decodeWords(/^Subject: ((?:.|\r\n[ \t])*)/m.exec(text)![1]!),
      text: of('text/plain'),
      html: of('text/html'),
      calendar: of('text/calendar'),
    }
  })
}

/** Leaves of a MIME message, decoded (RFC 2045). */
function readParts(message: string): Part[] {
  const at = message.indexOf('\r\n\r\n')
  const head = message.slice(0, at).replaceAll(/\r\n[ \t]+/g, ' ')
  const body = message.slice(at + 4)
  const type = /^content-type: ([^\r\n]+)/im.exec(head)?.[1] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    return parts.flatMap((part) => readParts(part.replace(/^\r\n/, '')))
  }
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]
  if (encoding === 'base64') return [{ type, content: Buffer.from(body, 'base64').toString() }]
  if (encoding !== 'quoted-printable') return [{ type, content: body }]
  return [{ type, content: fromQuoted(body.replaceAll(/=\r\n/g, '')) }]
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (__, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString()

function decodeWords(subject: string): string {
  return subject
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?(Q|B)\?([^?]*)\?=/gi, (__, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : fromQuoted(text.replaceAll('_', ' ')),
    )
}

const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)![0])

const books = [
  {
    path: '/ebook/the-peer-learning-playbook',
    file: 'the-peer-learning-playbook-en.pdf',
    promise: 'The link in the mail works for thirty days',
    kept: 'The link works for thirty days.',
  },
  {
    path: '/de/ebook/voneinander-lernen',
    file: '-de.pdf',
    promise: 'Der Link in der E-Mail gilt dreißig Tage',
    kept: 'Der Link gilt dreißig Tage.',
  },
  {
    path: '/fr/ebook/conversations-de-vente',
    file: '-fr.pdf',
    promise: 'Le lien reste valable trente jours',
    kept: 'Le lien est valable trente jours.',
  },
]

describe('an e-book', () => {
  it.each(books)('of $path comes by mail, with a link that works for thirty days', async (book) => {
    const html = await fillIn(book.path, { company: 'Engines' })
    expect(html).toContain(book.promise)
    const [mail, ...more] = await deliver()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: [person.email] })
    expect(mail!.text).toContain(book.kept)
    const { pathname, search } = linkIn(mail!.text)
    expect(mail!.html).toContain(`href="${linkIn(mail!.text).href}"`)
    const open = () => visit().get(pathname + search)
    const answer = await open()
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain(book.file)
    now += 29 * 86_400_000
    expect((await open()).status).toBe(303)
    now += 2 * 86_400_000
    expect((await open()).status).toBe(403)
  })

  it('is no longer reached by the link once the person is forgotten', async () => {
    await fillIn(books[0]!.path, { company: 'Engines' })
    const [mail] = await deliver()
    const { pathname, search } = linkIn(mail!.text)
    await platform.leads.forget(person.email)
    expect((await visit().get(pathname + search)).status).toBe(404)
  })

  it('of another title, asked for at the same time, comes as well', async () => {
    await fillIn('/ebook/the-peer-learning-playbook', { company: 'Engines' })
    await fillIn('/ebook/sales-conversations', { company: 'Engines' })
    await fillIn('/ebook/sales-conversations', { company: 'Engines', firstName: 'Eve' })
    expect((await deliver()).map(({ subject }) => subject)).toHaveLength(2)
  })
})

describe('the box for the newsletter', () => {
  it('asks for topics that people can choose and end', async () => {
    const topics = [...site.forms.values()].flatMap(({ subscribes = [], steps }) => [
      ...subscribes,
      ...steps.flatMap(({ fields }) => fields.flatMap((field) => field.subscribes ?? [])),
    ])
    expect(topics.length).toBeGreaterThan(3)
    const known = await findTopics(site)
    expect(topics.filter((topic) => !known.has(topic))).toEqual([])
  })

  it.each(['/ebook/the-peer-learning-playbook'])(
    'of %s asks to confirm the address, and begins nothing without it',
    async (path) => {
      await fillIn(path, { company: 'Engines', newsletter: 'true' })
      const mails = await deliver()
      const asked = mails.find(({ subject }) => subject.startsWith('Please confirm'))!
      expect(asked.text).toMatch(/token=confirm\./)
      expect(asked.html).toMatch(/token=confirm\./)
      const subscriber = await platform.mailPreferences.findByEmail(person.email)
      expect(subscriber).toMatchObject({ state: 'pending', topics: [] })
      expect(await platform.mailPreferences.confirm(subscriber!.id)).toMatchObject({
        topics: ['letter'],
      })
    },
  )

  it('subscribes nobody who leaves it empty', async () => {
    await fillIn('/ebook/the-peer-learning-playbook', { company: 'Engines' })
    expect(await platform.mailPreferences.findByEmail(person.email)).toBeUndefined()
  })
})

const webinars = [
  { path: '/events/ai-partner-live', promise: 'The invitation with a calendar entry' },
  { path: '/de/events/ki-interview-live', promise: 'Die Einladung mit Kalendereintrag' },
  {
    path: '/fr/evenements/entretien-ia-en-direct',
    promise: 'L’invitation, à glisser dans l’agenda',
  },
]

describe('an event that is ahead', () => {
  it.each(webinars)('of $path comes by mail with its calendar entry', async ({ path, promise }) => {
    const html = await fillIn(path, { company: 'Engines' })
    expect(html).toContain(promise)
    const [mail, ...more] = await deliver()
    expect(more).toEqual([])
    const { calendar } = mail!
    expect(linkIn(mail!.text).pathname).toBe(path)
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(calendar).toMatch(/\r\nBEGIN:VEVENT\r\n/)
    const [, start] = /\r\nDTSTART;TZID=[\w/]+:(\d{8}T\d{6})\r/.exec(calendar)!
    expect(start! > new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')).toBe(true)
    expect(calendar.replaceAll('\r\n ', '')).toContain(path)
  })
})

const trials = [
  { path: '/form/free-trial', said: 'Open the workspace' },
  { path: '/de/form/kostenlos-testen', said: 'Arbeitsbereich öffnen' },
  { path: '/fr/form/essai-gratuit', said: 'Ouvrir mon espace' },
]
const trial = { password: 'a small sentence', companyName: 'Engines' }

describe('a workspace', () => {
  it.each(trials)('of $path has its address mailed', async ({ path, said }) => {
    await fillIn(path, trial)
    const [mail, ...more] = await deliver()
    expect(more).toEqual([])
    expect(linkIn(mail!.text).hostname).toMatch(/^engines-.*\.colloquy\.example$/)
    expect(mail!.html).toContain(said)
    expect(mail!.text + mail!.html).not.toContain(trial.password)
  })

  it('that the platform opens later has its address mailed then, once', async () => {
    const { learningPlatform } = platform
    platform.learningPlatform = {
      ...learningPlatform,
      createFreeTrial: () => Promise.reject(new Error('The platform is down.')),
    }
    ;({ visit } = createPersonalSite(site, platform))
    await fillIn('/form/free-trial', trial)
    expect(await deliver()).toEqual([])
    now += 60_000
    const forward = createPlatformForward(learningPlatform, platform.outbox)
    const order = { destination: 'platform' as const, limit: 5, leaseMs: 1000 }
    const [delivery] = await platform.leads.take(order)
    expect(await forward(delivery!)).toEqual({ isDelivered: true })
    await forward(delivery!)
    const [mail, ...more] = await deliver()
    expect(more).toEqual([])
    expect(linkIn(mail!.text).hostname).toMatch(/^engines-.*\.colloquy\.example$/)
  })
})

it('a course has its address mailed', async () => {
  const page = '/certification/course-author'
  await fillIn(page, { groupId: 'course-author', password: 'a small sentence' })
  const [mail] = await deliver()
  expect(linkIn(mail!.text).hostname).toBe('courses.colloquy.example')
})

it('what is suspected to come from a robot has nobody written to', async () => {
  await fillIn('/ebook/the-peer-learning-playbook', {
    company: 'Engines',
    newsletter: 'true',
    _trap: 'Jane',
  })
  expect(await deliver()).toEqual([])
})
