import { describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

/** Finds 20 options for an empty text, the ninth of them chosen, and 2 for any other. */
function start() {
  const done: [string, unknown?][] = []
  const names = ['replace', 'keepKey', 'open', 'list', 'mark', 'choose', 'clear', 'show', 'close']
  const note = (name: string) => (_: unknown, params: { at?: number; active?: number }) =>
    void done.push([name, params.at ?? params.active])
  const find = (_: unknown, { query }: { query: string }) =>
    send({
      type: 'combobox.found',
      ...(query === '' ? { count: 20, chosen: 8 } : { count: 2, chosen: -1 }),
    })
  const { send, state } = startMachine(document, {
    input: { id: 'country' },
    implementations: [
      {
        actions: {
          ...Object.fromEntries(names.map((name) => [`combobox.${name}`, note(name)])),
          'combobox.find': find,
        },
        actors: { 'combobox.control': fromCallback(() => {}) },
      },
    ],
  })
  const press = (key: string) => send({ type: 'combobox.press', key })
  /** Actions since the last call. */
  const news = () => done.splice(0).map(([name, at]) => (at === undefined ? name : `${name} ${at}`))
  return { send, state, press, news }
}

function startClosed() {
  const started = start()
  started.send({ type: 'combobox.ready', isUsed: false })
  started.news()
  return started
}

describe('combobox', () => {
  it('[FORM-13] waits until the visitor leaves a select that is in use', () => {
    const { send, state, news } = start()
    send({ type: 'combobox.ready', isUsed: true })
    expect([state().value, ...news()]).toEqual(['used'])
    send({ type: 'combobox.leave' })
    expect([state().value, ...news()]).toEqual(['closed', 'replace'])
  })

  it.each([
    ['ArrowDown', 9],
    ['ArrowUp', 7],
    ['PageDown', 16],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 19],
  ])('[FORM-13] opens on the chosen option, and %s leads to another', (key, active) => {
    const { press, news } = startClosed()
    press('ArrowDown')
    expect(news()).toEqual(['keepKey', 'open', 'list 8'])
    press(key)
    expect(news()).toEqual(['keepKey', `mark ${active}`])
  })

  it('[FORM-13] stops at the ends of the list', () => {
    const { send, press, news } = startClosed()
    send({ type: 'combobox.type', query: 'ger' })
    expect(news()).toEqual(['open', 'list 0'])
    for (const key of ['PageUp', 'ArrowDown', 'ArrowDown', 'PageDown']) press(key)
    expect(news().filter((name) => name !== 'keepKey')).toEqual([
      'mark 0',
      'mark 1',
      'mark 1',
      'mark 1',
    ])
  })

  it.each([
    ['Enter chooses', 'Enter', ['keepKey', 'close', 'choose 0']],
    ['Tab chooses and goes on', 'Tab', ['close', 'choose 0']],
    ['Escape takes it back', 'Escape', ['close', 'keepKey']],
    ['a letter is text', 'g', []],
  ])('[FORM-13] of what was found %s', (_, key, done) => {
    const { send, press, news } = startClosed()
    send({ type: 'combobox.type', query: 'ger' })
    news()
    press(key)
    expect(news()).toEqual(done)
  })

  it('leaves to the browser what a closed list has no use for', () => {
    const { press, news } = startClosed()
    for (const key of ['Enter', 'Tab', 'Escape', 'Home', 'End', 'a']) press(key)
    expect(news()).toEqual([])
  })

  it('[FORM-13] who leaves has chosen after typing, and only looked before', () => {
    const { send, news } = startClosed()
    send({ type: 'combobox.click' })
    send({ type: 'combobox.leave' })
    expect(news()).toEqual(['open', 'list 8', 'close'])
    send({ type: 'combobox.type', query: 'ger' })
    send({ type: 'combobox.leave' })
    expect(news()).toEqual(['open', 'list 0', 'close', 'choose 0'])
    send({ type: 'combobox.type', query: '' })
    send({ type: 'combobox.leave' })
    expect(news()).toEqual(['open', 'list -1', 'close', 'clear'])
  })
})
