import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { settle } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

type Answer = () => Promise<unknown>

const sound = async () => ({ faults: {} })

function start(given: { validate?: Answer; check?: Answer; send?: Answer; steps?: number } = {}) {
  const done: string[] = []
  const sent: unknown[] = []
  const note =
    (name: string) =>
    (_: unknown, { html }: { html?: string }) =>
      void done.push(html === undefined ? name : `${name} ${html}`)
  const send = given.send ?? (async () => ({ faults: {}, step: 0, html: '<p>Thank you</p>' }))
  const started = startMachine(document, {
    input: { id: 'section-3' },
    implementations: [
      {
        actions: {
          'form.tell': note('tell'),
          'form.showStep': note('showStep'),
          'form.showFailure': note('showFailure'),
          'form.complete': note('complete'),
        },
        actors: {
          'form.fields': fromCallback(() => {}),
          'form.validate': fromPromise(given.validate ?? sound),
          'form.check': fromPromise(given.check ?? sound),
          'form.send': fromPromise(({ input }) => {
            sent.push(input)
            return send()
          }),
        },
      },
    ],
  })
  started.send({ type: 'form.ready', steps: given.steps ?? 1, unlocked: false, at: 0 })
  const { ports } = started
  /** Waits until the visitor's next action: people take longer than the server's minimum. */
  const go = async () => {
    await settle()
    ports.clock.advance(1000)
    await settle()
  }
  return { ...started, go, done, sent }
}

describe('[SLICE-04] form', () => {
  it('is being filled in from the first touch on', () => {
    const { send, state } = start()
    expect(state()).toMatchObject({ value: 'untouched' })
    send({ type: 'form.touch' })
    expect(state()).toMatchObject({ value: 'editing' })
  })

  it('is sent once, however often it is asked for', async () => {
    const { send, state, go, sent, done } = start()
    send({ type: 'form.submit' })
    send({ type: 'form.submit' })
    await go()
    send({ type: 'form.submit' })
    await go()
    expect(state()).toMatchObject({ value: 'done' })
    expect(done).toContain('complete <p>Thank you</p>')
    expect(sent).toHaveLength(1)
  })

  it('waits until a person could have filled it in', async () => {
    const { send, state, ports, sent } = start()
    ports.clock.advance(400)
    send({ type: 'form.submit' })
    await settle()
    expect(state()).toMatchObject({ value: 'pausing', tags: ['busy'] })
    ports.clock.advance(599)
    expect(sent).toEqual([])
    ports.clock.advance(1)
    expect(sent).toEqual([{ id: 'section-3', elapsed: 1000 }])
  })

  it('waits no longer than that when the clock was put back meanwhile', async () => {
    const { send, sent, ports } = start()
    send({ type: 'form.ready', steps: 1, unlocked: false, at: 3_600_000 })
    send({ type: 'form.submit' })
    await settle()
    ports.clock.advance(1000)
    expect(sent).toHaveLength(1)
  })

  it('goes through its steps, and back', async () => {
    const { send, state, go, done, sent } = start({ steps: 2 })
    send({ type: 'form.submit' })
    await go()
    expect(state()).toMatchObject({ value: 'editing', context: { step: 1 } })
    expect(done).toEqual(['tell', 'showStep'])
    send({ type: 'form.back' })
    send({ type: 'form.back' })
    expect(state().context['step']).toBe(0)
    send({ type: 'form.submit' })
    await go()
    expect(sent).toEqual([])
    send({ type: 'form.submit' })
    await go()
    expect(state().value).toBe('done')
  })

  it('[OP34] goes on when addresses cannot be checked', async () => {
    const { send, state, go } = start({ check: () => Promise.reject(new Error('down')) })
    send({ type: 'form.submit' })
    await go()
    expect(state().value).toBe('done')
  })

  it('[OP34] goes on to the next step when the server that checks addresses hangs', async () => {
    const { send, state, ports } = start({ check: () => new Promise(() => {}), steps: 2 })
    send({ type: 'form.submit' })
    await settle()
    expect(state().value).toBe('checking')
    ports.clock.advance(4000)
    expect(state()).toMatchObject({ value: 'editing', context: { step: 1 } })
  })

  it('[FORM-14] stays where an address is refused', async () => {
    const faults = { email: 'competitor_email' }
    const { send, state, sent } = start({ check: async () => ({ faults }) })
    send({ type: 'form.submit' })
    await settle()
    expect(state()).toMatchObject({ value: 'editing', context: { faults } })
    expect(sent).toEqual([])
  })

  it('gives up a server that hangs, and tries again when asked to', async () => {
    const answers = [new Promise(() => {}), Promise.resolve({ faults: {}, step: 0, html: null })]
    const { send, state, ports, go, sent } = start({ send: () => answers.shift()! })
    send({ type: 'form.submit' })
    await go()
    expect(state()).toMatchObject({ value: 'submitting', tags: ['busy'] })
    ports.clock.advance(20_000)
    expect(state()).toMatchObject({ value: 'failed', tags: ['failed'] })
    send({ type: 'form.submit' })
    await go()
    expect(state().value).toBe('done')
    expect(sent).toHaveLength(2)
  })
})
