/** Compiles the schemas into one module of plain functions: nothing is compiled at run time. */
import type { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { createAjv, withoutAnnotations } from '../read/create-ajv.ts'
import type { FormDefinition } from '../../schemas/config-types.ts'
import type { SliceSchema } from '../../schemas/schema-types.ts'
import type { Schemas } from '../read/load-schemas.ts'
import { listVariations, toVariationSchema } from '../read/to-fields.ts'
import { toFormSchema } from '../../schemas/to-form-schema.ts'

/**
 * Text of an ES module exporting `envelope` and the maps `documents`, `slices`, `forms`, and `requests` and
 * `responses` (of functions) of validate functions. Each field kind is one function that all schemas share. Async so that callers need
 * not change should compilation move to a worker.
 */
export async function buildValidators(
  schemas: Schemas,
  definitions: Readonly<Record<string, FormDefinition>> = {},
): Promise<string> {
  const documents = toExports('document', schemas.documents.keys())
  const slices = toExports('slice', [...schemas.slices.keys(), ...listOwn(schemas).keys()])
  const requests = toExports('request', schemas.functions.keys())
  const responses = toExports('response', schemas.functions.keys())
  const forms = toExports('form', Object.keys(definitions))
  const maps = { documents, slices, forms, requests, responses }
  const code = standaloneCode(createCompiler(schemas, definitions), {
    envelope: 'config:envelope',
    ...Object.fromEntries(
      Object.values(maps)
        .flat()
        .map(({ name, id }) => [name, id]),
    ),
  })
  return `${importRuntime(shorten(code))}\n${Object.entries(maps)
    .map(([name, exports]) => toMap(name, exports))
    .join('\n')}\n`
}

/**
 * Ajv2020 insists on tracking evaluated properties and dynamic scopes, which costs each function a
 * quarter of its size. No schema of ours needs them: without the keywords, strict mode refuses
 * their use.
 */
function createCompiler(
  schemas: Schemas,
  definitions: Readonly<Record<string, FormDefinition>>,
): Ajv2020 {
  const code = { source: true, esm: true, lines: true }
  const ajv = createAjv(schemas, { code })
  Object.assign(ajv.opts, { dynamicRef: false, unevaluated: false })
  for (const keyword of [
    'unevaluatedProperties',
    'unevaluatedItems',
    '$dynamicRef',
    '$dynamicAnchor',
  ]) {
    ajv.removeKeyword(keyword)
  }
  const envelope = schemas.configs.get('envelope')
  for (const source of [envelope, ...schemas.documents.values(), ...schemas.slices.values()]) {
    if (source) ajv.addSchema(withoutAnnotations(source.schema))
  }
  for (const [key, schema] of listOwn(schemas))
    ajv.addSchema({ ...withoutAnnotations(schema), $id: `slice:${key}` })
  for (const [name, { schema }] of schemas.functions) {
    ajv.addSchema({ ...withoutAnnotations(schema.request), $id: `request:${name}` })
    ajv.addSchema({ ...withoutAnnotations(schema.response), $id: `response:${name}` })
  }
  for (const [type, form] of Object.entries(definitions)) ajv.addSchema(toFormSchema(type, form))
  return ajv
}

/** Variations with fields of their own, as `<slice>/<variation>`. */
function listOwn({ slices }: Schemas): Map<string, SliceSchema> {
  return new Map(
    [...slices].flatMap(([type, { schema }]) =>
      listVariations(schema).flatMap((variation): [string, SliceSchema][] => {
        const whole = toVariationSchema(schema, variation)
        return whole === schema ? [] : [[`${type}/${variation.id}`, whole]]
      }),
    ),
  )
}

interface Export {
  key: string
  name: string
  id: string
}

function toExports(
  scheme: 'document' | 'slice' | 'form' | 'request' | 'response',
  types: Iterable<string>,
): Export[] {
  return [...types].map((key) => ({
    key,
    name: `${scheme}_${key.replaceAll('-', '$').replaceAll('/', '$$$$')}`,
    id: `${scheme}:${key}`,
  }))
}

function toMap(name: string, exports: readonly Export[]): string {
  return `export const ${name} = {${exports.map((entry) => `"${entry.key}":${entry.name}`).join(',')}};`
}

/**
 * Halves the code: ajv spells out each collected error, and keeps schemas that nothing reads. It also
 * copies all errors so far with each `$ref` that has some: a list with 100,000 faults would take minutes.
 */
function shorten(code: string): string {
  const short = code
    .replaceAll(
      /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g,
      '(vErrors ??= []).push($2);errors++;',
    )
    .replaceAll(
      /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g,
      'vErrors = joinErrors(vErrors, $1.errors);',
    )
    .replaceAll(/\/\*# sourceURL=.*?\*\/;?/g, '')
    .replaceAll(/^export const (?=(?:document|slice|form|request|response)_)/gm, 'const ')
  const uses = Map.groupBy(short.match(/\bschema\d+\b/g) ?? [], (name) => name)
  return short.replaceAll(/^const (schema\d+) = .*;\n/gm, (line, name: string) =>
    (uses.get(name)?.length ?? 0) > 1 ? line : '',
  )
}

const joinErrors =
  'function joinErrors(all, more){if(all === null)return more;for(const error of more)all.push(error);return all}'

/**
 * ajv writes `require(...)` for its few run-time functions even into ES modules. CommonJS modules
 * reach an importer with or without their `default` unwrapped, depending on who bundles.
 */
function importRuntime(code: string): string {
  const names = new Map<string, string>()
  const body = code.replaceAll(/require\("([^"]+)"\)(\.default)?/g, (_, module: string) => {
    const name = names.get(module) ?? `runtime${names.size}`
    names.set(module, name)
    return name
  })
  const imports = [...names].map(
    ([module, name]) =>
      `import ${name}_ from "${module}.js";const ${name}=${name}_.default??${name}_;`,
  )
  return [...imports, joinErrors, body.replace(/^"use strict";\n*/, '')].join('\n')
}
