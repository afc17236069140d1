import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findRoots, repositoryRoot } from '../read/roots.ts'
import { readSiteFiles } from '../build/modules/site-files.ts'
import { noteStarts } from './note-starts.ts'

/** Machines are those of the engine, and one that the site brings. */
function noteOf(actors: object[]): string[] {
  const site = mkdtempSync(join(tmpdir(), 'slicewright-starts-'))
  mkdirSync(join(site, 'site-config'))
  mkdirSync(join(site, 'machines/notice'), { recursive: true })
  const notice = { id: 'notice', initial: 'shown', states: { shown: {} } }
  writeFileSync(join(site, 'machines/notice/machine.json'), JSON.stringify(notice))
  writeFileSync(join(site, 'site-config/behaviours.json'), JSON.stringify({ actors }))
  const roots = [repositoryRoot, site]
  return noteStarts(roots, readSiteFiles(roots)).map((note) => note.slice(site.length + 1))
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

it.each([
  ['qalam', 'consent', 'an actor of the engine that a site takes over'],
  ['cookery', 'memory', "a machine of the site's own"],
])('[CONSENT-10] tells of %s that no answer to "%s" does anything: %s', (site, id) => {
  const roots = findRoots(join(repositoryRoot, 'tests/fixtures/sites', site))
  const files = readSiteFiles(roots)
  const notes = [expect.stringContaining(`"${id}" starts with a visitor's first sign: no answer`)]
  expect(noteStarts(roots, files)).toEqual(notes)
  const measured = { ...files.behaviours.actors[0]!, id: 'hits', consent: 'analytics' as const }
  const behaviours = { actors: [...files.behaviours.actors, measured] }
  expect(noteStarts(roots, { ...files, behaviours }).join()).not.toContain('no answer')
})
