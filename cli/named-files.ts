/** Files and folders that somebody named: what is wrong with one is said with its name. */
import { readFileSync, statSync } from 'node:fs'
import { toReason } from '#runtime/errors'
import { Refusal } from './run-command.ts'

/**
 * @param wanted - what to name in its place
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

/** One that is not there is no file. @throws Refusal */
export function refuseFile(folder: string): void {
  if (isFile(folder)) throw new Refusal(`${folder} is a file. Name a folder.`)
}

/** Of what was to be written there: names the folder where the system has refused it. */
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
