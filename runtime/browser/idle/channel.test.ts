import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createChannel, type Receiver } from './channel.ts'

const scope = globalThis as Record<PropertyKey, unknown>
const recorder = Symbol.for('slicewright.recorder')
const event = (name: string) => ({ name, properties: {} })

let got: unknown[]
let receiver: Receiver
beforeEach(() => {
  got = []
  receiver = {
    track: (tracked) => got.push(tracked.name),
    identify: (properties) => got.push(properties),
  }
})
afterEach(() => {
  delete scope[recorder]
})

describe('createChannel', () => {
  it('[SITE-05] keeps what comes while consent is given, and hands it over in order', () => {
    const { ports, open } = createChannel(() => true)
    ports.track(event('CTA clicked'))
    ports.identify({ variation: 'main' })
    open(receiver)
    ports.track(event('Page viewed'))
    expect(got).toEqual(['CTA clicked', { variation: 'main' }, 'Page viewed'])
  })

  it('[SITE-05] forgets for good what came without consent', () => {
    let isWanted = false
    const { ports, open, forget } = createChannel(() => isWanted)
    ports.track(event('before the choice'))
    isWanted = true
    ports.track(event('while the answer is on its way'))
    forget()
    ports.track(event('after the choice'))
    open(receiver)
    expect(got).toEqual(['after the choice'])
  })

  it('shows every event to a developer who asked for it before, whatever the consent', () => {
    const entries: unknown[] = []
    scope[recorder] = { entries }
    createChannel(() => false).ports.track(event('CTA clicked'))
    expect(entries).toEqual([{ kind: 'event', event: event('CTA clicked') }])
  })
})
