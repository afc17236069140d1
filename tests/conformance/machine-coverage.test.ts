/** Every transition of every machine is taken by a path that an actor was really run through. */
import { describe, expect, it } from 'vitest'
import { readMachineCatalogue } from '#schemas/machine-catalogue.ts'
import { findRoots } from '#schemas/roots.ts'
import { readMachines } from '#tests/support/read-machines.ts'
import { createModel, findPaths, predict, runPath, takesOf } from '#tests/support/machine-paths.ts'

const catalogue = readMachineCatalogue(findRoots())
const machines = await readMachines(findRoots())

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

  it('[PAGEBUILDER-07] has the same paths each time, and none too many', () => {
    expect(findPaths(createModel(document, catalogue, own))).toEqual(paths)
    for (const path of paths) {
      const others = new Set(
        paths.filter((other) => other !== path).flatMap((other) => takesOf(model, other)),
      )
      expect(takesOf(model, path).filter((at) => !others.has(at))).not.toEqual([])
    }
  })
})
