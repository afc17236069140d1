import { describe, expect, it } from 'vitest'
import { toOptions } from './rum.ts'

const settings = {
  origin: 'https://browser-intake-datadoghq.eu',
  applicationId: 'app',
  clientToken: 'token',
  env: 'production',
}
const redact = (text: string) => text.replace(/\?.*/, '')
const options = (isStopped = () => false) =>
  toOptions({ settings, buildId: 'b1', redact }, isStopped)

describe('monitoring', () => {
  it('[RUM-01] is set up as specified', () => {
    expect(options()).toMatchObject({
      service: 'marketing-website',
      site: 'datadoghq.eu',
      sessionSampleRate: 100,
      sessionReplaySampleRate: 0,
      traceSampleRate: 100,
      telemetrySampleRate: 20,
      applicationId: 'app',
      clientToken: 'token',
      env: 'production',
      version: 'b1',
    })
  })

  it('[RUM-05] sends to the intake of its settings, and nowhere once consent is withdrawn', () => {
    const request = { path: '/api/v2/rum', parameters: 'ddsource=browser' }
    const send = (isStopped: boolean) => {
      const { proxy } = options(() => isStopped)
      if (typeof proxy !== 'function') throw new Error('a function was expected')
      return proxy(request)
    }
    expect(send(false)).toBe('https://browser-intake-datadoghq.eu/api/v2/rum?ddsource=browser')
    expect(() => send(true)).toThrow('withdrawn')
  })

  it('[SITE-05] is told of addresses without what a query says of a person', () => {
    const event = {
      type: 'resource',
      view: { id: 'v', url: 'https://a.example/?email=jo', referrer: 'https://b.example/?q=me' },
      resource: { url: 'https://a.example/x.json?token=1', duration: 5 },
    }
    expect(options().beforeSend!(event as never, {} as never)).toBe(true)
    expect(event).toEqual({
      type: 'resource',
      view: { id: 'v', url: 'https://a.example/', referrer: 'https://b.example/' },
      resource: { url: 'https://a.example/x.json', duration: 5 },
    })
  })
})
