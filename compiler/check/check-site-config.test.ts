import { describe, expect, it } from 'vitest'
import { checkChanged, itFinds } from '../testing/test-site.ts'

const layout = 'site-config/layouts/plain.json'
const siteFile = 'site-config/site.json'

const messagesOf = (code: string) => `site-config/messages/${code}.json`

describe('[I18N-06] a language with one that stands in for it', () => {
  const lean = {
    [siteFile]: (json: { locales: { fallback?: string }[] }) =>
      void (json.locales[1]!.fallback = 'en'),
  }

  it('needs no messages, and may have some of its own', () => {
    expect(checkChanged({ ...lean, [messagesOf('de')]: null })).toEqual([])
    expect(checkChanged({ ...lean, [messagesOf('de')]: '{}' })).toEqual([])
    expect(checkChanged({ [messagesOf('de')]: '{}' })).not.toEqual([])
  })

  it('needs no paths of its own', () => {
    const path = {
      'site-config/page-types/article.json': (json: { routes: { path: { de?: string } }[] }) =>
        void delete json.routes[0]!.path.de,
    }
    expect(checkChanged(path)).not.toEqual([])
    expect(checkChanged({ ...lean, ...path })).toEqual([])
  })
})

describe('[PAGEBUILDER-09] site config', () => {
  itFinds([
    [
      'a language that nobody has standing in for one',
      siteFile,
      (json) => void (json.locales[1].fallback = 'nl'),
      '/locales/1/fallback',
      /no locale "nl"/,
    ],
    [
      'a time zone of a locale that there is not',
      siteFile,
      (json) => void (json.locales[1].timeZone = 'Europe/Berln'),
      '/locales/1/timeZone',
      /no time zone "Europe\/Berln"/,
    ],
    [
      'two languages that visitors cannot tell apart',
      siteFile,
      (json) => void (json.locales[1].name = json.locales[0].name),
      '/locales/1/name',
      /Two locales have the name "English"/,
      /"Deutsch \(Deutschland\)"/,
    ],
    [
      'a currency that is none',
      siteFile,
      (json) => void (json.locales[1].currency = 'EUT'),
      '/locales/1/currency',
      /no currency "EUT"/,
    ],
    [
      'a language that stands in for itself',
      siteFile,
      (json) => void (json.locales[1].fallback = 'de'),
      '/locales/1/fallback',
      /"de" falls back to itself/,
    ],
    [
      'a layout named unlike its file',
      layout,
      (json) => void (json.name = 'simple'),
      '/name',
      /"simple", but the file is named "plain"/,
    ],
    [
      'an unknown slice of a layout',
      layout,
      (json) => void (json.before[0].slice = 'main_men'),
      '/before/0/slice',
      /no slice "main_men"/,
      /"main_menu"/,
    ],
    [
      'a slice of a layout that is not of the frame',
      'slice-registry/slices/main-menu/wiring.json',
      (json) => void delete json.frame,
      '/before/0/slice',
      /not part of the page frame/,
    ],
    [
      'an unknown single of a layout',
      layout,
      (json) => void (json.before[0].single = 'meny'),
      '/before/0/single',
      /no document type "meny"/,
      /"menu"/,
    ],
    [
      'a condition of a layout that leads nowhere',
      layout,
      (json) => void (json.before[0].when = '/data/is_shwn'),
      '/before/0/when',
      /no "is_shwn"/,
      /"is_shown"/,
    ],
    [
      'a single without what the slice needs',
      'schemas/documents/menu.schema.json',
      (json) =>
        void Object.assign(json, {
          required: [],
          properties: { is_shown: json.properties.is_shown },
        }),
      '/before/0',
      /needs "label", which menu does not have/,
    ],
    [
      'a single with more than the slice takes',
      'schemas/documents/menu.schema.json',
      (json) => void (json.properties.label.maxLength = 400),
      '/before/0',
      /may have 400 characters/,
    ],
    [
      'a default locale that does not exist',
      siteFile,
      (json) => void (json.defaultLocale = 'es'),
      '/defaultLocale',
      /no locale "es"/,
    ],
    [
      'a locale twice',
      siteFile,
      (json) => void (json.locales[1].language = 'en-us'),
      '/locales/1/language',
      /Two locales have the language "en-us"/,
    ],
    [
      'a locale without messages',
      'site-config/messages/de.json',
      null,
      '/locales/1',
      /"de" has no messages/,
    ],
    [
      'texts from an unknown type',
      siteFile,
      (json) => void (json.uiTexts = 'men'),
      '/uiTexts',
      /no document type "men"/,
      /"menu"/,
    ],
    [
      'texts from one of many documents',
      siteFile,
      (json) => void (json.uiTexts = 'article'),
      '/uiTexts',
      /There can be many documents/,
    ],
    [
      'a target of an unknown page type',
      siteFile,
      (json) => void (json.ctaTargets.contact.type = 'artikle'),
      '/ctaTargets/contact/type',
      /no page type "artikle"/,
      /"article"/,
    ],
    [
      'a target without address for a locale',
      siteFile,
      (json) => void delete json.ctaTargets.contact.uid.de,
      '/ctaTargets/contact/uid',
      /locale "de" has no text/,
    ],
    [
      'a target that leads nowhere',
      siteFile,
      (json) => void (json.ctaTargets.contact = {}),
      '/ctaTargets/contact',
      /no target/,
    ],
    [
      'a landing rule with an unknown layout',
      siteFile,
      (json) => void (json.landingRules[0].layout = 'plian'),
      '/landingRules/0/layout',
      /no layout "plian"/,
      /"plain"/,
    ],
    [
      'a landing rule for an unknown locale',
      siteFile,
      (json) => void (json.landingRules[0].locale = 'fr'),
      '/landingRules/0/locale',
      /no locale "fr"/,
    ],
    [
      '[ROUTE-53] unknown route middleware',
      siteFile,
      (json) => void (json.routeRules[0] = { path: '/old', middleware: ['auth'] }),
      '/routeRules/0/middleware/0',
      /^Unknown route middleware: the rule for \/old names "auth"/,
    ],
    [
      'two rules for one path',
      siteFile,
      (json) => void json.routeRules.push({ path: '/old', redirect: '/news/other' }),
      '/routeRules/1/path',
      /Two rules have the path "\/old"/,
    ],
    [
      '[ROUTE-42] two rules for one path in two spellings',
      siteFile,
      (json) => void json.routeRules.push({ path: '/en/old/', redirect: '/news/other' }),
      '/routeRules/1/path',
      /"\/en\/old\/", which is the same as "\/old"/,
    ],
    [
      '[ROUTE-42] a rule with a query',
      siteFile,
      (json) => void (json.routeRules[0] = { path: '/old?x=1', redirect: '/news/new' }),
      '/routeRules/0/path',
      /No request matches the path "\/old\?x=1"/,
    ],
    [
      '[ROUTE-42] a rule for many paths',
      siteFile,
      (json) => void (json.routeRules[0] = { path: '/old/*', redirect: '/news/new' }),
      '/routeRules/0/path',
      /No request matches the path "\/old\/\*"/,
    ],
    [
      '[ROUTE-42] a rule that leads to itself',
      siteFile,
      (json) => void (json.routeRules[0] = { path: '/über', redirect: '/%C3%BCber/?x=1' }),
      '/routeRules/0/redirect',
      /The rule for \/über redirects to itself/,
    ],
    [
      '[ROUTE-42] rules that lead in a circle',
      siteFile,
      (json) =>
        void (json.routeRules = [
          { path: '/start', redirect: '/a' },
          { path: '/a', redirect: { to: '/b', status: 301 } },
          { path: '/b', redirect: '/en/a/' },
        ]),
      '/routeRules/1/redirect',
      /in a circle, without end: \/a to \/b to \/a\./,
    ],
    [
      'an unknown fallback breakpoint',
      siteFile,
      (json) => void (json.fallbackBreakpoint = 'desktp'),
      '/fallbackBreakpoint',
      /no breakpoint "desktp"/,
      /"desktop"/,
    ],
    [
      'an actor twice',
      'site-config/behaviours.json',
      (json) => void json.actors.push(json.actors[0]),
      '/actors/1/id',
      /Two actors have the id "consent"/,
    ],
    [
      'an actor of an unknown machine',
      'site-config/behaviours.json',
      (json) => void (json.actors[0].machine = 'openr'),
      '/actors/0/machine',
      /no machine "openr"/,
      /"opener"/,
    ],
    [
      'input an actor does not take',
      'site-config/behaviours.json',
      (json) => void (json.actors[0].input.cuont = 1),
      '/actors/0/input/cuont',
      /has no input "cuont"/,
      /"count"/,
    ],
    [
      'a message missing in one language',
      'site-config/messages/de.json',
      (json) => void delete json['menu.open'],
      '',
      /"menu\.open" is missing/,
      /"Open"/,
    ],
    [
      'a message that fills in something else',
      'site-config/messages/de.json',
      (json) => void (json['article.date'] = 'Vom {{datum}}'),
      '/article.date',
      /uses \{\{datum\}\}, .* \{\{value\}\}/,
    ],
    [
      'a plural form that fills in something else',
      'site-config/messages/de.json',
      (json) => void (json['lists.count.two'] = 'Zwei von {{anzahl}}'),
      '/lists.count.two',
      /uses \{\{anzahl\}\}, .* \{\{value\}\}/,
    ],
  ])
})

