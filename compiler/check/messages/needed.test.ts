/** A site in a language that the engine does not speak is told of every text that its visitors can come to. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { askedByEngine } from '../../read/asked-by-engine.ts'
import { readSite } from '../../read/load-site.ts'
import { JsonReader } from '../../read/read-json.ts'
import { findRoots, repositoryRoot } from '../../read/roots.ts'
import { checkMessages } from '../check-messages.ts'
import { checkSite } from '../check-site.ts'
import { findNeeded } from './find-needed.ts'

const welsh = { code: 'cy', language: 'cy-gb', iso: 'cy-GB', name: 'Cymraeg' }
const catalan = { code: 'ca', language: 'ca-es', iso: 'ca-ES', name: 'Català' }
const brand = { name: 'Melin', slug: 'melin' }

function build(files: Record<string, object | string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'melin-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(join(root, path), text)
  }
  return findRoots(root)
}

const messagesOf = (code: string) => `site-config/messages/${code}.json`
const english = JSON.parse(readFileSync(join(repositoryRoot, messagesOf('en')), 'utf8')) as Record<
  string,
  string
>
const asked = [...new Set(Object.values(askedByEngine).flatMap((keys) => Object.keys(keys)))].sort()

/** By the language in whose file it is missing. */
function listMissing(roots: readonly string[]): Record<string, string[]> {
  const missing: Record<string, string[]> = {}
  for (const { file, message } of checkSite(roots)) {
    const key = /^The message "(.+)" is missing\.$/.exec(message)?.[1]
    if (key !== undefined) (missing[basename(file, '.json')] ??= []).push(key)
  }
  for (const keys of Object.values(missing)) keys.sort()
  return missing
}

const shipped = (more: object, texts: Record<string, object>) =>
  build({
    'site-config/site.json': { brand, ...more },
    ...Object.fromEntries(Object.entries(texts).map(([code, one]) => [messagesOf(code), one])),
  })

it('[I18N-01] a site of all that the engine has, in Welsh alone, is told each key of the engine’s code', () => {
  const roots = shipped({ defaultLocale: 'cy', locales: [welsh] }, { cy: { 'x.y': 'X' } })
  expect(listMissing(roots)['cy']).toEqual(asked)
})

it('[I18N-01] the same is told of each that is removed, one after the other, with its file and its mend', () => {
  const roots = shipped({ defaultLocale: 'ca', locales: [catalan] }, { ca: english })
  const site = readSite(roots, new JsonReader())
  const texts = site.messages.get('ca')!
  const needed = findNeeded(roots, site)
  expect(checkMessages(site, roots, needed)).toEqual([])
  const silent = asked.filter((key) => {
    const { [key]: _, ...value } = english
    site.messages.set('ca', { ...texts, value })
    const [fault, ...more] = checkMessages(site, roots, needed)
    return (
      more.length > 0 ||
      fault?.file !== texts.path ||
      !fault.message.includes(`"${key}"`) ||
      !fault.hint.includes(JSON.stringify(english[key]).slice(1, -1))
    )
  })
  expect(silent).toEqual([])
})

const page = {
  type: 'page',
  routes: [{ name: 'page', path: '/{uid}' }],
  template: [],
  head: { title: ['/data/title'] },
  layout: 'plain',
}

/** A site of its own, with one kind of page. */
const own = (files: Record<string, object | string>, use?: object, more: object = {}) =>
  build({
    'site-config/site.json': {
      standalone: true,
      brand,
      defaultLocale: 'ca',
      locales: [catalan, welsh],
      ...(use && { use }),
      ...more,
    },
    'site-config/page-types/page.json': page,
    'site-config/layouts/plain.json': { name: 'plain', before: [], after: [] },
    [messagesOf('ca')]: {},
    [messagesOf('cy')]: {},
    ...files,
  })

const base = [
  'document.skipToContent',
  'page.error',
  'page.errorText',
  'page.home',
  'page.notFound',
  'page.retry',
]

it('[I18N-01] a site without forms, lists or calculators is asked for no text of theirs', () => {
  const missing = listMissing(own({}))
  expect(missing['ca']).toEqual(base)
  expect(missing['cy']).toEqual(missing['ca'])
})

it('[I18N-01] a section that is taken over asks for its texts and those of its parts, in each language', () => {
  const missing = listMissing(own({}, { slices: ['quote'] }))
  expect(missing['ca']).toEqual([...base, 'rating.of'])
  expect(missing['cy']).toEqual(missing['ca'])
})

it('[I18N-01] so does a part of the engine in a component of the site', () => {
  const component = `import { SchedulerNotice } from "#parts/SchedulerNotice.tsx"\nexport const Note = SchedulerNotice\n`
  const missing = listMissing(own({ 'slice-registry/slices/note/Note.tsx': component }))
  const scheduler = ['scheduler.booked', 'scheduler.choose', 'scheduler.offer', 'scheduler.opening']
  expect(missing['ca']).toEqual([...base, ...scheduler])
})

it('[I18N-01] a form whose document may open a workspace asks for the mail that tells it, and in a language of the engine has it', () => {
  const german = { code: 'de', language: 'de-de', iso: 'de-DE', name: 'Deutsch' }
  const use = { documents: ['form_config'], slices: ['form'] }
  const mail = ['hello', ...['end', 'label', 'subject', 'text'].map((part) => `workspace.${part}`)]
  const missing = listMissing(own({ [messagesOf('de')]: {} }, use, { locales: [catalan, german] }))
  const ofMail = (code: string) => missing[code]?.filter((key) => key.startsWith('mail.')) ?? []
  expect(ofMail('ca')).toEqual(mail.map((key) => `mail.${key}`))
  expect(ofMail('de')).toEqual([])
})
