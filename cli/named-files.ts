/** Files and folders named on the command line: errors name them. */
import { readFileSync, statSync } from 'node:fs'
import { toReason } from '#runtime/errors'
import { writeWhole } from '../adapters/prismic/service/index.ts'
import { Refusal } from './run-command.ts'

/**
 * @param wanted - the kind of file to name instead
 * @throws Refusal
 */
export function readNamedFile(file: string, wanted: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new Refusal(`There is no file ${file}. Name ${wanted}.`)
  if (found.isDirectory()) throw new Refusal(`${file} is a folder. Name ${wanted}.`)
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${toReason(error)}. Name ${wanted}.`)
  }
}

/** Refuses a file where a folder is expected; a missing path passes. @throws Refusal */
export function refuseFile(folder: string): void {
  if (isFile(folder)) throw new Refusal(`${folder} is a file. Name a folder.`)
}

/** Writes all of a file, or nothing of it. @throws Error naming it */
export async function writeFile(file: string, text: string): Promise<void> {
  try {
    await writeWhole(file, text)
  } catch (error) {
    throw toUnwritten(file, error)
  }
}

/** Turns a failed write into an error that names the folder, where the system refused it. */
export function toUnwritten(folder: string, error: unknown): unknown {
  if (!/^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '')) return error
  return new Error(
    `${folder} could not be written: ${toReason(error)}. Make room, or let this user write there, and run this again.`,
    { cause: error },
  )
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
