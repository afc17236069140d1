/**
 * What an imported model says and the engine has no word for: kept in the schema as it came, and given back when
 * models are made of it. A model that is imported and made again is the same.
 */
import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../schemas/is-object.ts'
import type { KeptModel } from '../../schemas/schema-types.ts'

type Model = Record<string, unknown>
/** What each of these holds is compared on its own. */
const parts = new Set(['config', 'json', 'variations', 'primary', 'items', 'fields'])
/** Without which a model is none. */
const wholes = new Set(['config', 'json', 'variations'])

/** The model of a type, variation or slice, or of a field, as it was. Fields in it have theirs already. */
export function giveBack<Given extends object>(model: Given, kept: KeptModel | undefined): Given {
  if (!kept) return model
  const { set = {}, config, without = [] } = kept
  const { config: own, ...rest } = model as Model
  const whole = { ...omit(rest, without), ...set }
  if (own === undefined) return whole as Given
  if (config === null) return whole as Given
  return { ...whole, config: { ...omit(own as Model, without), ...config } } as Given
}

/** @returns fields with those that have no kind here, in the order of the model */
export function giveBackFields<Field>(
  fields: Readonly<Record<string, Field>>,
  { fields: kept = {}, order = [] }: KeptModel = {},
): Record<string, Field> {
  const all = { ...fields, ...(kept as Record<string, Field>) }
  const known = order.filter((name) => Object.hasOwn(all, name))
  const names = new Set([...known, ...Object.keys(all)])
  return Object.fromEntries([...names].map((name) => [name, all[name] as Field]))
}

/** What is to be kept so that `made` becomes `was`; undefined where nothing is. */
export function keepRest(made: object, was: object): KeptModel | undefined {
  const [from, to] = [made as Model, was as Model]
  const set = listSet(from, to)
  const without = listGone(from, to)
  if (from['config'] === undefined) return drop({ set, without })
  if (to['config'] === undefined) return drop({ set, config: null, without })
  const [own, wanted] = [from['config'] as Model, to['config'] as Model]
  const config = listSet(own, wanted)
  return drop({ set, config, without: [...without, ...listGone(own, wanted)] })
}

/** @returns names in the order of the model, where that is another than the one that is made */
export function keepOrder(made: readonly string[], was: readonly string[]): string[] | undefined {
  return made.join('\n') === was.join('\n') ? undefined : [...was]
}

function listSet(from: Model, to: Model): Model {
  return Object.fromEntries(
    Object.entries(to).filter(
      ([name, value]) => !parts.has(name) && !isDeepStrictEqual(value, from[name]),
    ),
  )
}

function listGone(from: Model, to: Model): string[] {
  return Object.keys(from).filter(
    (name) => !wholes.has(name) && from[name] !== undefined && !Object.hasOwn(to, name),
  )
}

function drop({ set, config, without }: KeptModel): KeptModel | undefined {
  const kept: KeptModel = {
    ...(isFilled(set) && { set }),
    ...((config === null || isFilled(config)) && { config }),
    ...(without && without.length > 0 && { without }),
  }
  return Object.keys(kept).length > 0 ? kept : undefined
}

function isFilled(value: Model | null | undefined): value is Model {
  return isObject(value) && Object.keys(value).length > 0
}

function omit(model: Model, names: readonly string[]): Model {
  return Object.fromEntries(Object.entries(model).filter(([name]) => !names.includes(name)))
}
