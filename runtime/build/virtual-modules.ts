/** Source text of the modules that tie a site's files to the runtime. */
import { join } from 'node:path'
import { buildKinds } from '#schemas/generate-kinds.ts'
import { buildValidators } from '#schemas/generate-validators.ts'
import { loadSchemas } from '#schemas/load-schemas.ts'
import { repositoryRoot } from '#schemas/roots.ts'
import { machineImports, machineText, siteWideMachines } from './machine-modules.ts'
import { findMachineImplementations, findSliceFolders, readSiteFiles } from './site-files.ts'

export const names = {
  site: 'virtual:slicewright/site',
  validators: 'virtual:slicewright/validators',
  slices: 'virtual:slicewright/slices',
  assets: 'virtual:slicewright/assets',
  clientSite: 'virtual:slicewright/client-site',
  /** In place of `generic-implementations.ts`. */
  usedImplementations: 'virtual:slicewright/used-implementations',
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

/** What a page runs when it is idle: how it starts, and what the site-wide machines need. */
export function clientSiteModule(roots: readonly string[], isBuild: boolean): string {
  const { config, behaviours } = readSiteFiles(roots)
  const used = siteWideMachines(roots)
  const own = findMachineImplementations(roots).filter(({ name }) => used.includes(name))
  const machines = used.map((id) => `${text(id)}: ${machineText(id, roots, isBuild)}`)
  const site = { behaviours, config: { navigation: config.navigation ?? {} } }
  return [
    ...(isBuild ? machineImports : []),
    ...own.map(({ path }, index) => `import { implementations as own${index} } from ${text(path)}`),
    `export { startSite } from ${text(join(repositoryRoot, 'runtime/islands/start-site.ts'))}`,
    `export const site = { ...${text(site)}, machines: { ${machines.join(', ')} }, implementations: [${own.map((_, index) => `own${index}`).join(', ')}] }`,
  ].join('\n')
}

/** The chunk of an island: its component and its machine. */
export function islandModule(type: string, roots: readonly string[], isBuild: boolean): string {
  const slice = findSliceFolders(roots).find((candidate) => candidate.type === type)
  if (!slice) throw new Error(`There is no slice folder for "${type}".`)
  const own = findMachineImplementations(roots).find(({ name }) => name === slice.machine)
  const machine = slice.machine && machineText(slice.machine, roots, isBuild)
  return [
    ...(isBuild ? machineImports : []),
    `import { ${slice.exportName} as component } from ${text(slice.component)}`,
    ...(own ? [`import { implementations } from ${text(own.path)}`] : []),
    `export default { component, machine: ${machine ?? 'undefined'}${own ? ', implementations: [implementations]' : ''} }`,
  ].join('\n')
}
