import { describe, expect, it } from 'vitest'
import consent from '../../machines/consent/machine.json' with { type: 'json' }
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { answersMatter } from './answers-matter.ts'

const machine = (state: object) => ({ id: 'ask', initial: 'a', states: { a: state } }) as never

describe('answersMatter', () => {
  const asks = consent as unknown as MachineDocument

  it('[CONSENT-04] where a machine waits for one, or a vendor is there to be told', () => {
    const hits = { id: 'hits', machine: 'hits', consent: 'analytics' } as const
    expect(answersMatter(asks, [], [])).toBe(false)
    expect(answersMatter(asks, [{ id: 'consent', machine: 'consent' }], [])).toBe(false)
    expect(answersMatter(asks, [hits], [])).toBe(true)
    expect(answersMatter(asks, [], [{ id: 'tag-manager' }])).toBe(true)
  })

  it.each([
    ['assigns', { entry: [{ type: 'assign', params: {} }] }, false],
    ['asks where somebody is', { invoke: { src: 'httpGet' } }, false],
    ['measures', { entry: [{ type: 'track', params: {} }] }, true],
    ['tells a server', { invoke: { src: 'httpPost' } }, true],
    ['wakes another', { on: { yes: { actions: [{ type: 'send', params: {} }] } } }, true],
    ['does something of its own', { exit: [{ type: 'own.invite' }] }, true],
  ])('where the machine that asks does something itself: one that %s', (_, state, matters) => {
    expect(answersMatter(machine(state), [], [])).toBe(matters)
  })
})
