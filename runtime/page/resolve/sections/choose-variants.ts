/**
 * Chooses the sections a visitor is shown among those of a zone that are variants of each other.
 */
import {
  findDefault,
  isRunning,
  listMoments,
  type Experiment,
  type ShownVariant,
} from '../../../model/config/experiment.ts'
import type { Fields, Slice } from '../../../model/documents/document.ts'
import type { PageSubject } from './page-subject.ts'

/** A section that is one of several variants. */
interface Member {
  slice: Slice
  experiment: string
  /** Empty when the editor has not named one. */
  variant: string
}

/**
 * Sections of no experiment stay as they are. A faulty experiment is reported, and its control
 * shown. The first experiment that runs is the page's: only for that one is a visitor counted.
 */
export function chooseVariants(slices: readonly Slice[], subject: PageSubject): Slice[] {
  const members = new Map<Slice, Member>()
  for (const slice of slices) {
    const member = toMember(slice)
    if (member) members.set(slice, member)
  }
  if (members.size === 0) return [...slices]
  const groups = Map.groupBy(members.values(), ({ experiment }) => experiment)
  const shown = new Map(
    [...groups].map(([name, group]) => [name, findShown(name, group, subject)] as const),
  )
  const marked = new Set<string>()
  return slices.flatMap((slice) => {
    const member = members.get(slice)
    if (!member) return slice
    const { experiment: name, variant } = member
    const { variant: wanted, isCounted } = shown.get(name)!
    if (variant !== wanted) return []
    const isMarked = isCounted && !marked.has(name)
    marked.add(name)
    return { ...member.slice, ...(isMarked && { exposure: { experiment: name, variant } }) }
  })
}

/** Takes out the two fields: a section does not show them. */
function toMember(slice: Slice): Member | undefined {
  const { experiment, variant = '', ...fields } = slice.fields as Fields & Partial<Member>
  return experiment ? { slice: { ...slice, fields }, experiment, variant } : undefined
}

function findShown(name: string, group: readonly Member[], subject: PageSubject): ShownVariant {
  const { context, notes, chooseVariant } = subject
  const { site } = context
  const experiment = site.experiments.get(name)
  const given = experiment && findDefault(experiment)
  const control = {
    variant: group.some(({ variant }) => variant === given) ? given! : group[0]!.variant,
    isCounted: false,
  }
  const fault = findFault(name, experiment, group, subject)
  if (fault) {
    context.report.invalidExperiment(`${fault.at.slice.fieldsAt}/${fault.field}`, ...fault.words)
  }
  if (fault || !experiment) return control
  notes.validUntil = Math.min(notes.validUntil, ...listMoments(experiment, site.now()))
  if (!isRunning(experiment, site.now())) return control
  const { variant, isCounted } = chooseVariant?.(name) ?? control
  const isFirst = notes.experiment === undefined
  notes.experiment = name
  // In another zone of the page it is shown the same way, and counted already.
  return { variant, isCounted: isCounted && isFirst }
}

interface ExperimentFault {
  at: Member
  field: 'experiment' | 'variant'
  /** The fault, and the remedy. */
  words: [message: string, hint: string]
}

function findFault(
  name: string,
  experiment: Experiment | undefined,
  group: readonly Member[],
  { context, document, notes }: PageSubject,
): ExperimentFault | undefined {
  const [first] = group as [Member]
  const fault = (
    at: Member,
    field: ExperimentFault['field'],
    ...words: ExperimentFault['words']
  ): ExperimentFault => ({ at, field, words })
  if (!experiment) {
    const known = [...context.site.experiments.keys()].join(', ') || 'none'
    return fault(
      first,
      'experiment',
      `There is no experiment "${name}". Known: ${known}.`,
      'Correct the name, or empty the field in the section that stays and remove the others.',
    )
  }
  const names = experiment.variants.map((variant) => variant.name)
  const stranger = group.find(({ variant }) => !names.includes(variant))
  if (stranger) {
    const message = `The experiment "${name}" has no variant "${stranger.variant}", so nobody sees this section.`
    return fault(stranger, 'variant', message, `Choose one of: ${names.join(', ')}.`)
  }
  const needed = experiment.winner === undefined ? names : [experiment.winner]
  const missing = needed.find((wanted) => !group.some(({ variant }) => variant === wanted))
  if (missing !== undefined) {
    const message = `The experiment "${name}" has no section for its variant "${missing}", so everybody sees the same.`
    return fault(first, 'variant', message, `Add a section with the variant "${missing}".`)
  }
  if (!experiment.pageTypes.includes(document.type)) {
    const message = `The experiment "${name}" is not one for pages of this kind (${document.type}), so everybody sees the same.`
    return fault(first, 'experiment', message, 'Move it, or ask the developers to allow it here.')
  }
  const other = notes.experiment
  if (other === undefined || other === name || !isRunning(experiment, context.site.now()))
    return undefined
  const message = `A page counts for one experiment at a time: for "${other}", and not for "${name}".`
  return fault(first, 'experiment', message, 'Move one of them to another page.')
}
