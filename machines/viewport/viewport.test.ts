import { describe, expect, it } from 'vitest'
import behaviours from '../../site-config/behaviours.json' with { type: 'json' }
import { createMemoryPorts, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

const input = behaviours.actors.find(({ id }) => id === 'viewport')?.input

const resize = (ports: MemoryPorts, width: number) =>
  ports.setMedia((query) => width >= Number(/\d+/.exec(query)?.[0]))

describe('viewport', () => {
  it('[NAV-07] knows the breakpoints and falls back to desktop', () => {
    expect(input).toEqual({
      breakpoints: { narrowMobile: 0, mobile: 375, tablet: 830, desktop: 1200 },
      fallback: 'desktop',
    })
    const { state } = startMachine(document, { input })
    expect(state().context['name']).toBe('desktop')
  })

  it.each([
    [320, 'narrowMobile'],
    [374, 'narrowMobile'],
    [375, 'mobile'],
    [829, 'mobile'],
    [830, 'tablet'],
    [1199, 'tablet'],
    [1200, 'desktop'],
    [2560, 'desktop'],
  ])('[NAV-07] calls a window of %i pixels %s', (width, name) => {
    const ports = createMemoryPorts()
    resize(ports, width)
    const { state } = startMachine(document, { ports, input })
    expect(state().context['name']).toBe(name)
  })

  it('[NAV-08] keeps the name in the cookie viewport for 365 days, through every resize', () => {
    const ports = createMemoryPorts()
    resize(ports, 1300)
    startMachine(document, { ports, input })
    expect(ports.jar.get('viewport')).toEqual({
      value: 'desktop',
      attributes: { days: 365, sameSite: 'strict', secure: true },
    })
    resize(ports, 400)
    expect(ports.jar.get('viewport')?.value).toBe('mobile')
  })
})
