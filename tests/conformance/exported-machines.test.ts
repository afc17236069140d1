/** What `npm run machines` exports runs with XState alone, and does what the site's machines do. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { readMachineCatalogue } from '#schemas/machine-catalogue.ts'
import { findRoots, repositoryRoot } from '#schemas/roots.ts'
import { readMachines } from '#tests/support/read-machines.ts'
import { createModel, findPaths, runPath } from '#tests/support/machine-paths.ts'
import { settle } from '#tests/support/machine-ports.ts'
import { runHeld } from '#tests/support/run-held.ts'
import { toTypeScript } from '#tools/inspector'

const folder = join(repositoryRoot, '.cache/running-exports')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const catalogue = readMachineCatalogue(findRoots())
const machines = await readMachines(findRoots())

interface Exported {
  machine: AnyStateMachine
  clock?: { now(): number }
}

describe.each(machines)('the export of machines/$document.id', ({ document, own }) => {
  it('[PAGEBUILDER-08] is after each step of its paths where the site’s machine is', async () => {
    const file = join(folder, `${document.id}.ts`)
    writeFileSync(file, toTypeScript(document))
    const { machine, clock } = (await import(pathToFileURL(file).href)) as Exported
    if (clock) clock.now = () => 0
    const model = createModel(document, catalogue, own)
    const paths = findPaths(model)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const filled = machine.provide({ guards: own.guards ?? {} } as never)
      const { shown } = await runPath(model, path)
      expect(await runHeld(filled as AnyStateMachine, path, settle)).toEqual(shown)
    }
  })
})
