import { expect, it } from 'vitest'
import { runCommand } from '#tests/support/run-command.ts'

it('[CONSENT-09] says once that no tag manager is configured, which is a choice', async () => {
  const without = await runCommand(['check'])
  expect(without.code).toBe(0)
  expect(without.stdout.match(/No tag manager/g)).toHaveLength(1)
  const configured = await runCommand(['check'], { VENDOR_TAG_MANAGER_CONTAINER: 'GTM-1' })
  expect([configured.code, configured.stdout]).toEqual([
    0,
    expect.not.stringContaining('No tag manager'),
  ])
})

it('[CONSENT-09] says nothing of it to a site that declares no vendors', async () => {
  const checked = await runCommand(['check'], { SITE_DIR: 'tests/fixtures/sites/qalam' })
  expect([checked.code, checked.stdout]).toEqual([0, expect.not.stringContaining('No tag manager')])
})
