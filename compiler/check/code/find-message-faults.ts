/** What the code of a site asks of its messages: keys that no language has, and places that nothing fills in. */
import type TypeScript from 'typescript'
import type { Messages } from '../../../schemas/config-types.ts'
import { escapePointer } from '../../../schemas/json-pointer.ts'
import { addMessage, didYouMean, showPath, type Fault } from '../../read/fault.ts'
import type { JsonFile } from '../../read/load-site.ts'
import { listAsked } from '../messages/list-asked.ts'
import { listPlaces } from '../messages/places.ts'
import { toPlace } from './create-program.ts'

/** A key that is put together of what the types tell is one of all that it can be; what they do not tell is not. */
export function findMessageFaults(
  ts: typeof TypeScript,
  program: TypeScript.Program,
  sources: readonly TypeScript.SourceFile[],
  messages: ReadonlyMap<string, JsonFile<Messages>>,
): Fault[] {
  const files = [...messages.values()]
  const known = new Set(files.flatMap(({ value }) => Object.keys(value)))
  const given = new Map<string, { names: Set<string>; at: string }>()
  const faults = listAsked(ts, program, sources).flatMap(
    ({ file, position, keys = [], values }) => {
      const path = toPlace(program.getSourceFile(file)!, position)
      const at = `${showPath(file)}${/^:\d+/.exec(path)![0]}`
      for (const key of keys) {
        const { names } = given.get(key) ?? given.set(key, { names: new Set(), at }).get(key)!
        // What is handed over as a whole can have any name.
        for (const name of values ?? ['*']) names.add(name)
      }
      const missing = keys.filter((key) => !known.has(key))
      if (missing.length === 0) return []
      const message = `There is no message ${missing.map((key) => `"${key}"`).join(', ')}.`
      const hint =
        missing.length === 1
          ? addMessage(missing[0]!, known)
          : 'Add them to site-config/messages, in every language.'
      return [{ file, path, message, hint }]
    },
  )
  const unfilled = files.flatMap(({ path, value }) =>
    [...given].flatMap(([key, { names, at }]) => {
      const text: unknown = value[key]
      if (typeof text !== 'string' || names.has('*')) return []
      return listPlaces(text).flatMap((name): Fault[] => {
        if (names.has(name)) return []
        const message = `Nothing fills in {{${name}}}: ${at} gives ${names.size > 0 ? [...names].map((one) => `{{${one}}}`).join(', ') : 'no values'}.`
        const hint = names.size > 0 ? didYouMean(name, names) : 'Write the text without it.'
        return [{ file: path, path: `/${escapePointer(key)}`, message, hint }]
      })
    }),
  )
  return [...faults, ...unfilled]
}
