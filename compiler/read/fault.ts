/** Faults in the site's own files: all of them are collected, then reported together. */
import { relative } from 'node:path'
import { findNearest } from '../../schemas/find-nearest.ts'
import { repositoryRoot } from './roots.ts'

export interface Fault {
  /** Absolute path of the file to change, or the name of the environment's variable. */
  file: string
  /** JSON Pointer into the file; `''` is the whole of it. Bad JSON has `:line:column` instead. */
  path: string
  message: string
  /** What to do about it. */
  hint: string
}

export class SiteFaults extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(formatFaults(faults))
    this.name = 'SiteFaults'
    this.faults = faults
  }
}

/** One paragraph per file, one entry per fault; empty when there are none. */
export function formatFaults(faults: readonly Fault[]): string {
  if (faults.length === 0) return ''
  const files = [...new Set(faults.map((fault) => fault.file))].sort()
  const paragraphs = files.map((file) => {
    const entries = faults.filter((fault) => fault.file === file)
    return [showPath(file), ...entries.map(formatFault)].join('\n')
  })
  const total = `${plural(faults.length, 'fault')} in ${plural(files.length, 'file')}.`
  return `${paragraphs.join('\n\n')}\n\n${total}`
}

function formatFault({ path, message, hint }: Fault): string {
  const where = path.startsWith(':') ? path.slice(1) : `#${path}`
  return `  ${where}\n    ${message}${hint ? `\n    ${hint}` : ''}`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Relative to the repository when the file lies in it. */
export function showPath(file: string): string {
  const path = relative(repositoryRoot, file)
  return path.startsWith('..') ? file : path
}

/** Hint of a fault about an unknown name: the nearest known one, or all of them. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known].sort()
  if (names.length === 0) return 'None exists yet.'
  const near = findNearest(name, names)
  if (near !== undefined) return `Did you mean "${near}"?`
  if (names.length <= listedAtMost) return `Known: ${names.join(', ')}.`
  const [family] = name.split('.')
  const related = names.filter((known) => known.split('.')[0] === family)
  const listed = (related.length > 0 ? related : names).slice(0, listedAtMost)
  return `Known: ${listed.join(', ')}, and ${names.length - listed.length} more.`
}

/** Hint for a missing message: there are too many to list the known ones. */
export function addMessage(key: string, known: Iterable<string>): string {
  const near = findNearest(key, known)
  return `${near === undefined ? 'Add' : `Did you mean "${near}"? Else add`} it to site-config/messages, in every language.`
}

/** Nobody reads a longer list. */
const listedAtMost = 30
