/** Source text of the modules that tie a site's files to the runtime. */
import { join } from 'node:path'
import { buildKinds } from '#schemas/generate-kinds.ts'
import { buildValidators } from '#schemas/generate-validators.ts'
import { loadSchemas } from '#schemas/load-schemas.ts'
import { repositoryRoot } from '#schemas/roots.ts'
import type { Behaviours } from '../machines/shared-system.ts'
import { laterGeneric, machineImports, machinesOf, machineText } from './machine-modules.ts'
import { findMachineImplementations, findSliceFolders, readSiteFiles } from './site-files.ts'

export const names = {
  site: 'virtual:slicewright/site',
  validators: 'virtual:slicewright/validators',
  slices: 'virtual:slicewright/slices',
  assets: 'virtual:slicewright/assets',
  clientSite: 'virtual:slicewright/client-site',
  clientGestures: 'virtual:slicewright/client-gestures',
  clientMeasurement: 'virtual:slicewright/client-measurement',
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
  const { config, behaviours, vendors } = readSiteFiles(roots)
  const actors = behaviours.actors.filter(({ start, consent }) => start !== 'gesture' && !consent)
  const { imports, machines, implementations } = machineParts(actors, roots, isBuild)
  const site = {
    behaviours: { actors },
    config: { navigation: config.navigation ?? {}, hasTagManager: declaresTagManager(vendors) },
  }
  return [
    ...imports,
    `export { startSite } from ${text(join(repositoryRoot, 'runtime/islands/start-site.ts'))}`,
    `export const site = { ...${text(site)}, machines: { ${machines.join(', ')} }, implementations: ${implementations} }`,
  ].join('\n')
}

function declaresTagManager({ vendors = [] }: { vendors?: readonly { id: string }[] }): boolean {
  return vendors.some(({ id }) => id === 'tag-manager')
}

/** What a page loads with the visitor's first gesture. */
export function clientGesturesModule(roots: readonly string[], isBuild: boolean): string {
  const actors = readSiteFiles(roots).behaviours.actors.filter(({ start }) => start === 'gesture')
  const { imports, parts } = laterParts(actors, roots, isBuild)
  return [
    ...imports,
    `export { startGestures } from ${text(join(repositoryRoot, 'runtime/islands/gestures/start-gestures.ts'))}`,
    `export const gestures = { ${parts} }`,
  ].join('\n')
}

/** What a page loads with the visitor's first consent to be measured. */
export function clientMeasurementModule(roots: readonly string[], isBuild: boolean): string {
  const { behaviours, events, traffic, privacy } = readSiteFiles(roots)
  // Netlify's name for it; which of several versions of the site a visitor saw (ANALYTICS-01).
  const branch = process.env.BRANCH ?? 'main'
  const actors = behaviours.actors.filter(({ consent }) => consent)
  const { imports, parts } = laterParts(actors, roots, isBuild)
  return [
    ...imports,
    `export const measurement = { ${parts}, config: ${text(withoutTexts({ events, traffic, privacy, branch }))} }`,
  ].join('\n')
}

/** Without what only people read. */
function withoutTexts(config: object): unknown {
  return JSON.parse(
    JSON.stringify(config, (key, value: unknown) =>
      (key === 'description' || key === 'purpose') && typeof value === 'string' ? undefined : value,
    ),
  )
}

/** Source text of machines that come after the page has started, with everything they name. */
function laterParts(
  actors: Behaviours['actors'],
  roots: readonly string[],
  isBuild: boolean,
): { imports: string[]; parts: string } {
  const { imports, machines, implementations } = machineParts(actors, roots, isBuild)
  const generic = isBuild ? laterGeneric(machinesOf(actors, roots), roots) : undefined
  return {
    imports: [...imports, ...(generic?.imports ?? [])],
    parts: [
      `actors: ${text(actors)}`,
      `machines: Object.values({ ${machines.join(', ')} })`,
      `implementations: ${implementations}`,
      ...(generic ? [`generic: ${generic.object}`] : []),
    ].join(', '),
  }
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
  const generic = isBuild && slice.machine ? laterGeneric([slice.machine], roots) : undefined
  const parts = [
    ...(slice.isBound ? [] : ['component']),
    `machine: ${machine ?? 'undefined'}`,
    ...(own ? ['implementations: [implementations]'] : []),
    ...(generic ? [`generic: ${generic.object}`] : []),
  ]
  return [
    ...(isBuild ? machineImports : []),
    ...(generic?.imports ?? []),
    slice.isBound
      ? `export { mountIsland } from ${text(join(repositoryRoot, 'runtime/islands/mount-bound.ts'))}`
      : `import { ${slice.exportName} as component } from ${text(slice.component)}`,
    ...(own ? [`import { implementations } from ${text(own.path)}`] : []),
    `export default { ${parts.join(', ')} }`,
  ].join('\n')
}
