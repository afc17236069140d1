import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { settle } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

function start(answers: Record<string, unknown>) {
  const swaps: unknown[] = []
  const done: string[] = []
  const started = startMachine(document, {
    input: { id: 'articles' },
    implementations: [
      {
        actions: {
          'list.hold': () => done.push('hold'),
          'list.settle': (_: unknown, { turnsPage }: { turnsPage: boolean }) =>
            done.push(turnsPage ? 'turned' : 'settled'),
        },
        actors: {
          'list.gestures': fromCallback(() => {}),
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
  const refine = (url: string, turnsPage = false) =>
    started.send({ type: 'list.refine', url, turnsPage })
  return { ...started, refine, swaps, done }
}

describe('list', () => {
  it('[PAGEBUILDER-05] takes its own part of the page the visitor wants', async () => {
    const { refine, state, swaps, done } = start({ '/blog?page=2': 'second' })
    refine('/blog?page=2', true)
    expect(state().tags).toEqual(['busy'])
    await settle()
    expect(swaps).toEqual([
      { payload: 'second', url: '/blog?page=2', scroll: null, isPop: false, within: 'articles' },
    ])
    expect(done).toEqual(['hold', 'turned'])
    expect(state().tags).toEqual(['idle'])
  })

  it('abandons what is on its way for what is wanted now', async () => {
    const { refine, swaps } = start({ '/blog?q=a': 'a', '/blog?q=ab': 'ab' })
    refine('/blog?q=a')
    refine('/blog?q=ab')
    await settle()
    expect(swaps).toMatchObject([{ payload: 'ab' }])
  })

  it('leaves to the browser what cannot be had', async () => {
    const { refine, ports } = start({})
    refine('/blog?q=a')
    await settle()
    expect(ports.effects).toContainEqual(['navigate', '/blog?q=a', { replace: undefined }])
  })
})
