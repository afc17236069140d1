/** Words of JSON files and style sheets, and variables, of before. */
import type { Upgrade } from './upgrade.ts'

const ofMachines = (old: string, mend: string): Upgrade => ({
  area: 'machines',
  old,
  mend,
  section: 'machines',
})

const listMachine =
  'It belonged to the machine "list" as it was: copy machines/list of the engine anew, or leave your copy out.'
const attributionMachines =
  'It belonged to machines that ran code: copy traffic-source, session and attribution of the engine anew, or leave your copies out.'

const colours: Readonly<Record<string, string>> = {
  '--white': '--light',
  '--ink': '--dark',
  '--ink-soft': '--dark',
  '--coral': '--highlight',
  '--coral-deep': '--highlight-deep',
  '--coral-display': '--accent-display',
  '--green': '--positive',
  '--green-deep': '--positive-deep',
  '--tint-lilac': '--tint-1',
  '--tint-sky': '--tint-2',
  '--tint-sand': '--tint-3',
  '--tint-mint': '--tint-4',
  '--tint-blush': '--tint-5',
}

/** Nothing of the engine asks for them. */
const unasked =
  'book.label event.live event.minutes facets.certified link.newTab navigation.loaded navigation.loading preview.invalidSlice preview.openEditor'.split(
    ' ',
  )

export const wordUpgrades: readonly Upgrade[] = [
  ofMachines('actions list.settle', listMachine),
  ofMachines('actors traffic.merge', attributionMachines),
  ofMachines('actors keepSession', attributionMachines),
  ofMachines('actions form.load', 'Forms load with their machine: leave the action out.'),
  ofMachines(
    'actions assessment.draw',
    'The slice "assessment" is an island, and draws from the state of its machine: leave the action out, and "binding" of the wiring.',
  ),
  {
    area: 'sections',
    old: 'course_facts',
    now: 'facts',
    mend: 'Write "facts", and bind labelled facts: docs/reference/values.md#recipes.',
    section: 'sections',
  },
  ...Object.entries(colours).map(([old, now]): Upgrade => ({
    area: 'tokens',
    old,
    now,
    section: 'colours',
  })),
  ...unasked.map((old): Upgrade => ({
    area: 'messages',
    old,
    mend: "The engine no longer has this text: add it to the site's own messages, in each language.",
    section: 'messages',
  })),
  {
    area: 'variables',
    old: 'BENCH_WITHOUT',
    mend: 'Remove it: nothing reads it.',
    section: 'variables',
  },
]
