import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { findAllProblems } from './read-machines.ts'

const root = mkdtempSync(join(tmpdir(), 'machines-'))
afterAll(() => rmSync(root, { recursive: true }))

it('[PAGEBUILDER-08] finds the problems of all machines, with file and line', () => {
  expect(findAllProblems([repositoryRoot])).toEqual([])
  mkdirSync(join(root, 'machines/wrong'), { recursive: true })
  const document = {
    $schema: '../../schemas/machine.schema.json',
    id: 'wrong',
    description: 'Leads nowhere.',
    initial: 'a',
    states: { a: { description: 'One.', on: { go: { target: 'nowhere' } } } },
    schemas: { events: { go: {} } },
  }
  const text = JSON.stringify(document, null, 2)
  writeFileSync(join(root, 'machines/wrong/machine.json'), text)
  const problems = findAllProblems([repositoryRoot, root])
  const line = text.split('\n').findIndex((each) => each.includes('"nowhere"')) + 1
  expect(problems.map(({ message }) => message).join()).toContain('no state "nowhere"')
  expect(problems).toContainEqual(expect.objectContaining({ machine: 'wrong', line }))
  expect(problems.every(({ file }) => file.endsWith('machines/wrong/machine.json'))).toBe(true)
})
