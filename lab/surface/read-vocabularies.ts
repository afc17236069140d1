/** The words that JSON files of a site can use, by the schemas that say so. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { isObject } from '../../schemas/is-object.ts'
import type { Entries } from './surface.ts'

type Schema = Readonly<Record<string, unknown>>

/** Schemas of the engine's files, field kinds and functions; those of documents belong to sites. */
export function readVocabularies(): Entries {
  const files = globSync('schemas/{*,fields/*,functions/*}.schema.json', { cwd: repositoryRoot })
  const entries = new Map<string, string>()
  // What machines can name is made from another file, which `readMachineWords` reads.
  const isMade = (word: string) => /^machine\/(?:action|invoke)\./.test(word)
  for (const file of files.sort()) {
    const name = basename(file, '.schema.json')
    listWords(
      readJson(file),
      file.split('/').length > 2 ? `${file.split('/')[1]}/${name}` : name,
      entries,
    )
  }
  return new Map([...entries].filter(([word]) => !isMade(word)))
}

/** Types of sections with their fields and variations: sites take them by name. */
export function readSections(): Entries {
  const entries = new Map<string, string>()
  for (const file of globSync('slice-registry/slices/*/schema.json', {
    cwd: repositoryRoot,
  }).sort()) {
    const schema = readJson(file)
    const variations = isObject(schema['x-variations']) ? Object.keys(schema['x-variations']) : []
    const name = String(schema['$id']).replace(/^slice:/, '')
    entries.set(name, variations.join(' | '))
    listWords(schema, name, entries)
  }
  return entries
}

/** Names of machines, and of the actions, guards and actors that any machine can name. */
export function readMachineWords(): Entries {
  const entries = new Map<string, string>()
  for (const file of globSync('machines/*/machine.json', { cwd: repositoryRoot }).sort())
    entries.set(`machine ${file.split('/')[1]}`, '')
  const files = globSync('{schemas/machine-implementations,machines/*/implementations}.json', {
    cwd: repositoryRoot,
  })
  for (const file of files.sort())
    for (const kind of ['actions', 'guards', 'actors'])
      for (const [name, described] of Object.entries(toObject(readJson(file)[kind]))) {
        const word = `${kind} ${name}`
        const { params, input } = toObject(described) as { params?: unknown; input?: unknown }
        entries.set(word, '')
        listWords(toObject(params ?? input), word, entries)
      }
  return entries
}

/** Keys as `site.images.through`, with what they hold. */
function listWords(schema: Schema, at: string, entries: Map<string, string>): void {
  const required = new Set((schema['required'] as string[] | undefined) ?? [])
  for (const [key, value] of Object.entries(toObject(schema['properties']))) {
    const part = toObject(value)
    const name = `${at}.${key}`
    const shape = `${toShape(part)}${required.has(key) ? ', required' : ''}`
    // Alternatives of one place may have the same key.
    const shapes = new Set([...(entries.get(name)?.split(' or ') ?? []), shape])
    entries.set(name, [...shapes].sort().join(' or '))
    listWords(part, name, entries)
  }
  for (const [key, value] of Object.entries(toObject(schema['$defs'])))
    listWords(toObject(value), `${at}/${key}`, entries)
  for (const key of ['items', 'additionalProperties', 'then', 'else'])
    if (isObject(schema[key])) listWords(schema[key] as Schema, at, entries)
  for (const key of ['anyOf', 'oneOf', 'allOf'])
    if (Array.isArray(schema[key]))
      for (const one of schema[key] as unknown[]) listWords(toObject(one), at, entries)
}

/** What a value may be, without what editors read. */
function toShape(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum']))
    return [...schema['enum']]
      .map((one) => JSON.stringify(one))
      .sort()
      .join(' | ')
  if (typeof schema['$ref'] === 'string') return schema['$ref'].replace(/^.*[/:]/, '')
  for (const key of ['anyOf', 'oneOf'])
    if (Array.isArray(schema[key]))
      return [...new Set((schema[key] as unknown[]).map((one) => toShape(toObject(one))))].join(
        ' | ',
      )
  if (schema['type'] === 'array') return `list of ${toShape(toObject(schema['items']))}`
  return [schema['type'] ?? 'any'].flat().join(' | ')
}

const toObject = (value: unknown): Schema => (isObject(value) ? (value as Schema) : {})

const readJson = (file: string): Schema =>
  toObject(JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')))
