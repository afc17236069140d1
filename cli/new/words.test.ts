/** What a site in another language reads in place of the engine's texts: all of them, with the same places. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listTextsOf } from '#compiler/read/read-messages.ts'
import { listUntranslated, readWords } from './words.ts'

const languages = readdirSync(join(import.meta.dirname, 'words')).map((file) => file.slice(0, 2))
const sections = ['website_navbar', 'footer', 'form', 'document_list', 'opening_hours']
const english = listTextsOf(sections, 'en')
const placesOf = (text: string) =>
  [...text.matchAll(/\{\{\w+\}\}|#/g)].map(([place]) => place).sort()

describe.each(languages)('the words in %s', (iso) => {
  const words = readWords({ iso })

  it('[PAGEBUILDER-05] are there for every form and frame', () => {
    const model = readWords({ iso: 'en' })
    for (const part of ['frame', 'form', 'fields', 'validation'] as const)
      expect(Object.keys(words[part]).sort()).toEqual(Object.keys(model[part]).sort())
    expect(words.consent).not.toBe('')
  })

  it('[PAGEBUILDER-05] are all that the engine’s sections can ask for', () => {
    const shipped = listTextsOf(sections, iso)
    for (const [key, text] of Object.entries(english)) {
      const own = shipped[key] ?? words.messages?.[key]
      expect(own, key).toBeTypeOf('string')
      expect(placesOf(own!), key).toEqual(placesOf(text))
    }
  })
})

it('names the languages that it has no words in', () => {
  const toLocale = (iso: string, name: string) => ({ code: iso, language: iso, iso, name })
  const locales = [toLocale('ca-ES', 'Català'), toLocale('cy-GB', 'Cymraeg')]
  expect(listUntranslated(locales)).toEqual(['Cymraeg'])
  expect(readWords({ iso: 'cy-GB' })).toEqual(readWords({ iso: 'en' }))
})
