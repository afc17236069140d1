import { beforeEach, expect, it } from 'vitest'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine, type StartedMachine } from '#tests/support/start-machine.ts'
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

/** Requests sent, oldest first. */
let sent: unknown[]
/** Answers the oldest pending request. */
let answer: (status?: number) => Promise<void>
let ports: MemoryPorts
let machine: StartedMachine
beforeEach(() => {
  sent = []
  const waiting: ((response: Response) => void)[] = []
  answer = async (status = 200) => {
    waiting.shift()!(Response.json({ answer: 'saved' }, { status }))
    await settle()
  }
  ports = createMemoryPorts({
    http(_url, init) {
      sent.push(JSON.parse(String(init?.body)).values)
      return new Promise((resolve) => waiting.push(resolve))
    },
  })
  machine = startMachine(document, {
    input: { id: 'section-3' },
    ports,
    implementations: [implementations],
  })
})

const letter = { _mail: 'save', 'topic.letter': true }
const nothing = { _mail: 'save', 'topic.letter': false }
const choose = async (values: object) => {
  machine.send({ type: 'preferences.send', values })
  await settle()
}
const change = () => ports.fire('#section-3', 'input')

it('[SITE-01] sends what is chosen while an earlier choice is saved, once that has arrived', async () => {
  await choose(letter)
  await choose(nothing)
  expect(sent).toEqual([letter])
  await answer()
  expect(machine.state()).toMatchObject({ value: 'saving', context: { answer: null } })
  expect(sent).toEqual([letter, nothing])
  await answer()
  expect(machine.state()).toMatchObject({ value: 'saved', context: { answer: 'saved' } })
})

it('[SITE-01] sends once what is chosen twice, and of several that wait the last', async () => {
  await choose(letter)
  await choose(letter)
  await choose(nothing)
  await choose({ ...letter, pause: '30' })
  await answer()
  expect(sent).toEqual([letter, { ...letter, pause: '30' }])
  await answer()
  expect(machine.state().value).toBe('saved')
})

it('[SITE-01] sends a choice that waited also when the one before it fails', async () => {
  await choose(letter)
  await choose(nothing)
  await answer(503)
  expect(machine.state().value).toBe('saving')
  await answer(503)
  expect(machine.state().value).toBe('failed')
  await choose(letter)
  await answer()
  expect(sent).toEqual([letter, nothing, letter])
  expect(machine.state().value).toBe('saved')
})

it('[SITE-01] sends a choice that waits when the page is left, and when the slice is', async () => {
  await choose(letter)
  await choose(nothing)
  ports.fire('window', 'pagehide')
  await settle()
  expect(sent).toEqual([letter, nothing])
  await choose(letter)
  machine.actor.stop()
  await answer()
  await answer()
  expect(sent).toEqual([letter, nothing, letter])
})

it('[SITE-01] says of nothing that was changed since that it is saved', async () => {
  await choose(letter)
  await answer()
  expect(machine.state()).toMatchObject({ value: 'saved', context: { answer: 'saved' } })
  change()
  expect(machine.state()).toMatchObject({ value: 'editing', context: { answer: null } })
  await choose(nothing)
  change()
  await answer()
  expect(machine.state()).toMatchObject({ value: 'editing', context: { answer: null } })
  await choose(letter)
  change()
  await choose(letter)
  await answer()
  expect(machine.state().value).toBe('saved')
})
