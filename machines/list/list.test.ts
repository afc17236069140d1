import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { settle } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

const names = ['keep', 'send', 'hold', 'announce', 'restore', 'focusTop', 'scrollToTop']

/** @param place - where the focus was when the list was replaced */
function start(answers: Record<string, unknown>, place = { isHeld: false, isThere: false }) {
  const swaps: unknown[] = []
  const done: string[] = []
  const started = startMachine(document, {
    input: { id: 'articles' },
    implementations: [
      {
        actions: Object.fromEntries(names.map((name) => [`list.${name}`, () => done.push(name)])),
        actors: {
          'list.gestures': fromCallback(() => {}),
          'list.place': fromPromise(async () => place),
          fetchPayload: fromPromise(async ({ input }) => {
            const answer = answers[(input as { url: string }).url]
            if (!answer) throw new Error('404')
            return answer
          }),
          swapPage: fromPromise(async ({ input }) => void swaps.push(input)),
        },
      },
    ],
  })
  const follow = (url: string, facts: object = {}) =>
    started.send({ type: 'list.follow', ...link, ...facts, url })
  const submit = (url: string, facts: object = {}) =>
    started.send({ type: 'list.submit', ...form, ...facts, url })
  return { ...started, follow, submit, swaps, done }
}

const link = {
  isPlain: true,
  isSamePath: true,
  isPlace: false,
  isInNav: false,
  target: '',
  nav: null,
}
const form = { method: 'get', isSamePath: true, isAnswered: false }

describe('list', () => {
  it('[PAGEBUILDER-05] takes its own part of the page the visitor wants', async () => {
    const { follow, state, swaps, done, ports } = start({ '/blog?page=2': 'second' })
    follow('/blog?page=2', { isInNav: true })
    expect(state().tags).toEqual(['busy'])
    await settle()
    expect(swaps).toEqual([
      { payload: 'second', url: '/blog?page=2', scroll: null, isPop: false, within: 'articles' },
    ])
    expect(done).toEqual(['keep', 'hold', 'announce', 'focusTop', 'scrollToTop'])
    expect(state().tags).toEqual(['idle'])
    // It needs no other machine.
    expect(ports.effects).not.toContainEqual(expect.arrayContaining(['log', 'error']))
  })

  it('abandons what is on its way for what is wanted now', async () => {
    const { submit, swaps } = start({ '/blog?q=a': 'a', '/blog?q=ab': 'ab' })
    submit('/blog?q=a')
    submit('/blog?q=ab')
    await settle()
    expect(swaps).toMatchObject([{ payload: 'ab' }])
  })

  it('leaves to the browser what cannot be had', async () => {
    const { submit, ports } = start({})
    submit('/blog?q=a')
    await settle()
    expect(ports.effects).toContainEqual(['navigate', '/blog?q=a', { replace: undefined }])
  })

  it('leaves to the browser what does not come in 15 seconds', async () => {
    const { submit, ports } = start({ '/blog?q=a': new Promise(() => {}) })
    submit('/blog?q=a')
    await settle()
    ports.clock.advance(15_000)
    expect(ports.effects).toContainEqual(['navigate', '/blog?q=a', { replace: undefined }])
  })

  it('is at rest when the browser brings the left page back', async () => {
    const { submit, state, ports } = start({})
    submit('/blog?q=a')
    await settle()
    expect(state().tags).toEqual(['busy'])
    ports.fire('window', 'pageshow')
    expect(state().tags).toEqual(['idle'])
  })

  it.each([
    ['clicked with a key, for another tab', { isPlain: false }],
    ['to another page', { isSamePath: false }],
    ['to a place on the page', { isPlace: true }],
    ['for another window', { target: '_blank' }],
    ['that is marked so', { nav: 'off' }],
  ])('[PAGEBUILDER-05] leaves to the browser a link %s', (_, facts) => {
    const { follow, state, done } = start({ '/blog?q=a': 'a' })
    follow('/blog?q=a', facts)
    expect([state().value, ...done]).toEqual(['idle'])
  })

  it.each([
    ['that is posted', { method: 'post' }],
    ['of another page', { isSamePath: false }],
    ['that somebody else has answered', { isAnswered: true }],
  ])('[PAGEBUILDER-05] leaves to the browser a form %s', (_, facts) => {
    const { submit, state, done } = start({ '/blog?q=a': 'a' })
    submit('/blog?q=a', facts)
    expect([state().value, ...done]).toEqual(['idle'])
  })

  it.each([
    ['select-one', ['send']],
    ['checkbox', ['send']],
    ['radio', ['send']],
    ['search', []],
  ])('[PAGEBUILDER-05] applies a changed %s at once: %j', (control, expected) => {
    const { send, done } = start({})
    send({ type: 'list.change', control })
    expect(done).toEqual(expected)
  })

  it.each([
    ['where it was', { isHeld: true, isThere: true }, ['restore']],
    ['to the list when that is gone', { isHeld: true, isThere: false }, ['focusTop']],
    ['nowhere when it was elsewhere', { isHeld: false, isThere: false }, []],
  ])('[PAGEBUILDER-05] puts the focus %s', async (_, place, expected) => {
    const { submit, done } = start({ '/blog?q=a': 'a' }, place)
    submit('/blog?q=a')
    await settle()
    expect(done).toEqual(['keep', 'hold', 'announce', ...expected])
  })
})
