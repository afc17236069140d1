/** Source text of the modules that tie a site's files to the runtime. */
import { readVariable } from '#schemas/environment-variables.ts'
import { join } from 'node:path'
import { findMigrations, type MigrationFile } from '../../read/find-migrations.ts'
import { answersMatter } from '../../machines/answers-matter.ts'
import { buildKinds } from '../../generate/generate-kinds.ts'
import { buildValidators } from '../../generate/generate-validators.ts'
import { loadForms } from '../../read/load-forms.ts'
import { loadSchemas } from '../../read/load-schemas.ts'
import { repositoryRoot } from '../../read/roots.ts'
import type {
  BehaviourActor,
  Behaviours,
  PrivacyConfig,
  TrafficConfig,
} from '#schemas/config-types.ts'
import { evaluate } from '../../../runtime/machines/expression.ts'
import type { StoredName } from '../../../runtime/model/config/machine-document.ts'
import { listParameters } from '../../../runtime/page/route/query-parameters.ts'
import { bindOwnImplementations } from '../../machines/host-adapters.ts'
import { toTrafficTables } from './list-places.ts'
import {
  isShared,
  laterGeneric,
  importsOfMachines,
  machinesOf,
  machineText,
} from './machine-modules.ts'
import {
  findIslands,
  findMachineImplementations,
  findSliceFolders,
  readSiteFiles,
} from './site-files.ts'

