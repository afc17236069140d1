/** What a site that depends on the engine gets: all that it needs, and nothing of the shipped site’s content. */
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { packEngine } from '../support/packed-engine.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  bin: Record<string, string>
  exports: Record<string, string>
  imports: Record<string, string | Record<string, string>>
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional: boolean }>
}
const packed = packEngine()
const paths = new Set(packed.files.map(({ path }) => path))

/** What a module imports, and files beside it that it reads. */
function namesIn(text: string): string[] {
  const beside = text.matchAll(/new URL\('([^'$]+\.\w+)', import\.meta\.url\)/g)
  const { importedFiles } = ts.preProcessFile(text, true, true)
  return [
    ...importedFiles.map(({ fileName }) => fileName),
    ...[...beside].map(([, name]) => `./${name}`),
  ]
}

/** Of `imports` in package.json, whatever the condition. */
function ownFiles(name: string): string[] {
  const exact = manifest.imports[name]
  if (typeof exact === 'string') return [exact]
  if (exact) return Object.values(exact)
  const [folder] = name.split('/')
  const to = manifest.imports[`${folder}/*`]
  return typeof to === 'string' ? [to.replace('*', name.slice(folder!.length + 1))] : []
}

const installed = {
  ...manifest.dependencies,
  ...manifest.optionalDependencies,
  ...manifest.peerDependencies,
}

function isInstalled(name: string): boolean {
  const [scope, rest] = name.split('/')
  return (scope!.startsWith('@') ? `${scope}/${rest}` : scope!) in installed
}

function isThere(name: string, importer: string): boolean {
  if (name.startsWith('virtual:') || isBuiltin(name)) return true
  if (name.startsWith('#'))
    return ownFiles(name).length > 0 && ownFiles(name).every((to) => paths.has(to.slice(2)))
  if (!name.startsWith('.')) return isInstalled(name)
  return paths.has(posix.join(dirname(importer), name.split('?')[0]!))
}

describe('the engine as a package', () => {
  it('[PAGEBUILDER-05] has no tests, no content and no pages of the documentation', () => {
    const needless =
      /\.test\.tsx?$|\.spec\.ts$|__snapshots__|^(?:tests|content|docs|bench|\.)|^tools\/bench|^public\/(?!fonts)/
    const exemplar = /^tools\/new\/site\//
    const unwanted = [...paths].filter((path) => needless.test(path) && !exemplar.test(path))
    expect(unwanted).toEqual([])
    // A new site has models made of its own schemas.
    expect([...paths].filter((path) => /^tools\/.*schemas\/generated/.test(path))).toEqual([])
  })

  it('[PAGEBUILDER-05] is as large as it has to be', () => {
    expect(packed.size).toBeLessThan(1_775_000)
    expect(packed.unpackedSize).toBeLessThan(6_600_000)
    expect(packed.files.filter(({ size }) => size > 250_000)).toEqual([])
  })

  it('[PAGEBUILDER-05] holds every file that one of its files imports, and names every package', () => {
    // It stands beside the package.json of what `slicewright package` writes.
    const ofPackage = 'cli/shipping/check-node.mjs'
    const code = [...paths].filter((path) => /\.(?:tsx?|mjs)$/.test(path) && path !== ofPackage)
    const missing = code.flatMap((path) =>
      namesIn(read(path))
        .filter((name) => !isThere(name, path))
        .map((name) => `${path}: ${name}`),
    )
    expect(code.length).toBeGreaterThan(500)
    expect(missing).toEqual([])
  })

  it('[PAGEBUILDER-05] holds what its manifest names: commands, exports, the exemplar', () => {
    const exported = Object.values(manifest.exports)
      .map((path) => path.slice(2))
      .filter((path) => !path.includes('*'))
    const named = [...exported, ...Object.values(manifest.bin)]
    expect(named.filter((path) => !paths.has(path))).toEqual([])
    expect(paths).toContain('cli/new/site/site-config/site.json')
    expect(paths).toContain('schemas/site.schema.json')
  })
})
