/** The code that browsers get of a machine, on random walks beside the interpreter of its document. */
import { describe, expect, it } from 'vitest'
import { readMachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { MachineDocument } from '#runtime/machines'
import { createModel } from '#tests/support/machine-paths.ts'
import { createRecordable, findDivergence } from '#tests/support/machine-records.ts'
import { makeWalks } from '#tests/support/random-walks.ts'
import { readMachines } from '#tests/support/read-machines.ts'
import { runWritten } from '#tests/support/run-written.ts'
import { eachMutation } from '../../lab/mutations/mutate-machine.ts'
import { eachTransition } from '../../compiler/machines/walk-document.ts'

const roots = [repositoryRoot]
const catalogue = readMachineCatalogue(roots)
const machines = await readMachines(roots)

/** Steps over all machines; each gets its share by how many transitions it has. */
const wantedSteps = 12_000
const length = 40
const seed = 20_260
const count = (document: MachineDocument) => [...eachTransition(document)].length
const transitions = machines.reduce((sum, { document }) => sum + count(document), 0)

let compared = 0

describe.each(machines)('the code of machines/$document.id', ({ document, own }) => {
  it('[PAGEBUILDER-07] does on random walks what the document says', () => {
    const read = createRecordable(document, catalogue, own)
    const written = createRecordable(document, catalogue, own, runWritten)
    const model = createModel(document, catalogue, own)
    const share = (wantedSteps * count(document)) / transitions
    let steps = 0
    for (const walk of makeWalks(read, model, { length, seed })) {
      expect(findDivergence(written, [walk])).toBeUndefined()
      steps += walk.steps.length
      if (steps >= share) break
    }
    compared += steps
  })
})

it('[PAGEBUILDER-07] tells code that does something else', () => {
  const { document, own } = machines.find((machine) => machine.document.id === 'consent')!
  const walks = makeWalks(
    createRecordable(document, catalogue, own),
    createModel(document, catalogue, own),
    { count: 50, length, seed },
  )
  const fault = [...eachMutation(document)].find(({ kind }) => kind === 'guard inverted')!
  const written = createRecordable(fault.document, catalogue, own, runWritten)
  expect(findDivergence(written, [...walks])).toBeDefined()
})

it('[PAGEBUILDER-07] was compared in 12,000 steps', () => {
  console.log(`${compared} random steps of ${machines.length} machines, code beside interpreter`)
  expect(compared).toBeGreaterThanOrEqual(wantedSteps)
})
