/**
 * Words in the languages of a site for what `slicewright new` makes. Of languages that have none here,
 * in English.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale, Messages } from '#schemas/config-types.ts'

export interface Words {
  frame: { home: string; pages: string; rights: string; contact: string }
  /** Fields of the document that holds a form's words. */
  form: Record<string, string>
  /** Labels of the fields of a form. */
  fields: Record<string, string>
  consent: string
  /** What is said of wrong values, by the fields of their document. */
  validation: Record<string, string>
  /** Of the engine's sections, in languages that the engine does not speak. */
  messages?: Messages
}

const folder = join(import.meta.dirname, 'words')

export function readWords({ iso }: Pick<Locale, 'iso'>): Words {
  const file = join(folder, `${languageOf(iso)}.json`)
  return JSON.parse(
    readFileSync(existsSync(file) ? file : join(folder, 'en.json'), 'utf8'),
  ) as Words
}

/** Names of the site's languages that what is made has no words in. */
export function listUntranslated(locales: readonly Locale[]): string[] {
  const known = readdirSync(folder)
  return locales
    .filter(({ iso }) => !known.includes(`${languageOf(iso)}.json`))
    .map(({ name }) => name)
}

export const languageOf = (iso: string): string => iso.split('-')[0]!.toLowerCase()
