/** What makes a redirect useless, whoever wrote it: a developer in site.json, or an editor in a document. */
import { encodeAddress } from './spell-address.ts'

export type RedirectFault = [message: string, hint: string]

export function findSourceFault(path: string): RedirectFault | undefined {
  if (/[?#]/.test(path)) {
    return [
      `No request matches the path "${path}": rules are found by path alone, without "?" and "#".`,
      'Leave out what begins there; the query of a request is added to that of the target.',
    ]
  }
  if (path.includes('*')) {
    return [
      `No request matches the path "${path}": a rule is about one path, and "*" stands for itself.`,
      'Write a rule for each path.',
    ]
  }
  return undefined
}

export function findTargetFault(to: string): RedirectFault | undefined {
  if (!/^(?:\/(?![/\\])|https?:\/\/[^/])/i.test(to) || !isAddress(to)) {
    return [
      `"${to}" is no address that a redirect can lead to.`,
      'Write a path of this site, such as "/pricing", or a whole address with https://.',
    ]
  }
  return undefined
}

function isAddress(text: string): boolean {
  try {
    encodeAddress(text)
    return true
  } catch {
    return false
  }
}

/**
 * Each circle once, beginning with the path that comes first.
 * @param targets - paths by paths, in one spelling
 */
export function findLoops(targets: ReadonlyMap<string, string>): string[][] {
  const loops: string[][] = []
  const seen = new Set<string>()
  for (const start of targets.keys()) {
    const way: string[] = []
    for (let at: string | undefined = start; at !== undefined; at = targets.get(at)) {
      const from = way.indexOf(at)
      if (from >= 0) loops.push(way.slice(from))
      if (from >= 0 || seen.has(at)) break
      seen.add(at)
      way.push(at)
    }
  }
  return loops
}

/** @param loop - of `findLoops` */
export function sayLoop(loop: readonly string[]): string {
  return loop.length === 1
    ? `The rule for ${loop[0]} redirects to itself, without end.`
    : `These rules redirect in a circle, without end: ${[...loop, loop[0]].join(' to ')}.`
}

/** The path of an address of this site, without its query and fragment. */
export function toTargetPath(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
