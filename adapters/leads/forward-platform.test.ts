import { describe, expect, it } from 'vitest'
import type { Delivery, LearningPlatform, Registration } from '#runtime'
import { siteError, type ErrorEntry } from '#runtime/errors'
import { createLead } from '#tests/support/create-lead.ts'
import { createPlatformForward } from './forward-platform.ts'

const toDelivery = (registration?: Registration): Delivery => ({
  id: '6f0c',
  destination: 'platform',
  notice: { type: 'lead.created', lead: createLead(), ...(registration && { registration }) },
  acceptedAt: 0,
  attempt: 2,
  lease: 'x',
})
const trial = { lang: 'de', companyName: 'Northwind', mail: 'ada@northwind.example' }
const course = { lang: 'de', groupId: 'g1', mail: 'ada@northwind.example' }

/** Records its calls, and fails with the error if there is one. */
function createPlatform(error?: Error) {
  const asked: unknown[] = []
  const answer = (what: string) => async (person: object, key: string) => {
    asked.push([what, person, key])
    if (error) throw error
    return { platformUrl: 'https://northwind.example' }
  }
  const platform: LearningPlatform = {
    createFreeTrial: answer('freeTrial'),
    registerToCourse: answer('course'),
    forget: async (person, key) => void (await answer('forget')(person, key)),
  }
  return { asked, forward: createPlatformForward(platform) }
}

const toError = (code: string) => {
  const entry: ErrorEntry = {
    code,
    kind: 'outage',
    title: code,
    message: () => 'The platform said no.',
    hint: 'Look there.',
  }
  return siteError(entry, [])
}

describe('the learning platform', () => {
  it('is asked for what was asked of us, under the key that the first attempt had', async () => {
    const { asked, forward } = createPlatform()
    for (const registration of [
      { for: 'freeTrial', person: trial },
      { for: 'course', person: course },
    ] as const) {
      expect(await forward(toDelivery(registration))).toEqual({ isDelivered: true })
    }
    expect(asked).toEqual([
      ['freeTrial', trial, '6f0c:platform'],
      ['course', course, '6f0c:platform'],
    ])
  })

  it('is told to erase a person, and again when it does not answer', async () => {
    const delivery: Delivery = {
      ...toDelivery(),
      notice: { type: 'lead.forgotten', email: 'ada@northwind.example' },
    }
    const { asked, forward } = createPlatform()
    expect(await forward(delivery)).toEqual({ isDelivered: true })
    expect(asked).toEqual([['forget', { mail: 'ada@northwind.example' }, '6f0c:platform']])
    const { forward: failing } = createPlatform(toError('UpstreamFailed'))
    expect(await failing(delivery)).toMatchObject({ isDelivered: false, isFinal: false })
  })

  it.each([
    ['UpstreamFailed', false],
    ['UpstreamNotConfigured', false],
    ['UpstreamRefused', true],
  ])('that fails with %s does so for good: %s', async (code, isFinal) => {
    const { forward } = createPlatform(toError(code))
    expect(await forward(toDelivery({ for: 'freeTrial', person: trial }))).toEqual({
      isDelivered: false,
      isFinal,
      reason: 'The platform said no.',
    })
  })

  it('is not asked for nothing', async () => {
    const { asked, forward } = createPlatform()
    expect(await forward(toDelivery())).toMatchObject({ isDelivered: false, isFinal: true })
    expect(asked).toEqual([])
  })
})
