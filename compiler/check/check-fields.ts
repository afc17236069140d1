/** Document and slice schemas: names that must be known, and rules no JSON Schema can say. */
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { toKindsText, withoutAnnotations } from '../read/create-ajv.ts'
import { didYouMean, type Fault } from '../read/fault.ts'
import type { Schemas } from '../read/load-schemas.ts'
import type { DocumentSchema, FieldSchema, FieldsSchema } from '../../schemas/schema-types.ts'
import {
  listVariations,
  toDocumentFields,
  toVariationSchema,
  type Field,
} from '../read/to-fields.ts'
import { checkKeywords } from './check-keywords.ts'
import { reportTo, type Report } from './report.ts'

/** Files of the wrong shape have had their faults; their names still count. */
export function checkFields(
  schemas: Schemas,
  ajv: Ajv2020,
  isWellFormed: (file: string) => boolean,
): Fault[] {
  const faults: Fault[] = []
  for (const [type, { path, schema }] of schemas.documents) {
    if (!isWellFormed(path)) continue
    const report = reportTo(faults, path)
    checkId(`document:${type}`, schema.$id, report)
    checkMixins(schema, schemas, report)
    const known = toDocumentFields(schema, schemas).map((field) => field.name)
    for (const [index, name] of (schema['x-linked'] ?? []).entries()) {
      if (known.includes(name)) continue
      report(`/x-linked/${index}`, `There is no field "${name}".`, didYouMean(name, known))
    }
    checkSet(schema, '', known, 0, schemas, report)
    checkKeywords(schema, '', report)
  }
  for (const [type, { path, schema }] of schemas.slices) {
    if (!isWellFormed(path)) continue
    const report = reportTo(faults, path)
    checkId(`slice:${type}`, schema.$id, report)
    checkMixins(schema, schemas, report)
    checkSlice(schema, '', schemas, report)
    for (const variation of listVariations(schema)) {
      const whole = toVariationSchema(schema, variation)
      if (whole === schema) continue
      const at = `/x-variations/${variation.id}`
      checkSlice({ ...variation, required: whole.required ?? [] }, at, schemas, report, whole)
    }
  }
  for (const { path, schema } of schemas.mixins.values()) {
    checkSet(schema, '', Object.keys(schema.properties ?? {}), 0, schemas, reportTo(faults, path))
  }
  return [
    ...faults,
    ...compileAll(
      schemas,
      ajv,
      (file) => isWellFormed(file) && !faults.some((fault) => fault.file === file),
    ),
  ]
}

/** @param whole - the slice as the variation has it whose own fields these are */
function checkSlice(
  schema: FieldsSchema,
  at: string,
  schemas: Schemas,
  report: Report,
  whole: FieldsSchema = schema,
): void {
  checkSet(schema, at, Object.keys(whole.properties ?? {}), 0, schemas, report)
  checkKeywords(schema, at, report)
  checkZone(schema, at, report, whole)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (field.$ref !== 'field:slice-zone') continue
    report(
      `${at}/properties/${name}`,
      'A slice cannot hold a slice zone.',
      'Use a group, or several slices.',
    )
  }
}

/** The content service knows one repeatable zone of a slice, with plain fields. */
function checkZone(
  { properties = {} }: FieldsSchema,
  place: string,
  report: Report,
  whole: FieldsSchema,
): void {
  const zones = Object.entries(whole.properties ?? {}).filter(
    ([, field]) => field['x-editor']?.zone,
  )
  for (const [index, [name, { $ref, items }]] of zones.entries()) {
    if (!Object.hasOwn(properties, name)) continue
    const at = `${place}/properties/${name}/x-editor/zone`
    if ($ref !== 'field:group') {
      report(at, 'Only a group can be the repeatable zone of a slice.', 'Remove "zone".')
    } else if (index > 0) {
      const [first] = zones[0]!
      report(
        at,
        `A slice can have only one repeatable zone, and "${first}" already is one.`,
        'Remove "zone".',
      )
    }
    for (const [inner, field] of Object.entries(items?.properties ?? {})) {
      if (field.$ref !== 'field:group' && field.$ref !== 'field:cta') continue
      report(
        `${place}/properties/${name}/items/properties/${inner}`,
        'The repeatable zone of a slice cannot contain groups.',
        'Remove "zone": an ordinary group may contain another.',
      )
    }
  }
}

function checkId(expected: string, id: string, report: Report): void {
  if (id === expected) return
  const [kind, name] = expected.split(':')
  if (!/^[a-z0-9][\w-]*$/i.test(name!)) {
    const [what, glue, end] = kind === 'slice' ? ['folder', '-', ''] : ['file', '_', '.schema.json']
    const better = name!.toLowerCase().replaceAll(/[^a-z0-9]+/g, glue)
    report('', `A ${kind} cannot be called "${name}".`, `Call its ${what} ${better}${end}.`)
    return
  }
  report(
    '/$id',
    `The $id is "${id}", but by its file name it must be "${expected}".`,
    `Write "${expected}".`,
  )
}

