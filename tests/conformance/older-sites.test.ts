/** A site as version 0.1.0 had it: the check tells each line to change, and with these it is sound. */
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { checkAll } from '#compiler/build'
import { findRoots } from '#compiler/read/roots.ts'
import { mends, olderSite, writeUpgradedSite } from '#tests/support/older-site.ts'

const noCache = '/dev/null/sound-code.json'
const check = async (folder: string) => (await checkAll(findRoots(folder), noCache)).faults

it('[PAGEBUILDER-09] tells a site of 0.1.0 each line to change, and no other', async () => {
  const faults = await check(olderSite)
  const told = faults.map(({ file, path }) => {
    const line = /^:\d+/.exec(path)?.[0]
    return `${file.slice(olderSite.length + 1)}#${line ?? path}`
  })
  expect(told.sort()).toEqual(mends.map(({ at }) => at).sort())
  // All that is written in place of something is in the words of the check.
  const hints = faults.map(({ hint }) => hint).join('\n')
  const json = mends.flatMap(({ edits }) =>
    edits.map(([, to]) => to).filter((to) => to.startsWith('{"')),
  )
  expect(json.length).toBeGreaterThan(2)
  expect(json.filter((to) => !hints.includes(to))).toEqual([])
  expect(faults.filter(({ hint }) => !hint.includes('docs/guides/upgrade.md#'))).toEqual([])
})

it('[PAGEBUILDER-09] is content once they are changed', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'upgraded-')), 'choir')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
  writeUpgradedSite(folder)
  expect(await check(folder)).toEqual([])
})
