/**
 * Tests faults of slices over budget: which one, by how much, where it was measured, what to do.
 */
import { expect, it } from 'vitest'
import { formatFaults } from '#compiler/read/fault.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { usualBudget } from '#compiler/generate/slice-budgets.ts'
import { findOverBudget, toFigures } from './compare-budgets.ts'
import type { SliceBytes } from '#compiler/build/slice-bytes.ts'

const entry = {
  type: 'opening_hours',
  folder: `${repositoryRoot}/slice-registry/slices/opening-hours`,
  schema: { title: 'Opening hours', description: '', 'x-variations': {} },
  wiring: {},
  mocks: {},
}
const full: SliceBytes = {
  script: usualBudget.script,
  style: usualBudget.style,
  html: { default: 100, longText: usualBudget.html, minimal: 50 },
}
const tell = (bytes: SliceBytes, wiring: object = {}) =>
  formatFaults(findOverBudget({ ...entry, wiring }, bytes))

it('[PAGEBUILDER-09] tells nothing of a slice that uses all it may have', () => {
  expect(tell(full)).toBe('')
})

it.each([
  [
    'script',
    { script: 3501 },
    'The script of the slice "opening_hours" comes to 3,501 bytes after gzip; it may have 3,500.',
    'Leave to the server what it can draw, and to the machine what few visitors use. If it needs them, say so in wiring.json: "budget": { "script": 3900 }.',
  ],
  [
    'style',
    { style: 1900 },
    'The style of the slice "opening_hours" comes to 1,900 bytes after gzip; it may have 1,200.',
    'Use parts and tokens in place of rules of its own. If it needs them, say so in wiring.json: "budget": { "style": 2100 }.',
  ],
  [
    'html',
    { html: { default: 2400, longText: 2500 } },
    'The HTML of the slice "opening_hours" comes to 2,500 bytes after gzip in its mock "longText"; it may have 2,300.',
    'Draw less markup for each item, and let no mock be longer than content is. If it needs them, say so in wiring.json: "budget": { "html": 2750 }.',
  ],
])('[PAGEBUILDER-09] tells a slice with too much %s', (part, more, message, hint) => {
  expect(tell({ ...full, ...more })).toBe(
    `slice-registry/slices/opening-hours/wiring.json
  #/budget/${part}
    ${message}
    ${hint}

1 fault in 1 file.`,
  )
})

it('[PAGEBUILDER-09] tells all three at once, and holds a slice to the budget of its own', () => {
  const bytes = { script: 4000, style: 4000, html: { default: 4000 } }
  expect(tell(bytes)).toContain('3 faults in 1 file.')
  expect(tell(bytes, { budget: { script: 4000, style: 4000, html: 4000 } })).toBe('')
  expect(tell(full, { budget: { html: 10 } })).toContain('it may have 10.')
})

it('knows of no script before a build', () => {
  const [script] = toFigures(entry, { html: {} })
  expect(script).toEqual({ part: 'script', bytes: undefined, budget: usualBudget.script })
})
