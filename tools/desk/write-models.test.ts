import { spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { buildModels } from '#schemas/generate-models.ts'
import { loadSchemas } from '#schemas/load-schemas.ts'
import { findRoots, repositoryRoot } from '#schemas/roots.ts'
import { writeModels } from './write-models.ts'

const roots = findRoots()
const { customTypes, sharedSlices } = buildModels(loadSchemas(roots))

/** Writes them three times in a process of its own, and says what is there after each. */
async function writeElsewhere(): Promise<{ folder: string; slices: number[] }> {
  const script = `
    import { readdirSync } from 'node:fs'
    import { findRoots } from '#schemas/roots.ts'
    import { writeModels } from './tools/desk/write-models.ts'
    let folder
    const slices = [1, 2, 3].map(() => readdirSync((folder = writeModels(findRoots())) + '/slices').length)
    console.log(JSON.stringify({ folder, slices }))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(child.stdout))
}

// A worker of the test runner may end without saying so.
afterAll(() => rmSync(writeModels(roots), { recursive: true }))

describe('the models that the dev server’s content service checks by', () => {
  it('are those of all slices and types', () => {
    const folder = writeModels(roots)
    expect(readdirSync(join(folder, 'slices'))).toHaveLength(sharedSlices.size)
    expect(readdirSync(join(folder, 'customtypes'))).toHaveLength(customTypes.size)
  })

  it('are whole when two start at once, and go with the process', async () => {
    const [one, other] = await Promise.all([writeElsewhere(), writeElsewhere()])
    const whole = Array.from({ length: 3 }, () => sharedSlices.size)
    expect([one.slices, other.slices]).toEqual([whole, whole])
    expect(one.folder).not.toBe(other.folder)
    expect([one, other].map(({ folder }) => existsSync(folder))).toEqual([false, false])
  })
})
