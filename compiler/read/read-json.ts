import { existsSync, readFileSync } from 'node:fs'
import type { Fault } from './fault.ts'
import { isObject } from '../../schemas/is-object.ts'
import { parseTolerantly, withoutMark } from './parse-tolerantly.ts'

/** Reads many JSON files and keeps the faults of those that cannot be parsed. */
export class JsonReader {
  readonly faults: Fault[] = []
  /** Files of which more than a comma or a comment is wrong: what is known of them is not all that they say. */
  readonly unread = new Set<string>()
  readonly #isTolerant: boolean

  /** @param isTolerant - whether `read` gives what can be made out of a file that is no JSON */
  constructor({ isTolerant = false } = {}) {
    this.#isTolerant = isTolerant
  }

  /** Undefined when the file is not a JSON object; `faults` then says where and why. */
  read<T extends object>(file: string): T | undefined {
    const written = readFileSync(file, 'utf8')
    const text = withoutMark(written)
    if (text !== written)
      this.faults.push({
        file,
        path: ':1:1',
        message: 'The file begins with a byte order mark, which is no JSON.',
        hint: 'Save it as UTF-8 without BOM.',
      })
    try {
      const value: unknown = JSON.parse(text)
      if (isObject(value)) return text === written || this.#isTolerant ? (value as T) : undefined
      this.faults.push({
        file,
        path: ':1:1',
        message: `The file contains ${nameOf(value)}, not an object.`,
        hint: 'Write one object, in braces: a file holds one.',
      })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const detail = reason.replace(/ in JSON at position .*$|, (?:\.{3})?"[^]*$/, '')
      this.faults.push(toFault(file, findPosition(text, reason), `This is not JSON: ${detail}.`))
    }
    return this.#isTolerant ? this.#makeOut<T>(file, text) : undefined
  }

  #makeOut<T extends object>(file: string, text: string): T {
    const { value, isWhole } = parseTolerantly(text)
    if (!isObject(value) || !isWhole) this.unread.add(file)
    return (isObject(value) ? value : {}) as T
  }

  readIfPresent<T extends object>(file: string): T | undefined {
    return existsSync(file) ? this.read<T>(file) : undefined
  }
}

const nameOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`

function toFault(file: string, path: string, message: string): Fault {
  return { file, path, message, hint: 'Correct the file; it must be strict JSON without comments.' }
}

/**
 * V8 gives the place in three ways: line and column, a snippet, or, at the end of the text,
 * nothing.
 */
function findPosition(text: string, reason: string): string {
  const place = /at position (\d+)/.exec(reason)
  const snippet = /, (\.{3})?"([^]*)"(?:\.{3})? is not valid JSON$/.exec(reason)
  // With a leading ellipsis the snippet shows ten characters before the unexpected one.
  const offset = place
    ? Number(place[1])
    : snippet
      ? text.indexOf(snippet[2] ?? '') + (snippet[1] ? 10 : 0)
      : text.trimEnd().length
  const read = text.slice(0, Math.max(0, offset))
  // A comma is missing after the value, not before what follows on another line.
  const before = (reason.startsWith("Expected ','") ? read.trimEnd() : read).split('\n')
  return `:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}
