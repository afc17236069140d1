/** A Slice Machine project as it lies in a folder: its models, routes and languages, wherever it says they are. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { toPlainModels, type ListedModels } from '#compiler/generate/list-models.ts'
import {
  isCustomType,
  isFields,
  isRoute,
  isSlice,
  type ForeignCustomType,
  type ForeignModels,
  type ForeignRoute,
  type ForeignSlice,
} from '#compiler/import/prismic-models.ts'
import { isObject } from '#schemas/is-object.ts'
import { findClientRoutes } from './find-client-routes.ts'
import { isFolder } from './named-files.ts'

export interface Project extends ForeignModels {
  /** Of the repository; undefined where no file says it. */
  repository: string | undefined
  routes: ForeignRoute[]
  /** The folder of documents that a Slice Machine project carries, if it has one. */
  documents: string | undefined
  /** What of it could not be read, a sentence each. */
  notes: string[]
}

/**
 * @param named - the project, or a folder with one somewhere in it, as larger projects have
 * @throws Error naming the file when there are no models, or one is not what Slice Machine writes
 */
export function readProject(named: string): Project {
  const notes: string[] = []
  const [folder = named, ...others] = findProjects(named)
  for (const other of others)
    notes.push(`${show(named, other)} is a project as well; name it to take it over.`)
  const config = readConfig(folder)
  const customTypes = [
    ...readAll(join(folder, 'customtypes'), 'index.json', isCustomType, customTypeWords),
    ...readOldTypes(join(folder, 'custom_types')),
  ]
  const slices: ForeignSlice[] = []
  for (const library of findLibraries(folder, config, notes))
    for (const slice of readAll(library, 'model.json', isSlice, sliceWords)) {
      const known = slices.some(({ id }) => id === slice.id)
      if (known)
        notes.push(`${show(folder, library)} has a second slice "${slice.id}"; the first is taken.`)
      else slices.push(slice)
    }
  for (const { path, slice } of findOffered(folder, customTypes, slices)) {
    slices.push(slice)
    notes.push(
      `The slice "${slice.id}" lies in ${show(folder, path)}, which is no library of the project.`,
    )
  }
  if (customTypes.length === 0)
    throw new Error(
      `${folder} has no customtypes/<id>/index.json. Name the folder of a Slice Machine project.`,
    )
  const documents = join(folder, 'documents')
  return {
    customTypes,
    slices,
    repository: repositoryOf(config),
    routes: readRoutes(folder, config, notes),
    documents: isFolder(documents) ? documents : undefined,
    notes,
  }
}

/** As they are sent. */
export function projectModels({
  customTypes,
  slices,
}: Pick<Project, 'customTypes' | 'slices'>): ListedModels {
  return { customtypes: toPlainModels(customTypes), slices: toPlainModels(slices) }
}

function findProjects(folder: string, depth = 0): string[] {
  const isProject = ['customtypes', 'custom_types'].some((name) => isFolder(join(folder, name)))
  if (isProject || depth > 3) return isProject ? [folder] : []
  return listFolders(folder).flatMap((path) => findProjects(path, depth + 1))
}

