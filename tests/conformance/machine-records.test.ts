/** What each machine was seen to do, it does; and what it could do wrong, its record would tell. */
import { describe, expect, it } from 'vitest'
import { readMachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { catchMutation } from '#tests/support/catch-mutation.ts'
import { createRandom } from '#tests/support/edit-content.ts'
import { createModel } from '#tests/support/machine-paths.ts'
import { createRecordable, findDivergence, readRecord } from '#tests/support/machine-records.ts'
import { readMachines } from '#tests/support/read-machines.ts'
import { findUntaken, recordMachine, splitRecord } from '#tests/support/record-machine.ts'
import { eachMutation, mutationKinds } from '../../lab/mutations/mutate-machine.ts'

const roots = [repositoryRoot]
const catalogue = readMachineCatalogue(roots)
const machines = await readMachines(roots)

describe.each(machines)('the record of machines/$document.id', ({ document, own }) => {
  const record = readRecord(document.id)

  it('[PAGEBUILDER-07] is what the machine does; after a wanted change: npm run machines:golden -w lab', () => {
    const machine = createRecordable(document, catalogue, own)
    expect(findDivergence(machine, record)).toBeUndefined()
  })

  it('[PAGEBUILDER-07] has only events that the machine hears', () => {
    expect(splitRecord(createRecordable(document, catalogue, own), record).lost).toEqual([])
  })

  it('[PAGEBUILDER-07] takes every transition', () => {
    expect(findUntaken(createModel(document, catalogue, own), record)).toEqual([])
  })
})

it('[PAGEBUILDER-07] is made without paths of events that are gone, and keeps the others', () => {
  const { document, own } = machines.find((machine) => machine.document.id === 'search')!
  const record = readRecord('search')
  const renamed = record.map((path, index) => ({
    ...path,
    steps: path.steps.map((step) => ({
      ...step,
      event: index === 0 ? { ...step.event, type: `old.${step.event.type}` } : step.event,
    })),
  }))
  const { kept, lost } = splitRecord(createRecordable(document, catalogue, own), renamed)
  expect(kept).toEqual(record.slice(1))
  expect(lost).toContain('old.search.wanted')
  const made = recordMachine(document, catalogue, own, renamed)
  expect(made.slice(0, kept.length)).toEqual(kept)
  expect(findUntaken(createModel(document, catalogue, own), made)).toEqual([])
})

/** Faults tried here; `npm run machines:mutate -w lab` tries all there are. */
const sampleSize = 400

it('[PAGEBUILDER-07] of the faults a machine could have, 95 in 100 and more are told', () => {
  const random = createRandom(62)
  const all = machines.flatMap(({ document, own }) =>
    [...eachMutation(document)].map((mutation) => ({
      mutation,
      id: document.id,
      own,
      random: random(),
    })),
  )
  const sample = all.toSorted((one, other) => one.random - other.random).slice(0, sampleSize)
  expect([...new Set(sample.map(({ mutation }) => mutation.kind))].toSorted()).toEqual(
    mutationKinds.toSorted(),
  )
  const records = new Map(machines.map(({ document: { id } }) => [id, readRecord(id)]))
  const results = sample.map(({ mutation, id, own }) => ({
    place: `${id}${mutation.at}: ${mutation.change}`,
    caught: catchMutation(mutation, records.get(id)!, catalogue, own),
  }))
  const run = results.filter(({ caught }) => !caught || 'differs' in caught)
  const survivors = run.filter(({ caught }) => !caught)
  console.log(
    `${results.length} of ${all.length} faults: ${results.length - run.length} refused by the check, ` +
      `${run.length - survivors.length} of the other ${run.length} told by a record; not told:\n` +
      survivors.map(({ place }) => `  ${place}`).join('\n'),
  )
  expect(survivors.length / run.length).toBeLessThanOrEqual(0.05)
})
