import { describe, expect, it } from 'vitest'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

const plain = { key: '/', isAlone: true, isTyping: false, isAnswered: false }

/** The keys that count as shortcuts. */
function press(...keys: Partial<typeof plain>[]): unknown[] {
  const { actor, send } = startMachine(document)
  const meant: unknown[] = []
  actor.on('shortcut.meant', ({ key }: { key?: unknown }) => meant.push(key))
  for (const key of keys) send({ type: 'key.pressed', ...plain, ...key })
  return meant
}

describe('shortcuts', () => {
  it('[NAV-02] means a key that is pressed alone, each time', () => {
    expect(press({}, { key: '?' }, {})).toEqual(['/', '?', '/'])
  })

  it.each([
    ['with Control, Alt or Meta', { isAlone: false }],
    ['while somebody types', { isTyping: true }],
    ['that something else has answered', { isAnswered: true }],
    ['that stands for no character', { key: 'Tab' }],
  ])('leaves a key alone %s', (_, key) => {
    expect(press(key)).toEqual([])
  })
})
