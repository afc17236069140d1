import { join, resolve } from 'node:path'

/** The socket by which `npx slicewright restart` reaches the primary process. */
export function toControlPath(dataDir: string): string {
  return join(resolve(dataDir), 'primary.sock')
}
