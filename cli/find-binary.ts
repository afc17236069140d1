import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'

/**
 * Finds the command of an installed package: in a clone, in its own folder; in a site that depends
 * on this package, in a folder above.
 * @throws Error naming the command when nothing has installed it
 */
export function findBinary(command: string, from = repositoryRoot): string {
  const file = join(from, 'node_modules/.bin', command)
  if (existsSync(file)) return file
  const parent = dirname(from)
  if (parent !== from) return findBinary(command, parent)
  throw new Error(`The command ${command} is not installed. Run \`npm install\`.`)
}

/** The folder whose `node_modules` holds the build's tools. */
export function packageOwner(): string {
  return dirname(dirname(dirname(findBinary('vike'))))
}
