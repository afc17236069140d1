/** `npx slicewright machines record FILE`: a recording of `/__machines` becomes a test beside its machine. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseRecording, writePathTest, type Recording } from '#compiler/machines'
import { toReason } from '#runtime/errors'
import { findMachineFolders, findRoots } from '#compiler/read/roots.ts'
import type { MachineDocument } from '#runtime/machines'
import { findMissing } from '#compiler/read/find-package.ts'
import { toolPackages } from '../adapters/shared/packages/tool-packages.ts'
import { findBinary } from './find-binary.ts'
import { readNamedFile, writeFile } from './named-files.ts'
import { Refusal, type Command } from './run-command.ts'

async function record(file: string): Promise<string> {
  const recording = readRecording(file)
  const folder = findMachineFolders(findRoots()).find(({ name }) => name === recording.machine)
  if (!folder) throw new Error(`${file}: there is no machine "${recording.machine}".`)
  const document = JSON.parse(
    readFileSync(join(folder.path, 'machine.json'), 'utf8'),
  ) as MachineDocument
  const name = basename(file, '.json').replaceAll(/[^\w-]+/g, '-')
  const test = join(folder.path, `${name}.recorded.test.ts`)
  if (existsSync(test))
    throw new Error(`${test} exists already: remove it, or give the recording another name.`)
  await writeFile(test, writePathTest(document, recording, name))
  if (findMissing(toolPackages.format).length === 0)
    execFileSync(process.execPath, [findBinary('oxfmt'), test])
  return test
}

/** @throws Refusal naming the file */
function readRecording(file: string): Recording {
  const text = readNamedFile(file, wanted)
  try {
    return parseRecording(text)
  } catch (error) {
    throw new Refusal(`${file}: ${toReason(error)} Name ${wanted}.`)
  }
}

const wanted = 'a recording that was saved on /__machines'

export const recordMachine: Command = {
  help: `slicewright machines record FILE
Makes a recording that was saved on /__machines a test beside its machine.`,
  options: {},
  words: 1,
  async run({ words: [file] }) {
    if (file === undefined) throw new Refusal('Name the file that was saved.')
    const test = relative(process.cwd(), await record(file))
    console.log(`${test} was written; run it with: npx vitest run ${test}`)
    return 0
  },
}
