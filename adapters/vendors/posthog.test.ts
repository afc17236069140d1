import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sdkProperties, toOptions } from './posthog.ts'
import { keepIdentity, readIdentity } from './posthog-identity.ts'

let stored: Record<string, string>
beforeEach(() => {
  stored = {}
  const store = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(store, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('PostHog', () => {
  it('[SITE-05] is set up to send events, to gather nothing by itself and to store nothing', () => {
    const options = toOptions({ origin: 'https://eu.i.posthog.com', key: 'k' })
    expect(options).toMatchObject({
      api_host: 'https://eu.i.posthog.com',
      persistence: 'memory',
      save_referrer: false,
      save_campaign_params: false,
      autocapture: false,
      capture_pageview: false,
      capture_pageleave: false,
      disable_session_recording: true,
      disable_surveys: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
      opt_out_useragent_filter: false,
    })
  })

  it('counts driven browsers with the emulator alone', () => {
    const options = toOptions({ origin: 'http://posthog.localhost:1', isEmulated: true })
    expect(options.opt_out_useragent_filter).toBe(true)
  })

  it('[SITE-05] sends nothing that was not handed in', () => {
    const { before_send: filter } = toOptions({ origin: 'https://eu.i.posthog.com' })
    if (typeof filter !== 'function') throw new Error('a function was expected')
    expect(filter({ uuid: 'u', event: '$pageleave', properties: {} })).toBeNull()
    expect(
      sdkProperties.filter((name) => /url|host|path|refer|entry|utm|search/.test(name)),
    ).toEqual([])
  })
})

describe('who PostHog takes a visitor for', () => {
  const posthog = {
    get_distinct_id: () => '0192f3a0-0000-7000-8000-000000000001',
    get_session_id: () => '0192f3a0-0000-7000-8000-000000000002',
  }

  it('[SITE-05] is two ids and a time, and nothing of an earlier version stays', () => {
    stored['ph_k_posthog'] = '{"$client_session_props":{"u":"/?email=jo@a.example"}}'
    stored['other'] = 'x'
    keepIdentity(posthog, 1000)
    expect(stored).toEqual({
      other: 'x',
      ph_visitor: JSON.stringify({
        visitor: posthog.get_distinct_id(),
        visit: posthog.get_session_id(),
        time: 1000,
      }),
    })
  })

  it('outlives a page; the visit ends after half an hour without an event', () => {
    expect(readIdentity(0)).toEqual({ distinctID: expect.stringMatching(/^[\w-]{36}$/) })
    keepIdentity(posthog, 1000)
    const visitor = { distinctID: posthog.get_distinct_id() }
    expect(readIdentity(1000 + 29 * 60_000)).toEqual({
      ...visitor,
      sessionID: posthog.get_session_id(),
    })
    expect(readIdentity(1000 + 31 * 60_000)).toEqual(visitor)
  })

  it.each(['', 'null', '7', '{', '{"visitor":"<script>"}', '{"visitor":3}'])(
    'is somebody new when "%s" is stored',
    (text) => {
      stored['ph_visitor'] = text
      expect(readIdentity(0)).toEqual({ distinctID: expect.stringMatching(/^[\w-]{36}$/) })
    },
  )
})
