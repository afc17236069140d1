/** Source text of the modules that tie a site's files to the runtime. */
import { join } from 'node:path'
import { buildKinds } from '#schemas/generate-kinds.ts'
import { buildValidators } from '#schemas/generate-validators.ts'
import { loadSchemas } from '#schemas/load-schemas.ts'
import { repositoryRoot } from '#schemas/roots.ts'
import { codeImports, toCodeValue } from '../machines/expression-code.ts'
import { stripForBrowser } from '../machines/strip-for-browser.ts'
import { findMachineImplementations, findSliceFolders, readSiteFiles } from './site-files.ts'

export const names = {
  site: 'virtual:slicewright/site',
  validators: 'virtual:slicewright/validators',
  slices: 'virtual:slicewright/slices',
  assets: 'virtual:slicewright/assets',
  client: 'virtual:slicewright/client',
  clientSite: 'virtual:slicewright/client-site',
  /** Followed by the slice type. */
  island: 'virtual:slicewright/island/',
} as const

const text = (value: unknown) => JSON.stringify(value)

/** Configuration, kinds and machines, for the server. */
export async function siteModule(roots: readonly string[]): Promise<string> {
  const files = readSiteFiles(roots)
  const kinds = buildKinds(loadSchemas(roots))
  return `export const files = ${text(files)}\nexport const kinds = ${text(kinds)}`
}

/** The committed validators, unless other roots add schemas. */
export async function validatorsModule(roots: readonly string[]): Promise<string> {
  const isShippedSite = roots.length === 1 && roots[0] === repositoryRoot
  if (!isShippedSite) return buildValidators(loadSchemas(roots))
  return `export * from ${text(join(repositoryRoot, 'schemas/generated/validators.js'))}`
}

/** Loaders of slices for the server; dynamic, so that a page's sheets stay its own. */
export function slicesModule(roots: readonly string[], baseStyles: readonly string[]): string {
  const loaders = findSliceFolders(roots).map(({ type, component, exportName, prepare }) => {
    const parts = [
      `component: (await import(${text(component)})).${exportName}`,
      ...(prepare ? [`prepare: (await import(${text(prepare)})).prepare`] : []),
    ]
    return `${text(type)}: async () => ({ ${parts.join(', ')} })`
  })
  return [
    `export const loaders = {\n${loaders.join(',\n')}\n}`,
    `export const loadBaseStyles = () => Promise.all([${baseStyles.map((file) => `import(${text(file)})`).join(', ')}])`,
  ].join('\n')
}

export function clientModule(): string {
  return `export const loadSite = () => import(${text(names.clientSite)}).then((module) => module.site)`
}

/** Machine documents as the browser gets them: without the words for humans, expressions as functions. */
interface BrowserText {
  imports: string[]
  write(value: unknown): string
}

const folder = join(repositoryRoot, 'runtime/machines')

/** On the dev server documents stay as they are, and the browser reads their expressions itself. */
function browserText(isBuild: boolean): BrowserText {
  if (!isBuild) return { imports: [], write: text }
  return {
    imports: [
      `import { ${codeImports.operations.join(', ')} } from ${text(join(folder, 'expression-operations.ts'))}`,
      `import { ${codeImports.functions} } from ${text(join(folder, 'expression-functions.ts'))}`,
    ],
    write: toCodeValue,
  }
}

/** What the site-wide machines need in the browser. */
export function clientSiteModule(roots: readonly string[], isBuild: boolean): string {
  const { config, machines, behaviours } = readSiteFiles(roots)
  const { actors } = behaviours
  const used = [...new Set(actors.map((actor) => actor.machine))].filter((id) => machines[id])
  const own = findMachineImplementations(roots).filter(({ name }) => used.includes(name))
  const { imports, write } = browserText(isBuild)
  const documents = Object.fromEntries(used.map((id) => [id, stripForBrowser(machines[id]!)]))
  const site = { behaviours, config: { navigation: config.navigation ?? {} } }
  return [
    ...imports,
    ...own.map(({ path }, index) => `import { implementations as own${index} } from ${text(path)}`),
    `export const site = { ...${text(site)}, machines: ${write(documents)}, implementations: [${own.map((_, index) => `own${index}`).join(', ')}] }`,
  ].join('\n')
}

/** The chunk of an island: its component and its machine. */
export function islandModule(type: string, roots: readonly string[], isBuild: boolean): string {
  const slice = findSliceFolders(roots).find((candidate) => candidate.type === type)
  if (!slice) throw new Error(`There is no slice folder for "${type}".`)
  const document = slice.machine ? readSiteFiles(roots).machines[slice.machine] : undefined
  const own = findMachineImplementations(roots).find(({ name }) => name === slice.machine)
  const { imports, write } = browserText(isBuild)
  return [
    ...imports,
    `import { ${slice.exportName} as component } from ${text(slice.component)}`,
    ...(own ? [`import { implementations } from ${text(own.path)}`] : []),
    `export default { component, machine: ${document ? write(stripForBrowser(document)) : 'undefined'}${own ? ', implementations: [implementations]' : ''} }`,
  ].join('\n')
}
