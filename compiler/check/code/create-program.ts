import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type TypeScript from 'typescript'
import { repositoryRoot } from '../../read/roots.ts'

/** Sources that a pass before this one has read, with what they were then. */
const read = new Map<string, { stamp: string; source: TypeScript.SourceFile }>()

/** Where the engine's imports lead. */
let resolved: TypeScript.ModuleResolutionCache | undefined

/**
 * A program with the engine's options: neither the site's tsconfig nor the place of its folder matters.
 *
 * @param written - files that are not, or not so, on the disk
 */
export function createSiteProgram(
  ts: typeof TypeScript,
  files: readonly string[],
  written: ReadonlyMap<string, string>,
): TypeScript.Program {
  const config = join(repositoryRoot, 'tsconfig.site.json')
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    // It inherits all that the engine is made of, which is checked with the engine.
    { ...ts.readConfigFile(config, ts.sys.readFile).config, include: [] },
    ts.sys,
    repositoryRoot,
    // A site may leave to inference what it likes: no page breaks of it.
    { noImplicitAny: false },
    config,
  )
  const host = ts.createCompilerHost(options)
  // Comments say nothing of types here.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone
  const { fileExists, readFile, getSourceFile } = host
  resolved ??= ts.createModuleResolutionCache(repositoryRoot, (name) => name, options)
  const cache = resolved
  host.getModuleResolutionCache = () => cache
  host.fileExists = (file) => written.has(file) || fileExists(file)
  const folders = new Set([...written.keys()].map((file) => dirname(file)))
  host.directoryExists = (folder) => folders.has(folder) || ts.sys.directoryExists(folder)
  host.readFile = (file) => written.get(file) ?? readFile(file)
  host.getSourceFile = (file, target, ...rest) => {
    const text = written.get(file)
    if (text !== undefined) return ts.createSourceFile(file, text, target, true)
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
    const stamp = `${size} ${mtimeMs}`
    const known = read.get(file)
    if (known?.stamp === stamp) return known.source
    const source = getSourceFile(file, target, ...rest)
    if (source) read.set(file, { stamp, source })
    return source
  }
  return ts.createProgram({ rootNames: [...fileNames, ...files], options, host })
}

/** `:line:column` of a place in a source. */
export function toPlace(source: TypeScript.SourceFile, position: number): string {
  const { line, character } = source.getLineAndCharacterOfPosition(position)
  return `:${line + 1}:${character + 1}`
}
