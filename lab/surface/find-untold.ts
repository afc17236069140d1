/** Changes of the surface that neither the changelog nor the check of a site tells of. */
import type { Change } from './surface.ts'

interface Told {
  changelog: string
  /** The version that was released last: what stands above its section is about later ones. */
  version: string
  /** What `slicewright check` knows to be gone: areas and names. */
  upgrades: readonly { area: string; old: string }[]
}

/** A sentence each, with the line to write. */
export function findUntold(changes: readonly Change[], told: Told): string[] {
  const spans = listSpans(readSince(told.changelog, told.version))
  return changes.flatMap(({ area, name, was, is }): string[] => {
    const isGone = is === undefined
    const what = isGone
      ? `"${name}" of ${area} is gone since ${told.version}.`
      : `"${name}" of ${area} was ${was || 'there'}, and is ${is || 'a bare name'}.`
    const span = toSpan(area, name)
    const isWritten = spans.some((one) => covers(one, span))
    const isKnown = told.upgrades.some((row) => row.area === area && covers(row.old, name))
    return [
      ...(isWritten
        ? []
        : [
            `${what} Name it in CHANGELOG.md, above the section of ${told.version}, under "${isGone ? 'Removed' : 'Changed'}": \`${span}\`, and what a site does about it.`,
          ]),
      ...(isKnown || !isGone
        ? []
        : [
            `${what} Add a row to compiler/check/upgrades/table.ts: { area: '${area}', old: '${name}', … }.`,
          ]),
    ]
  })
}

/** What is written about a name: an export is called without its door. */
const toSpan = (area: string, name: string): string =>
  area === 'exports' ? name.slice(name.indexOf(' ') + 1) : name

/** What is in backticks. */
const listSpans = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!.replace(/^(?:npx )?slicewright /, ''))

/** Whether a name is this one, within it, or one of those that a star stands for. */
function covers(known: string, name: string): boolean {
  if (known.endsWith('*')) return name.startsWith(known.slice(0, -1))
  return name === known || (name.startsWith(known) && /[ ./]/.test(name[known.length]!))
}

function readSince(changelog: string, version: string): string {
  const at = changelog.indexOf(`\n## ${version}\n`)
  return at < 0 ? changelog : changelog.slice(0, at)
}
