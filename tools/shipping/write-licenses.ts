/** What the licences of the packages ask for: their texts, beside their code. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from './find-packages.ts'

/** @param packages - folders; the same name and version counts once */
export function writeLicenses(packages: readonly string[], file: string): void {
  const texts = new Map<string, string>()
  for (const folder of packages) {
    const { name, version, license } = readManifest(folder)
    const kind = typeof license === 'string' ? license : license?.type
    texts.set(`${name} ${version}`, `${name} ${version} (${kind})\n\n${readLicense(folder)}`)
  }
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  writeFileSync(file, `${sorted.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
}

function readLicense(folder: string): string {
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n')
}
