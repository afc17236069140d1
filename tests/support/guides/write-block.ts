/**
 * Handles a block of a guide by what it declares to be: a file, a part of one, an instance of a
 * schema.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createAjv } from '#compiler/read/create-ajv.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { MarkdownBlock } from '../markdown/read-markdown.ts'

type Json = Record<string, unknown>

/**
 * Writes the file that the info string names. `PATH#/POINTER` adds to a JSON file: the keys of the
 * block to the object there; what the block has, separated by commas, to the list there when the
 * pointer ends in `-`.
 */
export function writeBlock({ info, text }: MarkdownBlock, folder: string): void {
  const [path = '', pointer] = info.split('#')
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  if (pointer === undefined) return writeFileSync(file, text)
  const document = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : {}
  let place: unknown = document
  for (const key of pointer.split('/').slice(1)) {
    if (key === '-') break
    const next = (place as Json)[key]
    if (typeof next !== 'object' || next === null)
      throw new Error(`${path} has nothing at ${pointer}.`)
    place = next
  }
  if (Array.isArray(place)) place.push(...(JSON.parse(`[${text}]`) as unknown[]))
  else Object.assign(place as Json, JSON.parse(text))
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
}

const schemas = loadSchemas([repositoryRoot])
const ajv = createAjv(schemas, { verbose: true, strict: false })
for (const { schema } of schemas.configs.values()) ajv.addSchema(schema)

/** Schema errors of a JSON block that belongs to no file of the guide; none for other blocks. */
export function validateBlock({ language, info, text }: MarkdownBlock): string[] {
  if (language !== 'json') return []
  const [, how, named, pointer = ''] = /^(as|part of) ([\w.-]+)(?:#(\S+))?$/.exec(info) ?? []
  const value = JSON.parse(text) as Json
  const schema =
    named ?? (typeof value['$schema'] === 'string' ? basename(value['$schema']) : undefined)
  if (schema === undefined) return []
  const config = schemas.configs.get(schema.replace(/\.schema\.json$/, ''))?.schema
  if (!config) return [`There is no schema schemas/${schema}.`]
  return validate(`${(config as Json)['$id'] as string}#${pointer}`, value, how === 'part of')
}

/** @param isPart - other keys of the object are elsewhere */
export function validate(schema: string, value: unknown, isPart = false): string[] {
  const isValid = ajv.compile({ $ref: schema })
  isValid(value)
  return (isValid.errors ?? [])
    .filter(({ keyword, instancePath }) => !(isPart && keyword === 'required' && !instancePath))
    .map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
}
