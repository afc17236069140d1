import { expect, it, vi } from 'vitest'
import { createLog, toUnanswered } from './export.ts'

it('says once what both threads of an export meet', () => {
  const lines = vi.spyOn(console, 'error').mockReturnValue()
  const log = createLog()
  for (const locale of ['fr', 'fr', 'de']) log.warn('MESSAGE_MISSING', { locale, key: 'nav.open' })
  log.warn('CONTENT_ISSUE', {})
  // The replica has no room, or the content service is gone: an export without it logs nothing
  // more.
  log.warn('CONTENT_STALE', { reason: 'database or disk is full' })
  expect(lines.mock.calls).toEqual([
    ['MESSAGE_MISSING {"locale":"fr","key":"nav.open"}'],
    ['MESSAGE_MISSING {"locale":"de","key":"nav.open"}'],
    ['CONTENT_STALE {"reason":"database or disk is full"}'],
  ])
  lines.mockRestore()
})

it.each([
  [
    ['forms', 'receipts', 'assessments', 'mailPreferences', 'codes'] as const,
    'Without --functions nothing answers forms, receipts of consent, assessments, e-mail preferences and codes.',
  ],
  [['forms'] as const, 'Without --functions nothing answers forms.'],
  [['forms', 'codes'] as const, 'Without --functions nothing answers forms and codes.'],
  [[], undefined],
])('says what is not answered of what a site has: %j', (names, text) => {
  expect(toUnanswered(names)).toBe(text)
})
