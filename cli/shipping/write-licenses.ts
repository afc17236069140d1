/** Writes the licence texts that must accompany the packages' code. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLicense } from './check-licenses.ts'
import { readManifest } from './find-packages.ts'

/** @param packages - folders; the same name and version counts once */
export function writeLicenses(packages: readonly string[], file: string): void {
  const texts = new Map<string, string>()
  for (const folder of packages) {
    const manifest = readManifest(folder)
    const { name, version } = manifest
    const kind = findLicense(manifest)
    texts.set(`${name} ${version}`, `${name} ${version} (${kind})\n\n${readLicense(folder)}`)
  }
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  writeFileSync(file, `${sorted.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
}

/** The licence texts of a package; some have a folder of them. */
function readLicense(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)],
    )
    .map((file) => readFileSync(file, 'utf8').trim())
    .join('\n\n')
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
