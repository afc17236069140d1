/** Mistakes of `site-config/site.json` and `behaviours.json`. */
import { json, swap, type Mistake } from './kitchen.ts'

const file = 'site-config/site.json'
const behaviours = 'site-config/behaviours.json'

// oxlint-disable-next-line typescript/no-explicit-any -- a mistake is not what the types allow
type Edit = (json: any) => unknown

const site = (what: string, edit: Edit, place: string): Mistake => [
  what,
  { [file]: json(edit) },
  place,
]
const actors = (what: string, edit: Edit, place: string): Mistake => [
  what,
  { [behaviours]: json(edit) },
  place,
]
const rules = (what: string, routeRules: object[], place: string): Mistake =>
  site(what, (config) => (config.routeRules = routeRules), place)

export const siteMistakes: readonly Mistake[] = [
  site('a key misspelt', (one) => (one.themeColour = '#fff'), '#/themeColour'),
  site('no brand', (one) => delete one.brand, '#'),
  site('a brand without a slug', (one) => delete one.brand.slug, '#/brand'),
  site('a slug with a space', (one) => (one.brand.slug = 'Grof Zout'), '#/brand/slug'),
  site(
    'a default language that is not there',
    (one) => (one.defaultLocale = 'de'),
    '#/defaultLocale',
  ),
  site('two languages of one code', (one) => (one.locales[1].code = 'nl'), '#/locales/1/code'),
  site(
    'two languages of one content language',
    (one) => (one.locales[1].language = 'nl-nl'),
    '#/locales/1/language',
  ),
  site('a code in capitals', (one) => (one.locales[1].code = 'EN'), '#/locales/1/code'),
  site(
    'an iso code with an underscore',
    (one) => (one.locales[1].iso = 'ca_ES'),
    '#/locales/1/iso',
  ),
  site('an iso code that is a word', (one) => (one.locales[1].iso = 'English'), '#/locales/1/iso'),
  site(
    'a language without texts',
    (one) => one.locales.push({ code: 'fr', language: 'fr-fr', iso: 'fr-FR', name: 'Français' }),
    'site-config/messages/fr.json#',
  ),
  site('no languages', (one) => (one.locales = []), '#/locales'),
  site('a page of errors of an unknown type', (one) => (one.notFound = 'lost'), '#/notFound'),
  site('texts of an unknown type', (one) => (one.uiTexts = 'texts'), '#/uiTexts'),
  site('texts of a type with many documents', (one) => (one.uiTexts = 'recipe'), '#/uiTexts'),
  site(
    'a call to action of an unknown type',
    (one) => (one.ctaTargets = { book: { type: 'form_page' } }),
    '#/ctaTargets/book/type',
  ),
  site(
    'a call to action that leads nowhere',
    (one) => (one.ctaTargets = { book: {} }),
    '#/ctaTargets/book',
  ),
  site(
    'a call to action of an unknown language',
    (one) => (one.ctaTargets = { book: { type: 'recipe', uid: { fr: 'x' } } }),
    '#/ctaTargets/book/uid/fr',
  ),
  site(
    'a landing rule with an unknown layout',
    (one) => (one.landingRules = [{ path: '/x', layout: 'bare' }]),
    '#/landingRules/0/layout',
  ),
  site(
    'a breakpoint that is not there',
    (one) => Object.assign(one, { breakpoints: { wide: 900 }, fallbackBreakpoint: 'wid' }),
    '#/fallbackBreakpoint',
  ),
  site('a feed of an unknown type', (one) => (one.feeds[0].type = 'recipes'), '#/feeds/0/type'),
  site(
    'a feed with an unknown title',
    (one) => (one.feeds[0].title = 'feed.name'),
    '#/feeds/0/title',
  ),
  site(
    'a feed in an unknown language',
    (one) => (one.feeds[0].path = { nl: '/recepten', de: '/rezepte' }),
    '#/feeds/0/path/de',
  ),
  site(
    'a feed on pages of an unknown layout',
    (one) => (one.feeds[0].layouts = ['magazin']),
    '#/feeds/0/layouts/0',
  ),
  site(
    'a summary for language models that is not there',
    (one) => (one.llms = { summary: 'llms.summary', sections: [] }),
    '#/llms/summary',
  ),
  site(
    'an icon without a file',
    (one) =>
      (one.manifest = {
        description: 'feed.title',
        icons: [{ src: '/icon.png', sizes: '512x512', type: 'image/png' }],
      }),
    '#/manifest/icons/0/src',
  ),
  site(
    'a search of a page without a list',
    (one) => (one.search = { page: 'chef' }),
    '#/search/page',
  ),
  site(
    'synonyms of an unknown language',
    (one) => (one.search = { synonyms: { de: [['Suppe', 'Eintopf']] } }),
    '#/search/synonyms/de',
  ),
  site(
    'a host of pictures with its protocol',
    (one) => (one.images = { hosts: ['https://images.example'] }),
    '#/images/hosts/0',
  ),
  site(
    'pictures through what there is not',
    (one) => (one.images = { through: 'cdn' }),
    '#/images/through',
  ),
  site('a colour of the theme that is none', (one) => (one.themeColor = '#12345'), '#/themeColor'),
  site(
    'a section to take over that is not there',
    (one) => (one.use = { slices: ['quote', 'qoute'] }),
    '#/use/slices/1',
  ),
  site(
    'a machine to take over that is not there',
    (one) => (one.use = { slices: ['quote'], machines: ['clipbord'] }),
    '#/use/machines/0',
  ),
  site(
    'an actor to take over that is not there',
    (one) => (one.use = { slices: ['quote'], actors: ['navbarr'] }),
    '#/use/actors/0',
  ),
  site(
    'a part to leave out of what there is not',
    (one) => (one.without = { pageTypes: ['recipes'] }),
    '#/without',
  ),
  rules('a redirect to itself', [{ path: '/a', redirect: '/a' }], '#/routeRules/0/redirect'),
  rules(
    'a redirect to itself with a slash',
    [{ path: '/a', redirect: '/a/' }],
    '#/routeRules/0/redirect',
  ),
  rules(
    'two redirects in a circle',
    [
      { path: '/a', redirect: '/b' },
      { path: '/b', redirect: '/a' },
    ],
    '#/routeRules/0/redirect',
  ),
  rules(
    'three redirects in a circle',
    [
      { path: '/a', redirect: '/b' },
      { path: '/b', redirect: { to: '/c?x=1', status: 301 } },
      { path: '/c', redirect: '/a' },
    ],
    '#/routeRules/0/redirect',
  ),
  rules(
    'a redirect to no page',
    [{ path: '/a', redirect: '/receptn/erwtensoep' }],
    '#/routeRules/0/redirect',
  ),
  rules(
    'a redirect to no page of a language',
    [{ path: '/a', redirect: { to: '/en/recepten/soup' } }],
    '#/routeRules/0/redirect/to',
  ),
  rules(
    'a redirect of a redirect to no page',
    [
      { path: '/a', redirect: '/b' },
      { path: '/b', redirect: '/nowhere' },
    ],
    '#/routeRules/1/redirect',
  ),
  rules(
    'two redirects of one path',
    [
      { path: '/a', redirect: '/' },
      { path: '/a', redirect: '/recepten/x' },
    ],
    '#/routeRules/1/path',
  ),
  rules('a redirect of many', [{ path: '/a/*', redirect: '/' }], '#/routeRules/0/path'),
  rules('a redirect of a query', [{ path: '/a?x=1', redirect: '/' }], '#/routeRules/0/path'),
  rules(
    'a redirect to an address without a protocol',
    [{ path: '/a', redirect: 'www.example.com' }],
    '#/routeRules/0/redirect',
  ),
  rules(
    'a redirect with a status of an answer',
    [{ path: '/a', redirect: { to: '/', status: 200 } }],
    '#/routeRules/0/redirect',
  ),
  rules(
    'a redirect from a path without a slash',
    [{ path: 'a', redirect: '/' }],
    '#/routeRules/0/path',
  ),
  rules('a middleware', [{ path: '/a', middleware: ['login'] }], '#/routeRules/0/middleware/0'),
  ['a comma too many', { [file]: swap('"nl-NL",', '"nl-NL",,') }, ':13'],
  ['a comment', { [file]: swap('{', '{ // ours') }, ':1'],
  ['a file that begins with a byte order mark', { [file]: (text) => `\uFEFF${text}` }, ':1'],
  ['an empty file', { [file]: () => ' ' }, ':1'],
  ['a file that is a list', { [file]: (text) => `[${text}]` }, ':1'],
  ['quotes of a word processor', { [file]: swap('"Grof Zout"', '“Grof Zout”') }, ':5'],
  [
    'configuration under another name',
    { 'site-config/behaviors.json': '{ "actors": [] }', 'site-config/behaviours.json': null },
    '#',
  ],
  actors(
    'a machine that is not there',
    ({ actors: [, one] }) => (one.machine = 'bel'),
    '#/actors/1/machine',
  ),
  actors('an id twice', ({ actors: [, one] }) => (one.id = 'memory'), '#/actors/1/id'),
  actors(
    'an input unknown',
    ({ actors: [, one] }) => (one.input = { loud: true }),
    '#/actors/1/input/loud',
  ),
  actors('a start that is none', ({ actors: [, one] }) => (one.start = 'load'), '#/actors/1/start'),
  actors(
    'a consent that nothing asks for',
    ({ actors: [, one] }) => (one.consent = 'ad'),
    '#/actors/1/consent',
  ),
  actors(
    'a start with a consent',
    ({ actors: [, one] }) => Object.assign(one, { start: 'sign', consent: 'any' }),
    '#/actors/1',
  ),
  actors(
    'a question under a tag that is not there',
    ({ actors: [one] }) => (one.asks.tag = 'banner'),
    '#/actors/0/asks/tag',
  ),
  actors(
    'answers that are no events',
    ({ actors: [one] }) => (one.asks.answers = 'consent.'),
    '#/actors/0/asks/answers',
  ),
  actors('actors that are no list', (config) => (config.actors = { bell: 'bell' }), '#/actors'),
]
