import { join, resolve } from 'node:path'

/** Where `npx slicewright restart` finds the process that started the others. */
export function toControlPath(dataDir: string): string {
  return join(resolve(dataDir), 'primary.sock')
}
