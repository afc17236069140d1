/**
 * What a site can hold on to: exports, words of JSON files, messages, commands, variables. Each area has entries, a name with
 * its shape; a name that is gone, or has another shape, is something that sites notice.
 */
export type Entries = ReadonlyMap<string, string>

/** By area: the name of the file that has it. */
export type Surface = ReadonlyMap<string, Entries>

/** Ends a name: none has a colon that a blank follows. */
const separator = ': '

/** One line an entry, sorted, so that a change is one line of a diff. */
export function formatEntries(entries: Entries): string {
  const lines = [...entries].map(([name, shape]) => (shape ? name + separator + shape : name))
  return `${lines.sort().join('\n')}\n`
}

export function parseEntries(text: string): Entries {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => {
        const at = line.indexOf(separator)
        return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + separator.length)]
      }),
  )
}

export interface Change {
  area: string
  name: string
  was: string
  /** Undefined where the name is gone. */
  is: string | undefined
}

/** Names that are gone or have another shape. New ones break nothing. */
export function findChanges(before: Surface, now: Surface): Change[] {
  return [...before].flatMap(([area, entries]) =>
    [...entries].flatMap(([name, was]): Change[] => {
      const is = now.get(area)?.get(name)
      const isSame = is !== undefined && toCalled(is) === toCalled(was)
      return isSame ? [] : [{ area, name, was, is }]
    }),
  )
}

/** Callers do not see what parameters are called. */
const toCalled = (shape: string): string => shape.replaceAll(/([(,] ?)[\w$]+(\??: )/g, '$1_$2')

/** Names that are only in `now`. */
export function findAdditions(before: Surface, now: Surface): Omit<Change, 'was' | 'is'>[] {
  return [...now].flatMap(([area, entries]) =>
    [...entries.keys()].flatMap((name) => (before.get(area)?.has(name) ? [] : [{ area, name }])),
  )
}
