import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../read/roots.ts'
import { noteStarts } from './note-starts.ts'

/** Machines are those of the engine, and one that the site brings. */
function noteOf(actors: object[]): string[] {
  const site = mkdtempSync(join(tmpdir(), 'slicewright-starts-'))
  mkdirSync(join(site, 'site-config'))
  mkdirSync(join(site, 'machines/notice'), { recursive: true })
  const notice = { id: 'notice', initial: 'shown', states: { shown: {} } }
  writeFileSync(join(site, 'machines/notice/machine.json'), JSON.stringify(notice))
  writeFileSync(join(site, 'site-config/behaviours.json'), JSON.stringify({ actors }))
  return noteStarts([repositoryRoot, site]).map((note) => note.slice(site.length + 1))
}

it('[PAGEBUILDER-09] tells what was derived of actors that say nothing, and nothing of those that say it', () => {
  expect(
    noteOf([
      { id: 'notice', machine: 'notice' },
      { id: 'width', machine: 'viewport' },
      { id: 'late', machine: 'notice', start: 'sign' },
      { id: 'hits', machine: 'notice', consent: 'analytics' },
      { id: 'nobody', machine: 'nobody' },
    ]),
  ).toEqual([
    expect.stringMatching(
      /^site-config\/behaviours\.json: "notice" starts with a visitor's first sign/,
    ),
    expect.stringMatching(/^site-config\/behaviours\.json: "width" starts on every page/),
  ])
})

it('[CONSENT-10] tells of a question after whose answers a page still cannot wait', () => {
  const asks = { tag: 'banner', answers: 'consent.' }
  expect(noteOf([{ id: 'ask', machine: 'consent', asks }])).toEqual([
    expect.stringMatching(/"ask" asks for consent .*"settled"/),
  ])
  const settled = { decided: true }
  expect(noteOf([{ id: 'ask', machine: 'consent', asks: { ...asks, settled } }])).toEqual([])
})
