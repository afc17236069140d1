import { fromCallback, fromPromise } from 'xstate'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

const decision = {
  choices: { necessary: true, analytics: true, ad: false },
  policyVersion: '1',
  gpc: false,
}

let ports: MemoryPorts
let posted: unknown[]
let answers: (string | Error)[]
beforeEach(() => {
  ports = createMemoryPorts()
  posted = []
  answers = []
})

const start = () =>
  startMachine(document, {
    ports,
    implementations: [
      {
        actors: {
          'receipts.watch': fromCallback(() => {}),
          'receipts.post': fromPromise(async ({ input }) => {
            posted.push((input as { decision: unknown }).decision)
            const answer = answers.shift() ?? 'r1'
            if (answer instanceof Error) throw answer
            return answer
          }),
        },
        actions: {
          send: (_: unknown, params: unknown) => void ports.effects.push(['send', params]),
        },
      },
    ],
  })

describe('receipts', () => {
  it('posts a decision, and tells the id of its receipt', async () => {
    const { send, state } = start()
    send({ type: 'receipts.owed', decision })
    await settle()
    expect(posted).toEqual([decision])
    expect(ports.effects).toEqual([
      ['send', { to: 'consent', event: { type: 'consent.receipted', id: 'r1' } }],
    ])
    expect(state().value).toBe('idle')
  })

  it('tries again after 5 and after 20 seconds', async () => {
    answers = [new Error('offline'), new Error('offline'), 'r2']
    const { send } = start()
    send({ type: 'receipts.owed', decision })
    await settle()
    ports.clock.advance(4999)
    await settle()
    expect(posted).toHaveLength(1)
    ports.clock.advance(1)
    await settle()
    expect(posted).toHaveLength(2)
    ports.clock.advance(20_000)
    await settle()
    expect(posted).toHaveLength(3)
    expect(ports.effects).toHaveLength(1)
  })

  it('leaves it to the next visit in the end, and says so', async () => {
    answers = Array.from({ length: 9 }, () => new Error('offline'))
    const { send, state } = start()
    send({ type: 'receipts.owed', decision })
    for (let attempt = 0; attempt < 9; attempt++) {
      await settle()
      ports.clock.advance(1_000_000)
    }
    expect(posted).toHaveLength(3)
    expect(state().value).toBe('idle')
    expect(ports.effects.map((effect) => effect.slice(0, 3))).toEqual([
      ['log', 'warn', 'RECEIPT_NOT_STORED'],
    ])
  })

  it('posts the newest decision in place of one that is on its way', async () => {
    const { send } = start()
    const refused = { ...decision, choices: { necessary: false, analytics: false, ad: false } }
    send({ type: 'receipts.owed', decision })
    send({ type: 'receipts.owed', decision: refused })
    await settle()
    expect(posted).toEqual([decision, refused])
    expect(ports.effects).toHaveLength(1)
  })
})
