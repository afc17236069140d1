import { isObject } from '#schemas/is-object.ts'

export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** With each item or property changed; the value itself where none is: most of a document has nothing to change. */
export function mapJson(value: Json[] | JsonObject, change: (item: Json) => Json): Json {
  if (Array.isArray(value)) {
    const changed = value.map(change)
    return changed.some((item, at) => item !== value[at]) ? changed : value
  }
  const keys = Object.keys(value)
  const changed = keys.map((key) => change(value[key]!))
  const isSame = keys.every((key, at) => changed[at] === value[key])
  return isSame ? value : Object.fromEntries(keys.map((key, at) => [key, changed[at]!]))
}

/** @throws SyntaxError with a `line` when the text is not JSON, TypeError when it is no object */
export function parseJson(text: string): JsonObject {
  let value: Json
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw Object.assign(error as SyntaxError, { line: lineOf(error as SyntaxError, text) })
  }
  if (!isObject(value))
    throw Object.assign(new TypeError('The file does not contain an object'), { line: 1 })
  return value
}

/** V8 gives the position, except for a text that ends too early: then it is the last line. */
function lineOf(error: SyntaxError, text: string): number {
  const position = /position (\d+)/.exec(error.message)?.[1]
  return text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length
}
