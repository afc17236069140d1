import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { isTestProof, plant, type Fault } from './fault.ts'
import { faults } from './list/index.ts'
import { createSelect } from './select-tests.ts'

describe('the planted faults', () => {
  it('are sixty, each with a name of its own, a third of them for the browser', () => {
    expect(faults).toHaveLength(60)
    expect(new Set(faults.map(({ name }) => name)).size).toBe(60)
    expect(faults.filter(({ proof }) => proof.by === 'browser').length).toBeGreaterThanOrEqual(20)
  })

  it('fit the code as it is, and change it', () => {
    for (const fault of faults) {
      const text = readFileSync(join(repositoryRoot, fault.file), 'utf8')
      expect(plant(fault, text), fault.name).not.toBe(text)
    }
  })

  it('have tests of their requirement', () => {
    const select = createSelect(repositoryRoot)
    for (const { name, proof } of faults)
      if (isTestProof(proof)) expect(select(proof).files, name).not.toEqual([])
  })
})

describe('planting', () => {
  const fault: Fault = {
    name: 'guard-inverted',
    why: 'Those who may not, may.',
    file: 'guard.ts',
    find: 'if (mayEnter)',
    replace: "if ($& !== '$1')",
    proof: { by: 'unit', requirement: 'FN-01' },
  }

  it('puts the text in as it is written', () => {
    expect(plant(fault, 'if (mayEnter) go()')).toBe("if ($& !== '$1') go()")
  })

  it.each(['if (isOpen) go()', 'if (mayEnter) if (mayEnter) go()'])(
    'refuses a fault whose text does not occur once: %s',
    (text) => expect(() => plant(fault, text)).toThrow(/"guard-inverted" .* once in guard\.ts/),
  )
})
