/** Source text of the modules that tie a site's files to the runtime. */
import { join } from 'node:path'
import { buildKinds } from '#schemas/generate-kinds.ts'
import { buildValidators } from '#schemas/generate-validators.ts'
import { loadSchemas } from '#schemas/load-schemas.ts'
import { repositoryRoot } from '#schemas/roots.ts'
import type { Behaviours } from '../machines/shared-system.ts'
import { machineImports, machinesOf, machineText } from './machine-modules.ts'
import { findMachineImplementations, findSliceFolders, readSiteFiles } from './site-files.ts'

export const names = {
  site: 'virtual:slicewright/site',
  validators: 'virtual:slicewright/validators',
  slices: 'virtual:slicewright/slices',
  assets: 'virtual:slicewright/assets',
  clientSite: 'virtual:slicewright/client-site',
  clientGestures: 'virtual:slicewright/client-gestures',
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
  const actors = behaviours.actors.filter(({ start }) => start !== 'gesture')
  const { imports, machines, implementations } = machineParts(actors, roots, isBuild)
  const site = { behaviours: { actors }, config: { navigation: config.navigation ?? {} } }
  return [
    ...imports,
    `export { startSite } from ${text(join(repositoryRoot, 'runtime/islands/start-site.ts'))}`,
    `export const site = { ...${text(site)}, machines: { ${machines.join(', ')} }, implementations: ${implementations} }`,
  ].join('\n')
}

/** What a page loads with the visitor's first gesture. */
export function clientGesturesModule(roots: readonly string[], isBuild: boolean): string {
  const actors = readSiteFiles(roots).behaviours.actors.filter(({ start }) => start === 'gesture')
  const { imports, machines, implementations } = machineParts(actors, roots, isBuild)
  return [
    ...imports,
    `export { startGestures } from ${text(join(repositoryRoot, 'runtime/islands/gestures/start-gestures.ts'))}`,
    `export const gestures = { actors: ${text(actors)}, machines: Object.values({ ${machines.join(', ')} }), implementations: ${implementations} }`,
  ].join('\n')
}

/** Source text of the machines of some actors, and of what they bring themselves. */
function machineParts(
  actors: Behaviours['actors'],
  roots: readonly string[],
  isBuild: boolean,
): { imports: string[]; machines: string[]; implementations: string } {
  const used = machinesOf(actors, roots)
  const own = findMachineImplementations(roots).filter(({ name }) => used.includes(name))
  return {
    imports: [
      ...(isBuild ? machineImports : []),
      ...own.map(({ path }, at) => `import { implementations as own${at} } from ${text(path)}`),
    ],
    machines: used.map((id) => `${text(id)}: ${machineText(id, roots, isBuild)}`),
    implementations: `[${own.map((_, at) => `own${at}`).join(', ')}]`,
  }
}

/**
 * The chunk of an island: its component and its machine. That of a bound slice has what binds it in
 * place of the component.
 */
export function islandModule(type: string, roots: readonly string[], isBuild: boolean): string {
  const slice = findSliceFolders(roots).find((candidate) => candidate.type === type)
  if (!slice) throw new Error(`There is no slice folder for "${type}".`)
  const own = findMachineImplementations(roots).find(({ name }) => name === slice.machine)
  const machine = slice.machine && machineText(slice.machine, roots, isBuild)
  return [
    ...(isBuild ? machineImports : []),
    slice.isBound
      ? `export { mountIsland } from ${text(join(repositoryRoot, 'runtime/islands/mount-bound.ts'))}`
      : `import { ${slice.exportName} as component } from ${text(slice.component)}`,
    ...(own ? [`import { implementations } from ${text(own.path)}`] : []),
    `export default { ${slice.isBound ? '' : 'component, '}machine: ${machine ?? 'undefined'}${own ? ', implementations: [implementations]' : ''} }`,
  ].join('\n')
}
