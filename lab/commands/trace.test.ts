import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { readRequirements, readTestedIds, readUntested } from './trace.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

it('reads ids of a catalogue, ranges written out', () =>
  expect(readRequirements('## DOC\n- DOC-02..04 Texts.\n- DOC-01 One.\n- OP12 Not one.')).toEqual([
    'DOC-01',
    'DOC-02',
    'DOC-03',
    'DOC-04',
  ]))

it('reads ids in titles of tests, not in their words', () => {
  // Concatenated, so that this file does not count as their test.
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((n) => `LIKE-0${n}`)
  const source = `it('[${one}, ${two}] [${three}] does', () => {}); it('is like ${four}', () => {}); ({ id: '${five}' })`
  expect(readTestedIds(source)).toEqual([one, two, three, five])
})

it('tells of requirements what no test here proves, with a reason for each', () => {
  const untested = readUntested(read('docs/not-tested-here.md'))
  const known = readRequirements(read('docs/requirements.md'))
  expect(untested.size).toBe(read('docs/not-tested-here.md').match(/^\| [A-Z].*-\d{2} /gm)!.length)
  expect([...untested.keys()].filter((id) => !known.includes(id))).toEqual([])
  expect([...untested.values()].filter((reason) => reason.length < 20)).toEqual([])
})
