/** Tests mails to visitors over SMTP. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Logger, StoredMail } from '#runtime'
import { createMemoryStores } from '#tests/support/memory-leads.ts'
import type { PeopleStores } from './open-lead-store.ts'
import { createMailSender } from './smtp-sender.ts'
import { startMailWorker } from './send-mails.ts'
import type { ComposedMail } from './smtp-sender.ts'

let stores: PeopleStores
let server: SMTPServer
let received: string[]
/** The code with which the server refuses the next mail, if it does. */
let refusal: number | undefined
let stop: () => Promise<void>
let logged: string[]

beforeEach(async () => {
  received = []
  logged = []
  refusal = undefined
  stores = createMemoryStores()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        if (refusal === undefined) {
          received.push(text)
          done()
        } else {
          done(Object.assign(new Error('ada@engines.example'), { responseCode: refusal }))
        }
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
})
afterEach(async () => {
  await stop()
  await stores.leads.close()
  await new Promise<void>((done) => server.close(() => done()))
})

const unsubscribe = `https://www.colloquy.example/.netlify/functions/unsubscribe?token=unsubscribe.${'a'.repeat(36)}.tp7o00.${'b'.repeat(43)}`

async function compose({ email }: StoredMail): Promise<ComposedMail | undefined> {
  if (email.startsWith('nobody')) return undefined
  return {
    to: email,
    subject: 'Bitte bestätigen',
    text: 'Grüße\n\nhttps://www.colloquy.example/x?token=confirm.a.b.c',
    html: '<p>Grüße</p>',
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const log: Logger = {
  info: (code, facts) => void logged.push(`${code} ${JSON.stringify(facts)}`),
  warn: (code, facts) => void logged.push(`${code} ${JSON.stringify(facts)}`),
  error: (code, facts) => void logged.push(`${code} ${JSON.stringify(facts)}`),
}

function start(hasServer = true): void {
  const { port } = server.server.address() as AddressInfo
  const send = createMailSender(`smtp://127.0.0.1:${port}`, 'letters@colloquy.example')
  const worker = startMailWorker({
    ...stores,
    compose,
    send: hasServer ? send : undefined,
    log,
    poll: 10,
  })
  stop = () => worker.stop()
}

const add = (email: string) => stores.outbox.add({ kind: 'confirm', email, locale: 'de' })
const isSettled = async () =>
  (await stores.outbox.list(9)).every(({ state }) => state !== 'waiting')

describe('mails to visitors', () => {
  it('are sent once, with the headers of RFC 8058 on a line each', async () => {
    start()
    await add('ada@engines.example')
    await expect.poll(isSettled).toBe(true)
    expect(received).toHaveLength(1)
    const [head = ''] = received[0]!.split('\r\n\r\n')
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <${unsubscribe}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        'From: letters@colloquy.example',
        'To: ada@engines.example',
        'Auto-Submitted: auto-generated',
      ]),
    )
    const [{ id, text } = {}] = await stores.outbox.list(1)
    expect(head).toContain(`Message-ID: <${id}@colloquy.example>`)
    // The link is in the mail and nowhere else.
    expect(text).toBeUndefined()
    expect(logged.join()).not.toMatch(/ada@|token=/)
  })

  it('go to nobody whose address is unknown, and leave nothing behind', async () => {
    start()
    await add('nobody@engines.example')
    await expect.poll(() => stores.outbox.list(9)).toEqual([])
    expect(received).toEqual([])
  })

  it('are dead when the mailbox is refused, and say so without the address', async () => {
    refusal = 550
    start()
    await add('ada@engines.example')
    await expect.poll(isSettled).toBe(true)
    expect(await stores.outbox.list(9)).toMatchObject([
      { state: 'dead', reason: 'the mail server answered with 550' },
    ])
    expect(logged.join()).not.toContain('ada@')
  })

  it('wait while the server is busy', async () => {
    refusal = 451
    start()
    await add('ada@engines.example')
    await expect
      .poll(() => stores.outbox.list(9))
      .toMatchObject([{ attempts: 1, reason: expect.stringContaining('451') }])
    expect(await stores.outbox.list(9)).toMatchObject([{ state: 'waiting' }])
  })

  it('are kept to be read where there is no mail server', async () => {
    start(false)
    await add('ada@engines.example')
    await expect.poll(isSettled).toBe(true)
    expect(await stores.outbox.list(9)).toMatchObject([
      { state: 'kept', text: expect.stringContaining('https://www.colloquy.example/x?token=') },
    ])
    expect(received).toEqual([])
  })

  it('that were kept are sent once there is a mail server, and no text of them stays', async () => {
    start(false)
    await add('ada@engines.example')
    await add('joan@engines.example')
    await expect.poll(isSettled).toBe(true)
    await stop()
    start()
    await expect.poll(() => received.length).toBe(2)
    await expect
      .poll(async () => (await stores.outbox.list(9)).map(({ state, text }) => [state, text]))
      .toEqual([
        ['sent', undefined],
        ['sent', undefined],
      ])
    // Sent mails are removed: the next start sends nothing.
    await stop()
    start()
    await add('mary@engines.example')
    await expect.poll(() => received.length).toBe(3)
    expect(received.filter((text) => text.includes('ada@engines.example'))).toHaveLength(1)
  })
})
