/** Pictures of slices for editors: `models/screenshots/<repository>/shared-slices/**`. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { writeWhole } from './whole-files.ts'

export interface ScreenshotLibrary {
  /** What makes an upload valid, once for each. */
  sign(): string
  isSigned(signature: string): boolean
  keep(key: string, png: Uint8Array): Promise<void>
  read(key: string): Promise<Uint8Array | undefined>
}

export function createScreenshotLibrary(models: string): ScreenshotLibrary {
  const root = resolve(models, 'screenshots')
  const signatures = new Set<string>()
  return {
    sign() {
      const signature = randomUUID()
      signatures.add(signature)
      return signature
    },
    isSigned: (signature) => signatures.delete(signature),
    keep: (key, png) => writeWhole(join(root, key), png),
    async read(key) {
      const file = resolve(root, key)
      return file.startsWith(root + sep) ? readFile(file).catch(() => undefined) : undefined
    },
  }
}
