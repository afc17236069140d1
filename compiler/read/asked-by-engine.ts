/**
 * The messages that the engine's own code can ask for in any state, as its types tell them:
 * `tests/conformance/asked-messages.test.ts` writes the record, and fails when it is not that of the code.
 */
import { relative, sep } from 'node:path'
import record from './asked-by-engine.json' with { type: 'json' }
import { repositoryRoot } from './roots.ts'

/** Names of the values that a message is given, by its key. */
export type Asked = ReadonlyMap<string, readonly string[]>

/** By path in the engine, with slashes. */
export const askedByEngine: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  record

/** @param file - empty for one of a site */
export function askedBy(file: string): Asked {
  const path = relative(repositoryRoot, file).replaceAll(sep, '/')
  return new Map(Object.entries(askedByEngine[path] ?? {}))
}

/** Files whose code runs whatever a site draws its pages with. */
export const isOfRuntime = (path: string) => !path.startsWith('slice-registry/')

const askedByRuntime: ReadonlySet<string> = new Set(
  Object.entries(askedByEngine).flatMap(([path, keys]) =>
    isOfRuntime(path) ? Object.keys(keys) : [],
  ),
)

export const isAskedByRuntime = (key: string) => askedByRuntime.has(key)
