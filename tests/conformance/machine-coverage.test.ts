/**
 * Every transition of every machine is taken by a path that an actor was really run through; what
 * `npx slicewright machines export` exports runs with XState alone, and does the same on these paths.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { readMachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { findRoots, repositoryRoot } from '#compiler/read/roots.ts'
import { readMachines } from '#tests/support/read-machines.ts'
import { createModel, findPaths, predict, runPath, takesOf } from '#tests/support/machine-paths.ts'
import { settle } from '#tests/support/machine-ports.ts'
import { runHeld } from '#tests/support/run-held.ts'
import { toTypeScript } from '#workbench/inspector'

const folder = join(repositoryRoot, '.cache/running-exports')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const catalogue = readMachineCatalogue(findRoots())
const machines = await readMachines(findRoots())

interface Exported {
  machine: AnyStateMachine
  clock?: { now(): number }
}

describe.each(machines)('machines/$document.id', ({ document, own }) => {
  const model = createModel(document, catalogue, own)
  const paths = findPaths(model)

  it('[PAGEBUILDER-07] is run through every transition, and is after each step where its declaration says', async () => {
    const taken = new Set<string>()
    for (const path of paths) {
      const { shown, takes } = await runPath(model, path)
      expect(shown).toEqual(predict(model, path))
      expect(takes).toEqual(takesOf(model, path))
      for (const at of takes) taken.add(at)
    }
    const steps = paths.reduce((sum, { events }) => sum + events.length, 0)
    console.log(
      `${document.id}: ${taken.size}/${model.transitions.length} transitions ` +
        `in ${paths.length} paths of ${steps} steps`,
    )
    expect(model.transitions.filter((at) => !taken.has(at))).toEqual([])
  })

  it('[PAGEBUILDER-07] has no path too many', () => {
    const takes = paths.map((path) => takesOf(model, path))
    for (const of of takes) {
      const others = new Set(takes.filter((other) => other !== of).flat())
      expect(of.filter((at) => !others.has(at))).not.toEqual([])
    }
  })

  it('[PAGEBUILDER-08] is after each step where its export is', async () => {
    const file = join(folder, `${document.id}.ts`)
    writeFileSync(file, toTypeScript(document))
    const { machine, clock } = (await import(pathToFileURL(file).href)) as Exported
    if (clock) clock.now = () => 0
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const filled = machine.provide({ guards: own.guards ?? {} } as never)
      const { shown } = await runPath(model, path)
      expect(await runHeld(filled as AnyStateMachine, path, settle)).toEqual(shown)
    }
  })
})

it('[PAGEBUILDER-07] the paths of a machine are the same each time', () => {
  const { document, own } = machines.find((machine) => machine.document.id === 'consent')!
  const find = () => findPaths(createModel(document, catalogue, own))
  expect(find()).toEqual(find())
})
