import { describe, expect, it } from 'vitest'
import { toOptions } from './posthog.ts'

describe('PostHog', () => {
  it('[SITE-05] is set up to send events and to gather nothing by itself', () => {
    const options = toOptions({ origin: 'https://eu.i.posthog.com', key: 'k' })
    expect(options).toMatchObject({
      api_host: 'https://eu.i.posthog.com',
      autocapture: false,
      capture_pageview: false,
      capture_pageleave: false,
      disable_session_recording: true,
      disable_surveys: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
      person_profiles: 'identified_only',
      opt_out_useragent_filter: false,
    })
  })

  it('counts driven browsers with the emulator alone', () => {
    const options = toOptions({ origin: 'http://posthog.localhost:1', isEmulated: true })
    expect(options.opt_out_useragent_filter).toBe(true)
  })

  it('[SITE-05] is told of addresses without what a query says of a person', () => {
    const { before_send: redact } = toOptions({ origin: 'https://eu.i.posthog.com' })
    if (typeof redact !== 'function') throw new Error('a function was expected')
    const properties = { $current_url: 'https://a.example/p?email=jo', url: '/p?email=jo&page=2' }
    expect(redact({ uuid: 'u', event: 'e', properties })).toEqual({
      uuid: 'u',
      event: 'e',
      properties: { $current_url: 'https://a.example/p?email=', url: '/p?email=&page=2' },
    })
  })
})