function listFolders(folder: string): string[] {
  if (!isFolder(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map(({ name }) => join(folder, name))
    .sort()
}

type Config = Readonly<Record<string, unknown>>

/** Of the present and earlier names; a later one says what an earlier one does not. */
function readConfig(folder: string): Config {
  const files = ['sm.json', 'slicemachine.config.json', 'prismic.config.json']
  const configs = files
    .map((name) => join(folder, name))
    .filter(existsSync)
    .map(readJson)
  return Object.assign({}, ...configs.filter(isObject)) as Config
}

function repositoryOf({ repositoryName, apiEndpoint }: Config): string | undefined {
  if (typeof repositoryName === 'string' && repositoryName !== '') return repositoryName
  return typeof apiEndpoint === 'string' ? /\/\/([\w-]+)\./.exec(apiEndpoint)?.[1] : undefined
}

/** Those that the project names, `@/` and `~/` being its root; else where models are found. */
function findLibraries(folder: string, { libraries }: Config, notes: string[]): string[] {
  const named = (Array.isArray(libraries) ? libraries : []).map((library) => {
    const path = String(library).replace(/^[@~]\//, './')
    return resolve(folder, path)
  })
  const inside = named.filter((path) => `${path}${sep}`.startsWith(`${resolve(folder)}${sep}`))
  const there = inside.filter(isFolder)
  for (const path of named.filter((path) => !there.includes(path)))
    notes.push(
      `The library ${show(folder, path)} is not in the project; its slices are not imported.`,
    )
  return there.length > 0 ? there : searchLibraries(folder)
}

/** Slices that zones offer and no library has, from wherever else in the project they are. */
function findOffered(
  folder: string,
  types: readonly ForeignCustomType[],
  known: readonly ForeignSlice[],
): { path: string; slice: ForeignSlice }[] {
  const choices = types
    .flatMap(({ json }) => Object.values(json).flatMap((fields) => Object.values(fields)))
    .flatMap(({ config }) => Object.entries(config?.['choices'] ?? {}))
    .flatMap(([id, choice]) => (isShared(choice) ? id : []))
  const missing = new Set(choices.filter((id) => !known.some((slice) => slice.id === id)))
  if (missing.size === 0) return []
  return searchLibraries(folder).flatMap((path) =>
    readAll(path, 'model.json', isSlice, sliceWords)
      .filter(({ id }) => missing.delete(id))
      .map((slice) => ({ path, slice })),
  )
}

function isShared(choice: unknown): boolean {
  return isObject(choice) && (choice as { type?: unknown }).type === 'SharedSlice'
}

/** Folders whose folders have a `model.json` each. */
function searchLibraries(folder: string, depth = 0): string[] {
  if (depth > 4) return []
  const inner = listFolders(folder)
  if (inner.some((path) => existsSync(join(path, 'model.json')))) return [folder]
  return inner.flatMap((path) => searchLibraries(path, depth + 1))
}

function readRoutes(folder: string, { routes }: Config, notes: string[]): ForeignRoute[] {
  if (Array.isArray(routes)) return routes.filter(isRoute)
  const found = findClientRoutes(folder)
  if (!found) return []
  const place = show(folder, found.file)
  notes.push(
    ...found.unread.map(
      (text) => `A route of ${place} is not plain text and is not imported: ${text}`,
    ),
  )
  return found.routes
}

const customTypeWords =
  'a custom type has an "id" and, in "json", tabs of fields with a "type" each'
const sliceWords = 'a slice has an "id", a "name" and "variations" with an "id" each'

function readAll<Model extends { id: string }>(
  folder: string,
  file: string,
  isModel: (value: unknown) => value is Model,
  words: string,
): Model[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, file))
    .filter((path) => existsSync(path) && statSync(path).isFile())
    .flatMap((path) => {
      const model = readJson(path)
      // A slice of a library from before there were variations is a choice of a zone.
      if (isObject(model) && (model['type'] === 'Slice' || model['type'] === 'Group')) return []
      if (!isModel(model)) throw new Error(`${path} is no model: ${words}.`)
      if (/^[\w-]+$/.test(model.id)) return [model]
      throw new Error(
        `${path} has the id "${model.id}", which is no name for a file. Use letters, digits, hyphens and underscores.`,
      )
    })
}

/** `custom_types/index.json` lists types, whose files hold the tabs alone: as starters of before Slice Machine had them. */
function readOldTypes(folder: string): ForeignCustomType[] {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) return []
  const listed = readJson(index)
  return (Array.isArray(listed) ? listed : []).filter(isObject).flatMap((entry) => {
    const { id, name, repeatable, value } = entry as Record<string, unknown>
    const path = join(folder, String(value))
    if (typeof id !== 'string' || !/^[\w-]+$/.test(id) || !existsSync(path)) return []
    const json = readJson(path)
    if (!isObject(json) || !Object.values(json).every(isFields))
      throw new Error(`${path} is no model: it has tabs of fields with a "type" each.`)
    return [
      {
        id,
        label: typeof name === 'string' ? name : null,
        repeatable: repeatable === true,
        status: true,
        json: json as ForeignCustomType['json'],
      },
    ]
  })
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`${path} is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}

function show(folder: string, path: string): string {
  return relative(folder, path) || '.'
}
