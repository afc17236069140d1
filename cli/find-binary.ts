import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'

/**
 * A command of an installed package: in a clone they are in its own folder, in a site that depends on
 * this package in one above.
 * @throws Error naming the command when nothing has installed it
 */
export function findBinary(command: string, from = repositoryRoot): string {
  const file = join(from, 'node_modules/.bin', command)
  if (existsSync(file)) return file
  const parent = dirname(from)
  if (parent !== from) return findBinary(command, parent)
  throw new Error(`The command ${command} is not installed. Run \`npm install\`.`)
}

/** The folder whose `node_modules` holds what the build is made with. */
export function packageOwner(): string {
  return dirname(dirname(dirname(findBinary('vike'))))
}