it('lets each language have the plural forms that it counts with, which need not name the number', () =>
  expect(
    checkChanged({
      'site-config/messages/de.json': (json) => ({
        ...json,
        'lists.count.zero': 'Nichts',
        'lists.count.one': 'Eins',
        'lists.count.two': 'Zwei',
      }),
    }),
  ).toEqual([]))

it('[PAGEBUILDER-09] finds an actor that waits for a consent nobody asks for', () => {
  const visits = { id: 'visits', machine: 'opener', input: { count: 1 }, consent: 'analytics' }
  const faults = checkChanged({
    'site-config/behaviours.json': () => ({ actors: [visits] }),
    'slice-registry/slices/main-menu/wiring.json': () => ({ frame: true }),
  })
  expect(faults.map(({ path, message }) => [path, message])).toEqual([
    ['/actors/0/consent', 'It never starts: nothing asks for the consent that it waits for.'],
  ])
})

describe('[ROUTE-42] a redirect that leads nowhere', () => {
  itFinds(
    ['pricing', '//other.example', 'https://', 'javascript:alert(1)', 'http://[x]/', ''].map(
      (to) => [
        `to "${to}"`,
        siteFile,
        (json) => void (json.routeRules[0] = { path: '/old', redirect: { to, status: 301 } }),
        '/routeRules/0/redirect/to',
        /no address that a redirect can lead to/,
      ],
    ),
  )
})

describe('[ROUTE-42] redirects that editors write', () => {
  const said = (json: object) => {
    Object.assign(json, {
      redirects: { type: 'article', from: '/data/label', to: '/data/items/*/link' },
    })
  }
  itFinds([
    [
      'documents of an unknown type',
      siteFile,
      (json) => {
        said(json)
        json.redirects.type = 'artcle'
      },
      '/redirects/type',
      /no document type "artcle"/,
      /"article"/,
    ],
    [
      'a field that is not there',
      siteFile,
      (json) => {
        said(json)
        json.redirects.from = '/data/lable'
      },
      '/redirects/from',
      /no "lable"/,
      /"label"/,
    ],
  ])
})
