/** The engine has no name of the shipped site: its brand, document types, layouts, forms, texts, actors, cookies. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import behaviours from '../../site-config/behaviours.json' with { type: 'json' }
import messages from '../../site-config/messages/en.json' with { type: 'json' }
import privacy from '../../site-config/privacy.json' with { type: 'json' }
import site from '../../site-config/site.json' with { type: 'json' }

const folders = '{runtime,renderer,compiler,adapters,schemas,functions}'
const files = globSync(`${folders}/**/*.{ts,tsx,css}`, {
  cwd: repositoryRoot,
  exclude: ['**/*.test.{ts,tsx}', '**/generated/**', 'schemas/documents/**', 'compiler/testing/**'],
})
const listNames = (pattern: string, ending: string) =>
  globSync(pattern, { cwd: repositoryRoot }).map((path) => basename(path, ending))

/** A word that is nothing else: `form_page`, `course.price`, `freeTrial`. Of plain words, where they stand says what they are. */
const isTelling = (name: string) => /[-_.A-Z]/.test(name)

const names = new Set(
  [
    ...listNames('schemas/documents/*.schema.json', '.schema.json'),
    ...listNames('site-config/{page-types,layouts,forms,experiments}/*.json', '.json'),
    ...listNames('slice-registry/slices/*', '').map((name) => name.replaceAll('-', '_')),
    ...Object.keys(messages),
    ...behaviours.actors.map(({ id }) => id),
    ...privacy.storage.map(({ name }) => name),
  ].filter(isTelling),
)
const actors = new Set(behaviours.actors.map(({ id }) => id))
const brand = new RegExp(site.brand.slug, 'i')

/** Names that are also words of the engine, and why. */
const words: Record<string, string> = {
  consent: 'the actor that says what a visitor consents to',
  modal: 'the actor of the one dialog that is open',
  navigation: 'the actor that shows a page without a document load',
  prefetch: 'the actor that loads pages ahead',
  links: 'the actor that is told of followed links',
  shortcuts: 'the actor that is told of keys',
  'document.skipToContent': 'a text of the document around every page',
  'page.notFound': 'a text of the page that is shown when there is no other',
  'page.error': 'as page.notFound',
  'page.errorText': 'as page.notFound',
  'page.retry': 'as page.notFound',
  'page.home': 'as page.notFound',
  'head.page': 'a text of the later pages of a list',
  'breadcrumbs.home': 'a text that a site with breadcrumbs has',
  'lists.empty': 'a text that a site with lists has',
  'calculator.number': 'a text of calculators',
  'calculator.wholeNumber': 'a text of calculators',
  'form.wrong': 'a text of forms',
  'form.done': 'a text of forms',
  'mail.hello': 'a text of mails',
  'storage.untilErased': 'a text of a page that lists what is stored',
  'storage.untilClosed': 'as storage.untilErased',
  'storage.untilWithdrawn': 'as storage.untilErased',
  'experiment.': 'how the cookies of experiments begin, whatever they are called',
  'slicewright.scroll': 'a name of the engine',
  'slicewright.answer': 'a name of the engine',
  'io.prismic.preview': 'a name of the content service',
  ph_: "how a vendor's own keys begin",
}

/** What is left, by file. Each is a part of the engine that only one site has had so far. */
const left: Record<string, string> = {
  'runtime/page/route/detect-locale.ts i18n_redirected': 'the default of localeCookie.name',
  'runtime/model/slice/resolved-fields.ts freeTrial': 'a kind of call to action',
  'runtime/model/ports/lead-store.ts freeTrial': 'what a learning platform registers',
  'functions/forms/register-lead.ts freeTrial': 'what a learning platform registers',
  'functions/forms/submit-form.ts freeTrial': 'what a learning platform registers',
  'compiler/check/messages/occasions.ts freeTrial': 'what a learning platform registers',
  'functions/forms/redemption-code.ts redemption_code': 'the cookie of the one who has a code',
  'functions/mail/mail-preferences.ts mail_link': 'the cookie of the one who came with a link',
}

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

/** @returns each name once */
function findNames(source: string): string[] {
  const text = withoutComments(source)
  const literals = [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g)].flatMap(
    ([, ...quoted]) => quoted.filter((one) => one !== undefined),
  )
  const called = [...text.matchAll(/\.(?:get|send)\('([a-z-]+)'/g)].map((match) => match[1]!)
  return [
    ...new Set([
      ...literals.filter((literal) => names.has(literal)),
      ...called.filter((id) => actors.has(id)),
      ...literals.filter((literal) => brand.test(literal)),
    ]),
  ]
}

it('[PAGEBUILDER-05] finds names of the shipped site where there are some', () => {
  expect(findNames("load('case_study'); t(`course.price`) // 'faq.more'")).toEqual([
    'case_study',
    'course.price',
  ])
  expect(findNames("system.get('viewport'); const viewport = 'viewport'")).toEqual(['viewport'])
  expect(findNames('/* Colloquy */ fetch("https://colloquy.example")')).toEqual([
    'https://colloquy.example',
  ])
})

it('[PAGEBUILDER-05] the engine has none of them but those that are known, each with its reason', () => {
  const all = files.flatMap((file) =>
    findNames(readFileSync(join(repositoryRoot, file), 'utf8')).map((name) => ({ file, name })),
  )
  const found = all
    .filter(({ name }) => !(name in words))
    .map(({ file, name }) => `${file} ${name}`)
  console.log(`${found.length} names of the shipped site in ${files.length} files of the engine`)
  expect(found.toSorted()).toEqual(Object.keys(left).toSorted())
  expect(Object.keys(words).filter((word) => !all.some(({ name }) => name === word))).toEqual([])
})
