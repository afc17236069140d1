export type Scalar = string | number | boolean
export type Argument = Scalar | Scalar[]

/** One condition of a query, such as `at(my.page.uid, "home")`. */
export interface Predicate {
  name: string
  /** `my.page.uid`, `document.tags`; absent for `similar`. */
  path: string | undefined
  args: Argument[]
  /** The query it stands in and its column there, from 1, for messages. */
  query: string
  column: number
}

/** A query that cannot be answered: it becomes a 400 with the API's message. */
export class QueryError extends Error {
  readonly column: number

  constructor(message: string, query: string, column: number) {
    super(`${message} on line:1 col:${column} in query '${query}'`)
    this.name = 'QueryError'
    this.column = column
  }
}

const SPACE = /\s*/y
const NAME = /(?::d\s*=\s*)?([a-zA-Z][\w.-]*)\s*\(/y
const PATH = /(?!true\b|false\b)[a-zA-Z][\w.-]*/y
// The client escapes quotes but not backslashes, so a backslash is literal except before a quote.
const STRING = /"((?:\\"|[^"])*)"/y
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const BOOLEAN = /true|false/y

/**
 * Parses one `q` parameter: `[[at(document.type, "page")][has(my.page.title)]]`.
 *
 * @throws QueryError
 */
export function parsePredicates(query: string): Predicate[] {
  let position = 0

  function take(pattern: RegExp): RegExpExecArray | null {
    SPACE.lastIndex = position
    SPACE.exec(query)
    pattern.lastIndex = SPACE.lastIndex
    const match = pattern.exec(query)
    if (match) position = pattern.lastIndex
    return match
  }
  const takes = (character: string) => take(new RegExp(`\\${character}`, 'y')) !== null
  function expect(character: string): void {
    if (!takes(character)) throw fail(`expected '${character}'`)
  }
  const fail = (message: string) => new QueryError(message, query, position + 1)

  function takeScalar(): Scalar {
    const text = take(STRING)
    if (text) return (text[1] ?? '').replaceAll('\\"', '"')
    const number = take(NUMBER)
    if (number) return Number(number[0])
    const boolean = take(BOOLEAN)
    if (boolean) return boolean[0] === 'true'
    throw fail('expected a value')
  }
  function takeArgument(): Argument {
    if (!takes('[')) return takeScalar()
    const items: Scalar[] = []
    while (!takes(']')) {
      if (items.length > 0) expect(',')
      items.push(takeScalar())
    }
    return items
  }
  function takePredicate(): Predicate {
    const column = position + 1
    const name = take(NAME)?.[1]
    if (name === undefined) throw fail('expected a predicate')
    const path = take(PATH)?.[0]
    const args: Argument[] = []
    while (!takes(')')) {
      if (path !== undefined || args.length > 0) expect(',')
      args.push(takeArgument())
    }
    return { name, path, args, query, column }
  }

  const predicates: Predicate[] = []
  expect('[')
  while (takes('[')) {
    predicates.push(takePredicate())
    expect(']')
  }
  expect(']')
  if (query.slice(position).trim()) throw fail('unexpected text after the query')
  return predicates
}