export const names = {
  site: 'virtual:slicewright/site',
  validators: 'virtual:slicewright/validators',
  migrations: 'virtual:slicewright/migrations',
  slices: 'virtual:slicewright/slices',
  assets: 'virtual:slicewright/assets',
  clientFacts: 'virtual:slicewright/client-facts',
  clientSite: 'virtual:slicewright/client-site',
  clientGestures: 'virtual:slicewright/client-gestures',
  clientMeasurement: 'virtual:slicewright/client-measurement',
  clientProviders: 'virtual:slicewright/client-providers',
  clientControls: 'virtual:slicewright/client-controls',
  /** Not generated: resolves to `renderer/start-providers.client.ts`. */
  providers: 'virtual:slicewright/providers',
  /** Stands in for `used-implementations.ts`. */
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

/** One function per document type, slice and form, for the server. */
export function validatorsModule(roots: readonly string[]): Promise<string> {
  return buildValidators(loadSchemas(roots), loadForms(roots))
}

/** Migrations from stored content to the current schema versions, for the server. */
export function migrationsModule(roots: readonly string[]): string {
  const files = findMigrations(loadSchemas(roots))
  const entries = (wanted: MigrationFile['kind']) =>
    files.flatMap(({ kind, type }, at) => (kind === wanted ? [`${text(type)}: own${at}`] : []))
  const version = files.map(({ kind, type, version: number }) => ` ${kind} ${type} ${number}`)
  return [
    ...files.map(({ path }, at) => `import { migrations as own${at} } from ${text(path)}`),
    `export const migrations = { slices: { ${entries('slices')} }, documents: { ${entries('documents')} } }`,
    `export const version = ${text(version.join(''))}`,
  ].join('\n')
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

/**
 * Facts a page has from the start: whether its machines may wait for the visitor, which stored
 * names mean that they may not, and, for the consent banner, its element, the cookie its machine
 * keeps, and the answers that let that machine wait too.
 */
export function clientFactsModule(roots: readonly string[]): string {
  const { behaviours, machines, privacy, vendors } = readSiteFiles(roots)
  const asking = behaviours.actors.find(({ asks }) => asks)
  const machine = asking && machines[asking.machine]
  const isSettledAnyhow =
    machine && !asking.start && !answersMatter(machine, behaviours.actors, vendors.vendors)
  const cookie = machine?.persist?.key
  const question = asking?.asks &&
    cookie !== undefined && {
      banner: `[data-follow="${asking.id} ${asking.asks.tag}"]`,
      answers: `[data-send*="${asking.id} ${asking.asks.answers}"]`,
      cookie,
      // No answer at all has to be there.
      settled: isSettledAnyhow ? {} : evaluate(asking.asks.settled, { input: asking.input }),
    }
  const startsUnasked = ({ id, start = 'idle', consent }: BehaviourActor) =>
    start === 'idle' && !consent && !(question && id === asking.id)
  const waiting = [
    ...behaviours.actors.filter(({ start }) => start === 'sign'),
    ...findSliceFolders(roots).filter(({ hydrate }) => hydrate === 'sign' || hydrate === 'reached'),
  ]
  const keys = waiting.flatMap(({ machine = '' }) => {
    const { persist, stores = [] } = machines[machine] ?? {}
    return [...(persist ? [{ name: persist.key, match: 'exact' as const }] : []), ...stores]
  })
  const facts = {
    question: question || undefined,
    waits: !behaviours.actors.some(startsUnasked),
    kept: `^(?:${matchNames(keys, '.*')})$`,
    leftover: describeLeftovers(privacy),
  }
  return `export const facts = ${text(facts)}`
}

/**
 * The code a page runs once it is needed: its start, and everything the site-wide machines need.
 */
export function clientSiteModule(roots: readonly string[], isBuild: boolean): string {
  const { config, behaviours } = readSiteFiles(roots)
  const actors = behaviours.actors.filter(isShared).map(({ asks: _, ...actor }) => actor)
  const { imports, machines, implementations } = machineParts(actors, roots, isBuild)
  const site = {
    behaviours: { actors },
    config: { navigation: config.navigation ?? {} },
  }
  return [
    ...imports,
    `export { startSite } from ${text(join(repositoryRoot, 'runtime/browser/idle/start-site.ts'))}`,
    `export const site = { ...${text(site)}, machines: { ${machines.map(({ id, source }) => `${text(id)}: ${source}`).join(', ')} }, implementations: ${implementations} }`,
  ].join('\n')
}

/** Source of a regular expression that matches every name except those that need no consent. */
function describeLeftovers({ storage = [] }: Partial<PrivacyConfig>): string {
  const exempt = storage.filter(({ category }) => category === 'exempt')
  return `^(?!(?:${matchNames(exempt, '.*')}|)$)`
}

/**
 * Alternatives of a regular expression, without names that another one covers as a prefix.
 * @param rest - the pattern for what follows a prefix
 */
function matchNames(entries: readonly Omit<StoredName, 'in'>[], rest = ''): string {
  const beginnings = entries.filter(({ match }) => match === 'prefix').map(({ name }) => name)
  const names = entries
    .filter(({ name }) => !beginnings.some((start) => name !== start && name.startsWith(start)))
    .map(({ name, match }) => `${name.replaceAll('.', '\\.')}${match === 'prefix' ? rest : ''}`)
  return [...new Set(names)].join('|')
}

/** The module a page loads with the visitor's first gesture. */
export function clientGesturesModule(roots: readonly string[], isBuild: boolean): string {
  const actors = readSiteFiles(roots).behaviours.actors.filter(({ start }) => start === 'gesture')
  const { imports, parts } = laterParts(actors, roots, isBuild, 'gestures')
  return [
    ...imports,
    `export { startGestures } from ${text(join(repositoryRoot, 'runtime/browser/gesture/start-gestures.ts'))}`,
    `export const gestures = { ${parts} }`,
  ].join('\n')
}

/** The module a page loads when the visitor first consents to being measured. */
export function clientMeasurementModule(roots: readonly string[], isBuild: boolean): string {
  const { behaviours, events, traffic, privacy, pageTypes } = readSiteFiles(roots)
  const parameters = listParameters(pageTypes)
  // Netlify's variable; it says which of several versions of the site a visitor saw (ANALYTICS-01).
  const branch = readVariable('BRANCH')
  const actors = behaviours.actors.filter(({ consent }) => consent)
  const { imports, parts } = laterParts(actors, roots, isBuild, 'measurement')
  return [
    ...imports,
    `export const measurement = { ${parts}, config: ${text(withoutTexts({ events, traffic: toTrafficTables(traffic as TrafficConfig), privacy, parameters, branch }))} }`,
  ].join('\n')
}

/** The module a page loads with the first form that vendors are notified of. */
export function clientProvidersModule(roots: readonly string[], isBuild: boolean): string {
  const actors = readSiteFiles(roots).behaviours.actors.filter(({ start }) => start === 'form')
  const { imports, parts } = laterParts(actors, roots, isBuild, 'providers')
  return [...imports, `export const providerParts = { ${parts} }`].join('\n')
}

/** The module a page loads with the first form control that is not the browser's own. */
export function clientControlsModule(roots: readonly string[], isBuild: boolean): string {
  const actors = readSiteFiles(roots).behaviours.actors.filter(({ start }) => start === 'control')
  const { imports, parts } = laterParts(actors, roots, isBuild, 'controls')
  return [
    ...imports,
    `import { startControls } from ${text(join(repositoryRoot, 'runtime/browser/controls/start-controls.ts'))}`,
    `export const { start } = startControls({ ${parts} })`,
  ].join('\n')
}

/** Leaves out texts that only people read. */
function withoutTexts(config: object): unknown {
  return JSON.parse(
    JSON.stringify(config, (key, value: unknown) =>
      key === 'purposes' ||
      ((key === 'description' || key === 'purpose') && typeof value === 'string')
        ? undefined
        : value,
    ),
  )
}

/** Source text of machines that come after the page has started, with everything they name. */
function laterParts(
  actors: Behaviours['actors'],
  roots: readonly string[],
  isBuild: boolean,
  piece: string,
): { imports: string[]; parts: string } {
  const { imports, machines, implementations } = machineParts(actors, roots, isBuild)
  const generic = isBuild ? laterGeneric(machinesOf(actors, roots), roots, piece) : undefined
  return {
    imports: [...imports, ...(generic?.imports ?? [])],
    parts: [
      // The module they are in says when they start.
      `actors: ${text(actors.map(({ start, ...actor }) => actor))}`,
      `machines: [${machines.map(({ source }) => source).join(', ')}]`,
      `implementations: ${implementations}`,
      ...(generic?.imports.length ? [`generic: ${generic.object}`] : []),
    ].join(', '),
  }
}

/** Source text of the machines of some actors, and of their own implementations. */
function machineParts(
  actors: Behaviours['actors'],
  roots: readonly string[],
  isBuild: boolean,
): { imports: string[]; machines: { id: string; source: string }[]; implementations: string } {
  const used = machinesOf(actors, roots)
  const found = findMachineImplementations(roots).filter(({ name }) => used.includes(name))
  const own = bindOwnImplementations(found.map(({ path }) => path))
  const machines = used.map((id) => ({ id, source: machineText(id, roots, isBuild)! }))
  const written = isBuild ? importsOfMachines(machines.map(({ source }) => source)) : []
  return {
    imports: [...written, ...own.imports],
    machines,
    implementations: own.list,
  }
}

/**
 * The chunk of an island: its component and its machine. For a bound slice, the code that binds it
 * replaces the component.
 */
export function islandModule(type: string, roots: readonly string[], isBuild: boolean): string {
  const island = findIslands(roots).find((candidate) => candidate.type === type)
  if (!island) throw new Error(`There is no slice with a machine for "${type}".`)
  const found = findMachineImplementations(roots).find(({ name }) => name === island.machine)
  const own = found && bindOwnImplementations([found.path])
  const machine = machineText(island.machine, roots, isBuild)
  const generic = isBuild ? laterGeneric([island.machine], roots, type) : undefined
  const parts = [
    ...(island.component ? ['component'] : []),
    `machine: ${machine ?? 'undefined'}`,
    ...(own ? [`implementations: ${own.list}`] : []),
    ...(generic?.imports.length ? [`generic: ${generic.object}`] : []),
  ]
  return [
    ...(isBuild && machine ? importsOfMachines([machine]) : []),
    ...(generic?.imports ?? []),
    island.component
      ? `import { ${island.component.exportName} as component } from ${text(island.component.component)}`
      : `export { mountIsland } from ${text(join(repositoryRoot, 'runtime/browser/bound/mount-bound.ts'))}`,
    ...(own?.imports ?? []),
    `export default { ${parts.join(', ')} }`,
  ].join('\n')
}
