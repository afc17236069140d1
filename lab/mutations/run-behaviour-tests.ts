import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { startVitest } from 'vitest/node'

/**
 * Runs the tests beside a machine with another document in its place.
 *
 * @returns the names of those that fail; undefined where there are no tests
 */
export async function runBehaviourTests(
  folder: string,
  document: MachineDocument,
): Promise<string[] | undefined> {
  const file = join(folder, 'machine.json')
  if (!existsSync(file) || globSync(join(folder, '**/*.test.ts')).length === 0) return undefined
  const { exitCode } = process
  const vitest = await startVitest(
    'test',
    [folder],
    // Without the cache of modules, which knows a file by its own text, not by its replacement.
    { watch: false, reporters: [{}], passWithNoTests: false, bail: 1, fsModuleCache: false },
    { plugins: [replaceFile(file, JSON.stringify(document))] },
  )
  const failed = vitest.state
    .getTestModules()
    .flatMap((module) => [...module.children.allTests('failed')])
  const broken = vitest.state.getTestModules().filter((module) => module.state() === 'failed')
  await vitest.close()
  // A failing test is the desired outcome here.
  process.exitCode = exitCode
  const names = failed.map(({ fullName }) => fullName)
  return names.length > 0 ? names : broken.map(({ moduleId }) => moduleId)
}

function replaceFile(file: string, text: string) {
  return {
    name: 'replace-file',
    enforce: 'pre' as const,
    load: (id: string) => (id.split('?')[0] === file ? text : undefined),
  }
}
