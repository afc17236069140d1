/** Messages: every locale has all of them, and they fill in the same places. */
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { didYouMean, type Fault } from '../read/fault.ts'
import type { Messages } from '../../schemas/config-types.ts'
import { escapePointer } from '../../schemas/json-pointer.ts'
import type { SiteFiles } from '../read/load-site.ts'
import { checkTexts } from './messages/check-texts.ts'
import { findNeeded, readEnglish, type Need } from './messages/find-needed.ts'
import { listPlaces } from './messages/places.ts'
import { formsOf } from './messages/plural-forms.ts'
import { reportTo } from './report.ts'

/**
 * Keys that any locale has: what is missing in one is reported once, where it is missing. Where no language counts
 * with a form of its own for one, `other` is enough.
 */
export function knownMessages({ messages, site }: SiteFiles): Set<string> {
  const keys = [...messages.values()].flatMap(({ value }) => Object.keys(value))
  const isCounted = site?.value.locales?.some(({ iso }) => formsOf(iso).has('one')) ?? true
  const spared = isCounted ? [] : keys.filter((key) => key.endsWith('.other'))
  return new Set([...keys, ...spared.map((key) => key.replace(/other$/, 'one'))])
}

/** @param needed - by the engine's code; it takes reading the code of the site */
export function checkMessages(
  site: SiteFiles,
  roots: readonly string[],
  needed: ReadonlyMap<string, Need> = findNeeded(roots, site),
): Fault[] {
  const faults: Fault[] = []
  const codes = site.site?.value.locales?.map((locale) => locale.code) ?? []
  for (const [index, code] of codes.entries()) {
    if (!site.site || site.messages.has(code)) continue
    reportTo(faults, site.site.path)(
      `/locales/${index}`,
      `The locale "${code}" has no messages.`,
      `Add site-config/messages/${code}.json.`,
    )
  }
  const model = site.messages.get(site.site?.value.defaultLocale ?? '')?.value ?? {}
  for (const [code, { path, value }] of site.messages) {
    const report = reportTo(faults, path)
    if (site.site && !codes.includes(code))
      report('', `There is no locale "${code}".`, didYouMean(code, codes))
    for (const [key, text] of Object.entries(value)) {
      const at = `/${escapePointer(key)}`
      if (typeof text !== 'string') report(at, 'A message must be a string.')
      else
        checkPlaces(key, text, model, (message) =>
          report(at, message, 'Use the same {{names}} in every language.'),
        )
    }
  }
  return [...faults, ...checkComplete(site, model, needed), ...checkTexts(site, needed)]
}

function checkComplete(
  { messages, site }: SiteFiles,
  model: Messages,
  needed: ReadonlyMap<string, Need>,
): Fault[] {
  const faults: Fault[] = []
  const files = [...messages].map(([code, file]) => ({
    ...file,
    iso: site?.value.locales?.find((one) => one.code === code)?.iso ?? code,
  }))
  const hasModel = Object.keys(model).length > 0
  const known = files.flatMap(({ value }) => Object.keys(value))
  for (const key of new Set([...needed.keys(), ...known])) {
    const lacking = files.filter(
      ({ value, iso }) => !(key in value) && !isSaidByOther(key, value, iso),
    )
    if (lacking.length === 0) continue
    const owners = files.filter(({ value }) => key in value)
    // Told once, where it is written: it may be a slip, or of a section that the site lacks.
    if (
      hasModel &&
      owners.length === 1 &&
      !(key in model) &&
      !needed.has(key) &&
      isWritten(key, owners[0]!.path)
    ) {
      reportTo(faults, owners[0]!.path)(
        `/${escapePointer(key)}`,
        `No other language has the message "${key}".`,
        `If nothing says it, remove it; else add it to ${lacking.map(({ path }) => basename(path)).join(', ')}.`,
      )
      continue
    }
    for (const { path } of lacking)
      reportTo(faults, path)(
        '',
        `The message "${key}" is missing.`,
        key in model
          ? `The default locale has it: "${model[key]}".`
          : owners.length > 0
            ? `Add it; it comes with a part that the site uses, in ${basename(owners[0]!.path)}: "${owners[0]!.value[key]}".`
            : toNeedHint(key, needed.get(key)),
      )
  }
  return faults
}

/** In the words of the engine, for whoever has to find them in another language. */
function toNeedHint(key: string, need: Need | undefined): string {
  const english = readEnglish()[key]
  const asker = need ? `${need.by} of the engine asks for it` : 'The engine asks for it'
  return `Add it: ${asker}${english === undefined ? '' : `; in English it is "${english}"`}.`
}

/** Texts of parts that a site takes over stand in the engine's files. */
const isWritten = (key: string, file: string) =>
  existsSync(file) && readFileSync(file, 'utf8').includes(JSON.stringify(key))

/** Which of the rare forms a language needs is told of their texts (`messages/check-texts.ts`). */
function isSaidByOther(key: string, value: Messages, iso: string): boolean {
  if (!anyForm.test(key) || !(toOther(key) in value)) return false
  return !key.endsWith('.one') || !formsOf(iso).has('one')
}

/** How languages count beside `other` (CLDR); where one is missing, `other` is said. */
const anyForm = /\.(?:zero|one|two|few|many)$/

const toOther = (key: string) => key.replace(anyForm, '.other')

/** "No result", "one result": only `other` has to name the number. */
function checkPlaces(key: string, text: string, model: Messages, tell: (message: string) => void) {
  const isForm = anyForm.test(key) && typeof model[toOther(key)] === 'string'
  const expected = isForm ? model[toOther(key)] : model[key]
  if (typeof expected !== 'string') return
  const read = (words: string) => toPlaces(isForm ? words.replaceAll('{{value}}', '') : words)
  if (read(text) === read(expected)) return
  tell(
    `The message uses ${toPlaces(text) || 'no values'}, but in the default locale it uses ${toPlaces(expected) || 'none'}.`,
  )
}

/** The `{{names}}` a message fills in. */
function toPlaces(text: string): string {
  return listPlaces(text)
    .map((name) => `{{${name}}}`)
    .sort()
    .join(', ')
}
