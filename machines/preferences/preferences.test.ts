import { beforeEach, expect, it } from 'vitest'
import { createMemoryPorts, settle } from '#tests/support/machine-ports.ts'
import { startMachine, type StartedMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

/** What was sent, oldest first. */
let sent: unknown[]
/** Answers the oldest request that waits. */
let answer: (status?: number) => Promise<void>
let machine: StartedMachine
beforeEach(() => {
  sent = []
  const waiting: ((response: Response) => void)[] = []
  answer = async (status = 200) => {
    waiting.shift()!(Response.json({ answer: 'saved' }, { status }))
    await settle()
  }
  const ports = createMemoryPorts({
    http(_url, init) {
      sent.push(JSON.parse(String(init?.body)).values)
      return new Promise((resolve) => waiting.push(resolve))
    },
  })
  machine = startMachine(document, { ports })
})

const letter = { _mail: 'save', 'topic.letter': true }
const nothing = { _mail: 'save', 'topic.letter': false }
const choose = (values: object) => machine.send({ type: 'preferences.send', values })

it('[SITE-01] sends what is chosen while an earlier choice is saved, once that has arrived', async () => {
  choose(letter)
  choose(nothing)
  expect(sent).toEqual([letter])
  await answer()
  expect(machine.state()).toMatchObject({ value: 'saving', context: { answer: null } })
  expect(sent).toEqual([letter, nothing])
  await answer()
  expect(machine.state()).toMatchObject({ value: 'saved', context: { answer: 'saved' } })
})

it('[SITE-01] sends once what is chosen twice', async () => {
  choose(letter)
  choose(letter)
  choose(nothing)
  choose(letter)
  await answer()
  expect(sent).toEqual([letter])
  expect(machine.state().value).toBe('saved')
})

it('[SITE-01] forgets a choice that waited when the one before it fails: what is sent next is newer', async () => {
  choose(letter)
  choose(nothing)
  await answer(503)
  expect(machine.state().value).toBe('failed')
  choose(letter)
  await answer()
  expect(sent).toEqual([letter, letter])
  expect(machine.state().value).toBe('saved')
})
