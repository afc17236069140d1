/** What a site leaves to the engine of when its machines start: no fault, and worth to know. */
import type { SiteFiles } from '../../runtime/model/site-files.ts'
import { answersMatter } from '../machines/answers-matter.ts'
import type { BehaviourActor } from '../../schemas/config-types.ts'
import { showPath } from '../read/fault.ts'
import { startOf } from '../read/default-start.ts'
import { openSite } from '../read/load-site.ts'
import { JsonReader } from '../read/read-json.ts'
import { isInRoot } from '../read/roots.ts'

/**
 * One sentence for each actor of the site's own files that says nothing about its start, and for each question for
 * consent that keeps the script of a page from waiting, or asks for nothing.
 *
 * @param whole - the site as it is built, with what it takes over
 */
export function noteStarts(
  roots: readonly string[],
  whole: Pick<SiteFiles, 'behaviours' | 'machines' | 'vendors'>,
): string[] {
  const { behaviours, machines } = openSite(roots, new JsonReader())
  const site = roots.at(-1)!
  // The engine's own files, in a site that adds to them, are the engine's to keep.
  const own = behaviours.filter(({ path }) => isInRoot(path, site))
  const asksInVain = ({ machine: name, start }: BehaviourActor) => {
    const machine = whole.machines[name]
    return (
      machine && !start && !answersMatter(machine, whole.behaviours.actors, whole.vendors.vendors)
    )
  }
  const vain = whole.behaviours.actors
    .filter((actor) => actor.asks && asksInVain(actor))
    .map(
      ({ id }) =>
        `"${id}" starts with a visitor's first sign: no answer to its question does anything by itself, since no actor has "consent" and vendors.json declares nobody. "start": "idle" starts it on every page, with the script of all machines.`,
    )
  const starts = own.flatMap(({ path, value }) =>
    (value.actors ?? []).flatMap((actor) => {
      const { id, machine, start, asks } = actor
      const say = (text: string) => `${showPath(path)}: "${id}" ${text}`
      if (asks)
        return asks.settled || asksInVain(actor)
          ? []
          : say(
              'asks for consent and does not say after which answer it has nothing to do: a page brings the script of all machines to everybody who has answered. Name the answer in "asks": { "settled": … }.',
            )
      const derived = startOf(actor, machines.get(machine)?.value)
      if (start || !derived) return []
      return derived === 'sign'
        ? say(
            'starts with a visitor\'s first sign, since its machine does nothing unasked. "start": "idle" starts it on every page, with the script of all machines.',
          )
        : say(
            'starts on every page, with the script of all machines, since its machine does something unasked. If that can wait for a visitor\'s first sign, say "start": "sign".',
          )
    }),
  )
  return [...starts, ...vain]
}
