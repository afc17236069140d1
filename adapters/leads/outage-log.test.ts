import { expect, it } from 'vitest'
import { siteError } from '#runtime/errors'
import { createOutageLog } from './outage-log.ts'
import { LeadStoreLocked, LeadStoreUnavailable } from './store-errors.ts'

it('tells once of a failure, once a minute of a lock, and once that it is over', () => {
  const codes: string[] = []
  const tell = (code: string) => void codes.push(code)
  let time = 0
  const failed = createOutageLog(
    { log: { info: tell, warn: tell, error: tell }, now: () => time },
    'LEAD_STORE_FAILED',
  )
  const down = siteError(LeadStoreUnavailable, ['leads.sqlite', 'database or disk is full'])
  const locked = siteError(LeadStoreLocked, ['leads.sqlite', 3])
  for (const error of [undefined, down, down, locked]) failed(error)
  for (time = 1000; time < 150_000; time += 1000) failed(locked)
  for (const error of [undefined, undefined]) failed(error)
  expect(codes).toEqual([
    'LEAD_STORE_FAILED',
    'LEAD_STORE_LOCKED',
    'LEAD_STORE_LOCKED',
    'LEAD_STORE_LOCKED',
    'LEAD_STORE_BACK',
  ])
})
