import { ParameterRefused } from './parameter-refused.ts'

/** What stands between braces: fields, with or without braces of their own, unions and spreads. */
export interface Selection {
  fields: ReadonlyMap<string, Selection | undefined>
  /** By what they are on: a document's type, a slice's type or variation. */
  unions: ReadonlyMap<string, Selection>
  /** `...pageFields`: everything there is. */
  hasAll: boolean
}

const TOKEN = /[\s,]*(?:([{}])|\.\.\.\s*([\w-]+)(?:[ \t\r\n]+([\w-]+))?|([\w-]+))/y

/**
 * Reads `{ page { title author { ...on author { name } } ...pageFields } }`, which looks like GraphQL and is not.
 * Without spaces, `...onauthor{` is a union too, as the API's documentation writes it.
 *
 * @throws ParameterRefused
 */
export function parseGraphQuery(text: string): Selection {
  let position = 0

  function take(): Token {
    TOKEN.lastIndex = position
    const match = TOKEN.exec(text)
    if (!match) throw refuse(`unexpected "${text.slice(position).trim().slice(0, 20)}"`)
    position = TOKEN.lastIndex
    const [, brace, dotted, second, name] = match
    if (brace !== undefined) return brace === '{' ? { kind: 'open' } : { kind: 'close' }
    if (name !== undefined) return { kind: 'name', name }
    if (dotted === 'on' && second !== undefined) return { kind: 'union', name: second }
    // What follows a spread is a field of its own.
    if (second !== undefined) position -= second.length
    return opens() && dotted?.startsWith('on')
      ? { kind: 'union', name: dotted.slice(2) }
      : { kind: 'spread', name: dotted ?? '' }
  }

  function opens(): boolean {
    return /^[\s,]*\{/.test(text.slice(position, position + 200))
  }

  function readSelection(): Selection {
    if (take().kind !== 'open') throw refuse('"{" is expected')
    const fields = new Map<string, Selection | undefined>()
    const unions = new Map<string, Selection>()
    let hasAll = false
    for (;;) {
      const token = take()
      if (token.kind === 'close') return { fields, unions, hasAll }
      if (token.kind === 'open') throw refuse('"{" stands without a name')
      const { kind, name } = token
      if (kind === 'name') fields.set(name, opens() ? readSelection() : undefined)
      else if (kind === 'union') unions.set(name, readSelection())
      else if (name.endsWith('Fields')) hasAll = true
      else throw refuse(`a spread ends with "Fields", unlike ...${name}`)
    }
  }

  const selection = readSelection()
  const rest = text.slice(position).trim()
  if (rest !== '') throw refuse(`unexpected "${rest.slice(0, 20)}"`)
  return selection
}

type Token =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'name' | 'union' | 'spread'; name: string }

function refuse(what: string): ParameterRefused {
  return new ParameterRefused(
    `Unable to parse fetch query Invalid fetch parsing Exception. ${what.charAt(0).toUpperCase()}${what.slice(1)}`,
  )
}

/** @throws ParameterRefused for a slice that selects something it does not have */
export function refuseSlice(): ParameterRefused {
  return refuse('A composite slice can only contains `primary` or `repeat` or both.')
}