function checkMixins(
  schema: Pick<DocumentSchema, 'allOf'>,
  schemas: Schemas,
  report: Report,
): void {
  for (const [index, { $ref }] of (schema.allOf ?? []).entries()) {
    const name = /^mixin:(.+)$/.exec($ref ?? '')?.[1]
    if (name === undefined || schemas.mixins.has(name)) continue
    report(
      `/allOf/${index}`,
      `There is no mixin "${name}".`,
      didYouMean(name, schemas.mixins.keys()),
    )
  }
}

/** Prismic lets groups nest once. */
const maxDepth = 2

function checkSet(
  { required, anyOf, properties }: FieldsSchema,
  at: string,
  known: readonly string[],
  depth: number,
  schemas: Schemas,
  report: Report,
): void {
  const expect = (names: readonly string[] = [], where: string) => {
    for (const [index, name] of names.entries()) {
      if (known.includes(name)) continue
      const message = `"${name}" is required, but there is no such field.`
      report(`${at}${where}/required/${index}`, message, didYouMean(name, known))
    }
  }
  expect(required, '')
  for (const [index, alternative] of (anyOf ?? []).entries()) {
    expect(alternative.required, `/anyOf/${index}`)
  }
  for (const [name, field] of Object.entries(properties ?? {})) {
    checkField(field, `${at}/properties/${name}`, depth, schemas, report)
  }
}

function checkField(
  field: FieldSchema,
  at: string,
  depth: number,
  schemas: Schemas,
  report: Report,
): void {
  const kind = /^field:(.+)$/.exec(field.$ref ?? '')?.[1]
  if (kind !== undefined && !schemas.fields.has(kind)) {
    report(at, `There is no field kind "${kind}".`, didYouMean(kind, schemas.fields.keys()))
  }
  const isList = kind === 'group' || kind === 'cta'
  if (isList && depth >= maxDepth) {
    report(
      at,
      `This ${kind} is nested too deep: groups nest once in the editor.`,
      'Make it a document of its own, or flatten it.',
    )
  }
  checkRelations(field, at, schemas, report)
  if (field.items?.properties) {
    const names = Object.keys(field.items.properties)
    checkSet(field.items, `${at}/items`, names, depth + 1, schemas, report)
  }
}

function checkRelations(field: FieldSchema, at: string, schemas: Schemas, report: Report): void {
  const { types = [], links = [], choices = [] } = field['x-editor'] ?? {}
  for (const [index, choice] of choices.entries()) {
    if (schemas.slices.has(choice)) continue
    report(
      `${at}/x-editor/choices/${index}`,
      `There is no slice "${choice}".`,
      didYouMean(choice, schemas.slices.keys()),
    )
  }
  for (const [index, type] of types.entries()) {
    if (schemas.documents.has(type)) continue
    report(
      `${at}/x-editor/types/${index}`,
      `There is no document type "${type}".`,
      didYouMean(type, schemas.documents.keys()),
    )
  }
  for (const [index, link] of links.entries()) {
    checkLink(link, schemas, report, `${at}/x-editor/links/${index}`)
    const [type = ''] = link.split('.')
    if (schemas.documents.has(type) && types.length > 0 && !types.includes(type)) {
      report(
        `${at}/x-editor/links/${index}`,
        `"${link}" can never be loaded: the field links only to ${types.join(', ')}.`,
        `Remove it, or add "${type}" to the types.`,
      )
    }
  }
}

/** A linked field: `type.field`. */
export function checkLink(link: string, schemas: Schemas, report: Report, at: string): void {
  const [type = '', name = ''] = link.split('.')
  const document = schemas.documents.get(type)
  if (!document) {
    report(at, `There is no document type "${type}".`, didYouMean(type, schemas.documents.keys()))
    return
  }
  const known = toDocumentFields(document.schema, schemas).map((field: Field) => field.name)
  if (!known.includes(name))
    report(at, `The type ${type} has no field "${name}".`, didYouMean(name, known))
}

/** Texts of the schemas that compiled in the last pass, with these kinds: who checks again has most of them once more. */
let compiled: { kinds: string; texts: ReadonlySet<string> } | undefined

/** What ajv's strict mode still finds; files with faults would only repeat them. */
function compileAll(schemas: Schemas, ajv: Ajv2020, isSound: (file: string) => boolean): Fault[] {
  const faults: Fault[] = []
  const sources = [
    ...schemas.documents.values(),
    ...schemas.slices.values(),
    ...schemas.mixins.values(),
  ]
  const kinds = toKindsText(schemas)
  const known = compiled?.kinds === kinds ? compiled.texts : new Set<string>()
  const texts = new Set<string>()
  for (const { path, schema } of sources) {
    if (!isSound(path)) continue
    const text = JSON.stringify(schema)
    try {
      if (known.has(text)) {
        texts.add(text)
        continue
      }
      const { $id: _, ...rest } = withoutAnnotations(schema)
      ajv.compile(rest)
      texts.add(text)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      faults.push({
        file: path,
        path: '',
        message: `The schema cannot be compiled: ${message}.`,
        hint: '',
      })
    }
  }
  compiled = { kinds, texts }
  return faults
}
