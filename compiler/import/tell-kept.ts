/** What of imported models is only kept for the next push, in a sentence for each kind of it. */
import type { Kept } from './keep-models.ts'

/** What it means for visitors that the engine does not have it. Others are named as they are. */
const meanings: Record<string, string> = {
  allowTargetBlank: 'editors may open links in a new window here in any case',
  allowText: 'editors may give links a text here in any case',
  choices: 'pages show old slices; only the zones of the repository hold them',
  customtypes: 'fields that relationships choose are loaded whole',
  default: 'nothing: editors choose a value',
  description: 'nothing: editors read it',
  docURL: 'nothing: editors read it',
  fieldset: 'nothing: editors read it',
  imageUrl: 'nothing: editors see it',
  label: 'nothing: editors read it',
  labels: 'texts with a label are shown with the mark of labels',
  placeholder: 'nothing: editors read it',
  placeholder_false: 'nothing: editors read it',
  placeholder_true: 'nothing: editors read it',
  select: 'a link may lead anywhere here',
  step: 'any number is shown',
  useAsTitle: 'nothing: editors see it in lists',
  version: 'nothing',
}

const mostPlaces = 3

export function tellKept(kept: readonly Kept[]): string[] {
  const places = new Map<string, string[]>()
  const add = (name: string, at: string) => places.set(name, [...(places.get(name) ?? []), at])
  for (const { at, kept: own } of kept) {
    const names = [...Object.keys(own.set ?? {}), ...Object.keys(own.config ?? {})]
    for (const name of names) add(`"${name}"`, at)
    for (const name of Object.keys(own.fields ?? {})) add(`the model of "${name}"`, at)
    if (own.without || own.config === null) add('that it says less than a generated one', at)
    if (own.order) add('the order of its fields', at)
  }
  return [...places].sort().map(([name, all]) => {
    const others = all.length - mostPlaces
    const shown = all.slice(0, mostPlaces).join(', ') + (others > 0 ? ` and ${others} more` : '')
    const meaning = meanings[name.replaceAll('"', '')]
    const end = meaning === undefined ? '' : `; for visitors: ${meaning}`
    return `${name} is kept of ${shown}${end}.`
  })
}
