/**
 * Writes a built site as a folder that runs anywhere Node does: code, files, content, no build or
 * test tools.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { serverFlags } from './server-flags.ts'
import { bundleServer } from './bundle-server.ts'
import { findPackages, findProductionPackages } from './find-packages.ts'
import { writeLicenses } from './write-licenses.ts'

export interface PackageOptions {
  /** Folder of a build, with `client` and `server`. */
  buildFolder: string
  /** The destination; its contents are replaced. */
  folder: string
  /** Roots of the site, in order. */
  roots: readonly string[]
}

/**
 * Entry points, in plain JavaScript so that Node can read them: the folder's server, and the
 * command that replaces its processes.
 */
const startFile = 'start.mjs'
const restartFile = 'restart.mjs'
/** Imported by both before all else. */
const checkFile = 'check-node.mjs'

/** Bill of materials, CycloneDX. */
export const billFile = 'sbom.cdx.json'
const licensesFile = 'THIRD-PARTY-LICENSES.txt'

/** Names that may be at the top level of a package. */
export const packageNames: ReadonlySet<string> = new Set([
  'client',
  'content',
  'node_modules',
  'package.json',
  'server',
  'site-config',
  'sites',
  checkFile,
  billFile,
  licensesFile,
  restartFile,
  startFile,
])

/** @returns size in bytes and number of files */
export async function writePackage({ buildFolder, folder, roots }: PackageOptions) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const entries = {
    main: join(buildFolder, 'server/main.mjs'),
    restart: join(repositoryRoot, 'adapters/node/cluster/ask-restart.ts'),
  }
  const imported = await bundleServer(entries, join(folder, 'server'))
  for (const one of findPackages(imported, repositoryRoot)) copyPackage(one, folder)
  cpSync(join(buildFolder, 'client'), join(folder, 'client'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  })
  const sites = copyRoots(roots, folder)
  cpSync(join(repositoryRoot, 'cli/shipping', checkFile), join(folder, checkFile))
  writeFileSync(join(folder, startFile), toStartFile(sites))
  writeFileSync(join(folder, restartFile), toRestartFile())
  writeFileSync(join(folder, 'package.json'), toManifest())
  writeLicenses(findProductionPackages(), join(folder, licensesFile))
  return measureFolder(folder)
}

/** Whether a file is source of native code, or is read only by people and editors. */
const isUnused = (path: string) =>
  /^(?:src|install|node_modules)(?:\/|$)|\.(?:d\.[mc]?ts|map|md)$/.test(path)

function copyPackage(from: string, folder: string): void {
  cpSync(from, join(folder, relative(repositoryRoot, from)), {
    recursive: true,
    filter: (file) => !isUnused(relative(from, file)),
  })
}

/** @returns the roots that `SITE_DIR` named, as paths in the folder */
function copyRoots(roots: readonly string[], folder: string): string[] {
  // By these two files the server knows its own folder (`compiler/read/roots.ts`).
  copyRoot(repositoryRoot, folder, roots.includes(repositoryRoot))
  return roots
    .filter((root) => root !== repositoryRoot)
    .map((root, at) => {
      const place = `sites/${at + 1}-${basename(root)}`
      copyRoot(root, join(folder, place), true)
      return place
    })
}

/** Copies what the build does not already contain of a root. */
function copyRoot(root: string, to: string, hasContent: boolean): void {
  mkdirSync(join(to, 'site-config'), { recursive: true })
  const config = join(root, 'site-config/site.json')
  if (existsSync(config)) cpSync(config, join(to, 'site-config/site.json'))
  const content = join(root, 'content')
  if (hasContent && existsSync(content)) cpSync(content, join(to, 'content'), { recursive: true })
}

function toStartFile(sites: readonly string[]): string {
  const folders = sites.map((site) => `join(import.meta.dirname, ${JSON.stringify(site)})`)
  const names = folders.length > 0 ? ['delimiter', 'join'] : ['join']
  return [
    `import './${checkFile}'`,
    `import { ${names.join(', ')} } from 'node:path'`,
    '',
    "process.env.NODE_ENV ??= 'production'",
    ...(folders.length > 0
      ? [`process.env.SITE_DIR = [${folders.join(', ')}].join(delimiter)`]
      : []),
    '// Compiled code is kept where the server may write, for its next start.',
    "const { enableCompileCache } = await import('node:module')",
    "enableCompileCache(join(process.env.DATA_DIR || '.data', 'compile-cache'))",
    "await import('./server/main.mjs')",
    '',
  ].join('\n')
}

function toRestartFile(): string {
  return [
    `import './${checkFile}'`,
    '',
    "const { askForRestart } = await import('./server/restart.mjs')",
    "await askForRestart(process.env.DATA_DIR || '.data').catch((error) => {",
    '  console.error(error.message)',
    '  process.exitCode = 1',
    '})',
    '',
  ].join('\n')
}

function toManifest(): string {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license: string
    engines: { node: string }
  }
  const { name, version, license, engines } = manifest
  // Without a shell in between, a signal to npm reaches the server. A package runs on the system it
  // was made on.
  const node = process.platform === 'win32' ? 'node' : 'exec node'
  const start = `${node} ${serverFlags.join(' ')} ${startFile}`
  const restart = `${node} ${restartFile}`
  const own = {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts: { start, restart },
  }
  return `${JSON.stringify(own, null, 2)}\n`
}

/** @returns bytes and number of the files in a folder */
export function measureFolder(folder: string): { bytes: number; files: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
    0,
  )
  return { bytes, files: files.length }
}
