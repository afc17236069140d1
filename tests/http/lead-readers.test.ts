/**
 * The attribution that each receiver of a lead gets: every form of the shipped site, in each
 * language.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  readEnvironment,
  type FormDefinition,
  type FormField,
  type FormValue,
  type RawDocument,
} from '#runtime'
import { createTestPlatform, type TestPlatform } from '#tests/support/create-test-platform.ts'
import { testBaseUrl } from '#tests/support/create-test-site.ts'
import { startLeadReceiver, type LeadReceiver } from '#tests/support/lead-receiver.ts'
import { openShippedSite } from '#tests/support/open-shipped-site.ts'
import { createForwards, findDestinations } from '../../adapters/leads/forwards.ts'
import { openPeopleStores, type PeopleStores } from '../../adapters/leads/open-lead-store.ts'
import { passOnLeads } from '../../adapters/leads/worker.ts'
import { createFunctionEndpoint } from '../../adapters/node/functions.ts'
import { functions } from '../../functions/index.ts'

const run = promisify(execFile)
const command = new URL('../../cli/slicewright.mjs', import.meta.url).pathname

const attribution = {
  initial_utm_source: 'spring',
  initial_utm_medium: 'email',
  initial_landingPage: '/form/contact-us',
  mostRecent_utm_source: 'google',
  mostRecent_gclid: 'Cj0K',
}
const { mostRecent_gclid: _, ...withoutClicks } = attribution

const decisions = [
  { name: 'all consents', consents: { analytics: true, ad: true }, kept: attribution },
  { name: 'consent to analytics', consents: { analytics: true, ad: false }, kept: withoutClicks },
  { name: 'no consent', consents: { analytics: false, ad: false }, kept: undefined },
]

/** A value that a visitor could enter. */
function toValue({ name, kind, options = [] }: FormField): FormValue {
  switch (kind) {
    case 'email':
      return 'ada@engines.example'
    case 'phone':
      return '+49 30 123456'
    case 'country':
      return 'GB'
    case 'select':
    case 'radio':
      return options[0]!
    case 'checkbox':
    case 'consent':
      return options.length > 0 ? [...options] : true
    case 'hidden':
      return ''
    default:
      return name === 'password' ? 'a small sentence' : 'Ada'
  }
}

function fillIn({ steps }: FormDefinition): Record<string, FormValue> {
  const fields = steps.flatMap((step) => step.fields)
  return Object.fromEntries(fields.map((field) => [field.name, toValue(field)]))
}

interface Sent {
  submission: string
  type: string
  locale: string
  kept: Record<string, string> | undefined
}

const site = openShippedSite()
let folder: string
let stores: PeopleStores
let crm: LeadReceiver
let webhook: LeadReceiver
let mails: string[]
let csv: string[]
const sent: Sent[] = []
const ends: (() => unknown)[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lead-readers-'))
  ;[crm, webhook] = [await startLeadReceiver(), await startLeadReceiver()]
  mails = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, __, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        mails.push(text)
        done()
      })
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  ends.push(
    () => crm.close(),
    () => webhook.close(),
    () => new Promise<void>((done) => smtp.close(() => done())),
    () => rmSync(folder, { recursive: true }),
  )
  const variables = {
    DATA_DIR: folder,
    LEAD_UPSTREAM_URL: crm.url,
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    LEAD_MAIL_TO: 'team@colloquy.example',
    LEAD_MAIL_FROM: 'site@colloquy.example',
  }
  const environment = readEnvironment(variables)
  stores = await openPeopleStores({
    dataDir: folder,
    databaseUrl: undefined,
    destinations: findDestinations(environment),
  })
  const platform: TestPlatform = { ...createTestPlatform({ site, environment }), ...stores }
  await sendAll(platform)
  const forwards = await createForwards(environment, platform.learningPlatform, stores.outbox)
  await passOnLeads(
    {
      store: stores.leads,
      forwards,
      retention: { delivered: 90, undelivered: 365 },
      log: site.log,
    },
    AbortSignal.timeout(60_000),
  )
  const { stdout } = await run(process.execPath, [command, 'leads', 'export'], {
    env: { PATH: process.env['PATH'], ...variables },
  })
  csv = stdout.split('\r\n')
})
afterAll(async () => {
  await stores.leads.close()
  for (const end of ends) await end()
})

