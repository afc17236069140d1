/** site-config/experiments: what an experiment names must exist, and what it needs must be there. */
import type { Experiment } from '../../schemas/config-types.ts'
import { didYouMean, type Fault } from '../read/fault.ts'
import type { SiteFiles } from '../read/load-site.ts'
import { reportTo, type Report } from './report.ts'

export function checkExperiments(
  site: SiteFiles,
  isWellFormed: (file: string) => boolean,
): Fault[] {
  const faults: Fault[] = []
  const sound = [...site.experiments].filter(([, { path }]) => isWellFormed(path))
  for (const [name, { path, value }] of sound) {
    const report = reportTo(faults, path)
    if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
      const hint = 'Begin with a small letter, and use at most 40 letters, digits and hyphens.'
      report('', `An experiment cannot be called "${name}".`, hint)
    }
    checkVariants(value, report)
    checkNames(value, site, isWellFormed, report)
    checkTime(value, report)
    if (value.winner === undefined) checkNeeds(name, site, isWellFormed, report)
  }
  return faults
}

function checkVariants({ variants, winner }: Experiment, report: Report): void {
  const names = variants.map(({ name }) => name)
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue
    report(`/variants/${index}/name`, `Two variants are called "${name}".`, 'Rename one.')
  }
  if (winner === undefined || names.includes(winner)) return
  report('/winner', `There is no variant "${winner}".`, didYouMean(winner, names))
}

function checkNames(
  { pageTypes, goals }: Experiment,
  site: SiteFiles,
  isWellFormed: (file: string) => boolean,
  report: Report,
): void {
  for (const [index, type] of pageTypes.entries()) {
    if (site.pageTypes.has(type)) continue
    const hint = didYouMean(type, site.pageTypes.keys())
    report(`/pageTypes/${index}`, `There is no page type "${type}".`, hint)
  }
  if (!site.events.every(({ path }) => isWellFormed(path))) return
  const events = site.events.flatMap(({ value }) => value.events.map(({ name }) => name))
  for (const [index, goal] of goals.entries()) {
    if (events.includes(goal)) continue
    const message = `The event "${goal}" is not in the catalogue.`
    report(`/goals/${index}`, message, didYouMean(goal, events))
  }
}

function checkTime({ starts, ends }: Experiment, report: Report): void {
  if (starts === undefined || ends === undefined || Date.parse(starts) < Date.parse(ends)) return
  report('/ends', 'The experiment ends before it starts.', 'Exchange the two, or remove one.')
}

/** As long as visitors are counted: somebody asks them, tells, and says what is kept. */
function checkNeeds(
  name: string,
  { behaviours, privacy }: SiteFiles,
  isWellFormed: (file: string) => boolean,
  report: Report,
): void {
  if (behaviours.every(({ path }) => isWellFormed(path))) {
    const actors = behaviours.flatMap(({ value }) => value.actors)
    if (!actors.some(({ id }) => id === 'consent'))
      report(
        '',
        'No visitor can be counted: nothing asks for their consent.',
        'Add an actor "consent" to site-config/behaviours.json.',
      )
    if (!actors.some(({ start }) => start === 'experiment'))
      report(
        '',
        'Nothing tells which variant a visitor has seen.',
        'Add an actor with "start": "experiment" to site-config/behaviours.json.',
      )
  }
  const lists = privacy.filter(({ path }) => isWellFormed(path))
  const cookie = `experiment.${name}`
  const listed = lists
    .flatMap(({ value }) => value.storage)
    .find((entry) =>
      entry.in === 'cookie' && entry.match === 'exact'
        ? entry.name === cookie
        : entry.in === 'cookie' && cookie.startsWith(entry.name),
    )
  if (lists.length === 0 || listed?.category === 'analytics') return
  report(
    '',
    `The cookie "${cookie}" is kept with consent to analytics, but site-config/privacy.json does not say so.`,
    'Add it to "storage", with the category "analytics".',
  )
}
