import { expect, it, vi } from 'vitest'
import { createLog } from './export.ts'

it('says once what both threads of an export meet', () => {
  const lines = vi.spyOn(console, 'error').mockReturnValue()
  const log = createLog()
  for (const locale of ['fr', 'fr', 'de']) log.warn('MESSAGE_MISSING', { locale, key: 'nav.open' })
  log.warn('CONTENT_ISSUE', {})
  expect(lines.mock.calls).toEqual([
    ['MESSAGE_MISSING {"locale":"fr","key":"nav.open"}'],
    ['MESSAGE_MISSING {"locale":"de","key":"nav.open"}'],
  ])
  lines.mockRestore()
})
