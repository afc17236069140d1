/** Texts that a visitor would not read as their author meant them. */
import type { Messages } from '../../../schemas/config-types.ts'
import { escapePointer } from '../../../schemas/json-pointer.ts'
import { didYouMean, type Fault } from '../../read/fault.ts'
import type { JsonFile, SiteFiles } from '../../read/load-site.ts'
import type { Need } from './find-needed.ts'
import { listGiven } from './list-given.ts'
import { listPlaces } from './places.ts'
import { findLackingForms } from './plural-forms.ts'

export function checkTexts(site: SiteFiles, needed: ReadonlyMap<string, Need>): Fault[] {
  const model = site.messages.get(site.site?.value.defaultLocale ?? '')?.value ?? {}
  const given = listGiven(site, needed)
  return [...site.messages].flatMap(([code, file]) => [
    ...checkEach(file, given.names, model),
    ...checkForms(file, given.stems, isoOf(code, site)),
  ])
}

const isoOf = (code: string, { site }: SiteFiles) =>
  site?.value.locales?.find((locale) => locale.code === code)?.iso ?? code

function checkEach(
  { path, value }: JsonFile<Messages>,
  given: ReadonlyMap<string, ReadonlySet<string>>,
  model: Messages,
): Fault[] {
  const faults: Fault[] = []
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string') continue
    const report = (message: string, hint: string) =>
      faults.push({ file: path, path: `/${escapePointer(key)}`, message, hint })
    const wrong = findWrong(text)
    if (wrong) {
      report(...wrong)
      continue
    }
    const names = given.get(key)
    const expected: unknown = model[key]
    // One that the default language has not is told as another than there.
    const places = listPlaces(text).filter(
      (name) => typeof expected !== 'string' || listPlaces(expected).includes(name),
    )
    const unfilled = names && places.find((name) => !names.has(name))
    if (unfilled === undefined) continue
    const hint = names!.size > 0 ? didYouMean(unfilled, names!) : 'Write the text without it.'
    report(`Nothing fills in {{${unfilled}}} of this message.`, hint)
  }
  return faults
}

/** The first that is wrong with a text whoever asks for it. */
function findWrong(text: string): [message: string, hint: string] | undefined {
  if (text.trim() === '') return ['The message is empty.', 'Write what visitors are to read.']
  const [tag] = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--/i.exec(text) ?? []
  if (tag !== undefined)
    return [
      `A message is text, not HTML: visitors read ${tag}.`,
      'Write it without; a link or an emphasis is for the component, or for a field of content.',
    ]
  const [entity] = /&(?:[a-z]+|#\d+|#x[\da-f]+);/i.exec(text) ?? []
  if (entity !== undefined)
    return [`A message is text, not HTML: visitors read ${entity}.`, 'Write the character itself.']
  const rest = text.replaceAll(/\{\{[^{}]+\}\}/g, '')
  const [icu] = /\{\s*\w+\s*,/.exec(rest) ?? []
  if (icu !== undefined)
    return [
      `Visitors read ${icu}… as it is written: plural forms are messages of their own.`,
      'Write one message for each: "….one", "….other".',
    ]
  if (/\{\{|\}\}/.test(rest))
    return ['The braces of a place are not closed.', 'Write the name as {{name}}.']
  const [place] =
    /[$%#]?\{\w+\}|%\(\w+\)[sd]|%(?:\d+\$)?[sd](?![\w%])|\[\[\w+\]\]|<%=?/.exec(rest) ?? []
  if (place !== undefined)
    return [`Visitors read ${place} as it is written.`, 'A place is written {{name}}.']
  return undefined
}

function checkForms(
  { path, value }: JsonFile<Messages>,
  stems: readonly string[],
  iso: string,
): Fault[] {
  return findLackingForms(value, stems, iso).map(({ stem, form, example }) => ({
    file: path,
    path: `/${escapePointer(`${stem}.other`)}`,
    message: `The form "${form}" of this message is missing: the language has one of its own, as for ${example}.`,
    hint: `Add "${stem}.${form}".`,
  }))
}
