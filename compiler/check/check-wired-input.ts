/** Whether a section gives its machine what the machine says it takes. */
import { createAjv, withoutAnnotations } from '../read/create-ajv.ts'
import { isObject } from '../../schemas/is-object.ts'
import type { Outcome } from './check-values.ts'
import type { Report } from './report.ts'
import { findShapeFaults } from './shape-faults.ts'

/** What a page has of a field, in words of JSON Schema; kinds that are not here are objects of their own. */
const typeOf: Readonly<Record<string, string>> = {
  'key-text': 'string',
  select: 'string',
  uid: 'string',
  color: 'string',
  date: 'string',
  timestamp: 'string',
  number: 'number',
  boolean: 'boolean',
  group: 'array',
}

const made: Readonly<Partial<Record<string, string>>> = {
  text: 'string',
  number: 'number',
  boolean: 'boolean',
}

let plain: ReturnType<typeof createAjv> | undefined

/** Schemas of machines name no kinds of fields. */
const createPlain = () =>
  createAjv({ fields: new Map(), mixins: new Map() }, { verbose: true, strict: false })

/** @param schema - that of the machine for this input */
export function checkWiredInput(
  outcomes: readonly Outcome[],
  schema: unknown,
  report: Report,
): void {
  if (!isObject(schema)) return
  for (const outcome of outcomes) {
    if (outcome.kind === 'literal') {
      const at = { file: '', path: `${outcome.at}/value` }
      const faults = findShapeFaults(
        (plain ??= createPlain()),
        withoutAnnotations(schema),
        outcome.value,
        at,
      )
      for (const { path, message, hint } of faults) report(path, message, hint)
      continue
    }
    const type = toType(outcome)
    const { type: wanted } = schema
    if (type === undefined || typeof wanted !== 'string' || fits(type, wanted)) continue
    const what = outcome.kind === 'field' ? outcome.target.kind : type
    report(
      outcome.at,
      `The machine takes ${articleOf(wanted)} ${wanted} here, and this is of kind ${what}.`,
      'Give another value, or change schemas.input of the machine.',
    )
  }
}

function toType(outcome: Outcome): string | undefined {
  if (outcome.kind === 'field') return outcome.isSeveral ? 'array' : typeOf[outcome.target.kind]
  return outcome.kind === 'made' ? made[outcome.made] : undefined
}

const fits = (type: string, wanted: string) =>
  type === wanted || (type === 'number' && wanted === 'integer')

const articleOf = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a')
