import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { askThread } from './ask-thread.ts'

/** Answers odd numbers before even ones that came earlier; ends with an error at 0. */
const thread = `
  const { parentPort } = require('node:worker_threads')
  const later = []
  parentPort.on('message', ([id, input]) => {
    if (input === 0) throw new Error('zero')
    const outcome = [id, input < 0 ? new Error('negative') : input * 2]
    if (input % 2 === 0) later.push(outcome)
    else parentPort.postMessage([outcome, ...later.splice(0)])
  })`

function open() {
  const started: Worker[] = []
  const ask = askThread<number, number>(() => {
    started.push(new Worker(thread, { eval: true }))
    return started.at(-1)!
  })
  return { ask, started }
}

it('tells each who asks of what was asked, in whatever order it is answered', async () => {
  const { ask, started } = open()
  const asked = [2, 4, 1, -1, 3].map((input) => ask(input).catch((error: Error) => error.message))
  expect(await Promise.all(asked)).toEqual([4, 8, 2, 'negative', 6])
  expect(started).toHaveLength(1)
})

it('tells all who wait of an error that ends the thread, and starts another for the next', async () => {
  const { ask, started } = open()
  const asked = [2, 0].map((input) => ask(input).catch((error: Error) => error.message))
  expect(await Promise.all(asked)).toEqual(['zero', 'zero'])
  expect(await ask(5)).toBe(10)
  expect(started).toHaveLength(2)
})
