import { afterEach, expect, it } from 'vitest'
import { createConsentQueues } from './consent-queues.ts'

const scope = globalThis as Record<string, unknown>
afterEach(() => {
  for (const key of ['dataLayer', 'uetq']) delete scope[key]
})

it('[CONSENT-07] gives commands to the tag manager as its queue wants them: as arguments', () => {
  const { tagManager } = createConsentQueues(true)
  tagManager!.consent('default', { ad_storage: 'denied', wait_for_update: 500 })
  const [command] = scope['dataLayer'] as unknown[]
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]')
  expect(Array.from(command as ArrayLike<unknown>)).toEqual([
    'consent',
    'default',
    { ad_storage: 'denied', wait_for_update: 500 },
  ])
})

it('[CONSENT-09] has no tag manager when the site declares none', () => {
  expect(createConsentQueues(false).tagManager).toBeUndefined()
  expect(scope['dataLayer']).toBeUndefined()
})

it('[CONSENT-08] tells the ads tracker a default first, then updates', () => {
  const { adsTracker } = createConsentQueues(true)
  adsTracker!.consent(false)
  adsTracker!.consent(true)
  expect(scope['uetq']).toEqual([
    'consent',
    'default',
    { ad_storage: 'denied' },
    'consent',
    'update',
    { ad_storage: 'granted' },
  ])
})
