/** `npm run machines:record FILE`: a recording of `/__machines` becomes a test beside its machine. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseRecording, writePathTest } from '#tools/machines'
import { findMachineFolders, findRoots } from '#schemas/roots.ts'
import type { MachineDocument } from '#runtime/machines'
import { findBinary } from './find-binary.ts'

function record(file: string): string {
  const recording = parseRecording(readFileSync(file, 'utf8'))
  const folder = findMachineFolders(findRoots()).find(({ name }) => name === recording.machine)
  if (!folder) throw new Error(`${file}: there is no machine "${recording.machine}".`)
  const document = JSON.parse(
    readFileSync(join(folder.path, 'machine.json'), 'utf8'),
  ) as MachineDocument
  const name = basename(file, '.json').replaceAll(/[^\w-]+/g, '-')
  const test = join(folder.path, `${name}.recorded.test.ts`)
  if (existsSync(test))
    throw new Error(`${test} exists already: remove it, or give the recording another name.`)
  writeFileSync(test, writePathTest(document, recording, name))
  execFileSync(process.execPath, [findBinary('oxfmt'), test])
  return test
}

const [file] = process.argv.slice(2)
try {
  if (file === undefined)
    throw new Error('Name the file that was saved: npm run machines:record FILE.json')
  const test = relative(process.cwd(), record(file))
  console.log(`${test} was written; run it with: npx vitest run ${test}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