async function sendAll(platform: TestPlatform): Promise<void> {
  const endpoint = createFunctionEndpoint(functions, platform)
  const settings = site.config.forms!
  for (const { code, language } of site.config.locales) {
    const documents = await site.content.all(settings.document, { lang: language })
    for (const document of documents) {
      for (const { consents, kept } of decisions) {
        const type = typeOf(document)
        const submission = crypto.randomUUID()
        const path = '/.netlify/functions/submit-form'
        const request = new Request(testBaseUrl + path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            cookie: `consents=${encodeURIComponent(JSON.stringify(consents))}`,
          },
          body: JSON.stringify({
            slice: 'form-1',
            document: document.id,
            page: '/form/contact-us',
            submission,
            elapsed: 4000,
            trap: '',
            values: fillIn(site.forms.get(type)!),
            attribution,
          }),
        })
        const response = await endpoint(request, path, {
          address: `203.0.${sent.length >> 4}.${sent.length % 250}`,
        })
        expect([type, response.status]).toEqual([type, 200])
        sent.push({ submission, type, locale: code, kept })
      }
    }
  }
}

function typeOf({ data }: RawDocument): string {
  return String((data as Record<string, unknown>)['form_type'])
}

const toLines = (record: Record<string, string> = {}) =>
  Object.entries(record).map(([name, value]) => `${name}: ${value}`)

describe('where the visitor of a lead came from', () => {
  it('is asked of every form, in every language, with each decision', () => {
    const types = [...site.forms.keys()]
    for (const { code } of site.config.locales)
      expect(new Set(sent.filter((one) => one.locale === code).map(({ type }) => type))).toEqual(
        new Set(types),
      )
  })

  it.each(['crm', 'webhook'] as const)('is told to the %s as far as it may be known', (name) => {
    const { requests } = name === 'crm' ? crm : webhook
    for (const { submission, type, kept } of sent) {
      const found = requests.filter(({ body }) => body.data.submission === submission)
      expect(found).toHaveLength(1)
      const data: unknown = found[0]!.body.data
      expect(data).toMatchObject({ type })
      if (kept) expect(data).toMatchObject({ attribution: kept })
      else expect(data).not.toHaveProperty('attribution')
      if (found[0]!.text.includes('123456')) expect(found[0]!.text).toContain('"+4930123456"')
    }
  })

  it('stands in the mail to the team as far as it may be known', async () => {
    const leads = await stores.leads.list({ type: 'lead.created', limit: 1000 })
    for (const { submission, kept } of sent) {
      const lead = leads.find(
        ({ notice }) => notice.type === 'lead.created' && notice.lead.submission === submission,
      )!
      const mail = mails.find((text) => text.includes(`Lead: ${lead.id}`))!
      const shown = mail.split(/\r\n/).filter((line) => /^(initial|mostRecent)_/.test(line))
      expect(shown).toEqual(toLines(kept))
    }
  })

  it('is a column each of the exported table', async () => {
    const columns = csv[0]!.split(',')
    const names = Object.keys(attribution).toSorted()
    expect(columns.slice(-names.length)).toEqual(names)
    const leads = await stores.leads.list({ type: 'lead.created', limit: 1000 })
    for (const { submission, kept } of sent) {
      const { id } = leads.find(
        ({ notice }) => notice.type === 'lead.created' && notice.lead.submission === submission,
      )!
      const row = csv.find((line) => line.startsWith(`${id},`))!
      const known: Record<string, string> = kept ?? {}
      const cells = row.split(',').slice(-names.length)
      expect(cells).toEqual(names.map((name) => known[name] ?? ''))
    }
  })
})
