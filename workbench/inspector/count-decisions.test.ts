import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findMachineFolders, repositoryRoot } from '#compiler/read/roots.ts'
import type { MachineDocument } from '#runtime/machines'
import {
  countCode,
  countDecisions,
  countDeclared,
  countFolders,
  sumUp,
  toDecisionTable,
  toShare,
} from './count-decisions.ts'

it.each([
  ['a call', 'run(x)', 0],
  ['a list method', 'list.map((item) => item.name)', 0],
  ['a comment and a text', "// if (never) run()\nconst text = 'a ? b : c'", 0],
  ['an optional step', 'a?.b', 0],
  ['a condition', 'const a = x ? 1 : 2', 1],
  ['two on one line', 'if (a && b) run()', 2],
  ['an if with its else', 'if (a) run(); else stop()', 1],
  ['cases, but not the default', 'switch (a) { case 1: case 2: run(); default: run() }', 2],
  ['defaults', 'const a = b ?? c; d ||= e', 2],
  [
    'each kind of loop',
    'for (;;) {} for (a in b) {} for (a of b) {} while (a) {} do {} while (a)',
    5,
  ],
  ['a catch', 'try { run() } catch {} finally { run() }', 1],
])('counts the branch points of code: %s', (_, source, count) => {
  expect(countCode(source)).toBe(count)
})

const states = { states: { on: {}, off: {} }, initial: 'off' }

it.each<[string, Partial<MachineDocument>, number]>([
  ['a machine that does nothing', states, 0],
  ['an answer', { on: { go: { target: '.on' } } }, 1],
  ['a guard, with what else happens', { on: { go: [{ guard: { '@expr': 'event.ok' } }, {}] } }, 2],
  ['a delay', { after: { 500: { target: '.on' } } }, 1],
  ['both ends of an actor', { invoke: { src: 'httpGet', onDone: {}, onError: {} } }, 2],
  [
    'the parts of a guard',
    {
      guards: {
        'own.all': {
          when: {
            type: 'xstate.and',
            params: { guards: [{ '@expr': 'context.a' }, { '@expr': 'context.b' }] },
          },
        },
      },
    },
    1,
  ],
  [
    'conditions of an expression',
    { context: { a: { '@expr': 'input.a ?? (input.b && 1 ? 2 : 3)' } } },
    3,
  ],
  ['comparisons', { context: { a: { '@expr': 'input.a == 1' } } }, 0],
])('counts the branch points of a declaration: %s', (_, part, count) => {
  expect(countDeclared({ id: 'sample', ...part } as MachineDocument)).toBe(count)
})

it('[PAGEBUILDER-06] most of what machines decide is declared', () => {
  const counts = findMachineFolders([repositoryRoot]).map(({ path }) => countDecisions(path))
  expect(counts.length).toBeGreaterThan(30)
  expect(toShare(sumUp('all', counts))).toBeLessThan(32)
  for (const id of ['consent', 'session', 'analytics-session', 'traffic-source', 'navbar'])
    expect(counts.find((count) => count.id === id)).toMatchObject({ code: 0 })
})

it('counts the code around the machines by its folder', () => {
  const counts = countFolders(join(repositoryRoot, 'runtime/browser'))
  const folders = readdirSync(join(repositoryRoot, 'runtime/browser'))
  expect(counts.map(({ id }) => id)).toEqual(expect.arrayContaining(['gesture', 'host', 'idle']))
  expect(counts).toHaveLength(folders.length)
})

it('shows the most deciding code first, and the sum last', () => {
  const counts = [
    { id: 'few', declared: 3, code: 1 },
    { id: 'many', declared: 0, code: 4 },
    { id: 'none', declared: 0, code: 0 },
  ]
  expect(toDecisionTable('part', counts).split('\n')).toEqual([
    'part declared     code    share',
    'many        0        4  100.0 %',
    'few         3        1   25.0 %',
    'none        0        0    0.0 %',
    'all         3        5   62.5 %',
  ])
})
