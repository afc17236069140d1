import { describe, expect, it } from 'vitest'
import { checkChanged, type SiteFile } from './check/test-site.ts'
import { formatFaults } from './check-site.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the changes reach into JSON to break it
type Change = ((json: any) => unknown) | string | null
/** What is wrong, the file that is broken, how, and the one fault that must follow. */
type Seed = [title: string, file: SiteFile, change: Change, path: string, message: RegExp, hint?: RegExp]

const article = 'schemas/documents/article.schema.json'
const opening = 'slice-registry/slices/opening/schema.json'
const wiring = 'slice-registry/slices/opening/wiring.json'
const pageType = 'site-config/page-types/article.json'
const layout = 'site-config/layouts/plain.json'
const siteFile = 'site-config/site.json'

const shapes: Seed[] = [
  ['a document schema without title', article, (json) => void delete json.title, '', /"title" is missing/],
  ['an unknown key of a document schema', article, (json) => void (json.titel = 'x'), '/titel', /"titel" is no key/, /"title"/],
  ['an unknown key of a field', article, (json) => void (json.properties.label.maxLenght = 3), '/properties/label/maxLenght', /no key known/, /"maxLength"/],
  ['a field without kind', article, (json) => void delete json.properties.long_label.$ref, '/properties/long_label', /"\$ref" is missing/],
  ['a field that is no field', article, (json) => void (json.properties.long_label = 7), '/properties/long_label', /must be object/],
  ['a select without values', article, (json) => void delete json.properties.look.enum, '/properties/look', /"enum" is missing/],
  ['a group without fields', article, (json) => void delete json.properties.bare.items, '/properties/bare', /"items" is missing/],
  ['items on what is no group', article, (json) => void (json.properties.label.items = { type: 'object', properties: { a: { $ref: 'field:number', title: 'A' } } }), '/properties/label/items', /means nothing here/],
  ['a slice without default variation', opening, (json) => void (json['x-variations'] = { wide: 'Wide.' }), '/x-variations', /"default" is missing/],
  ['an unknown way to hydrate', wiring, (json) => void (json.hydrate = 'lasy'), '/hydrate', /"lasy" is none of the allowed values/, /load|idle|visible/],
  ['a page type without layout', pageType, (json) => void delete json.layout, '', /"layout" is missing/],
  ['an unknown key of a section', pageType, (json) => void (json.template[0].whenn = '/data/title'), '/template/0/whenn', /"whenn" is no key/, /"when"/],
  ['a pointer without slash', pageType, (json) => void (json.template[0].bind.title = 'data/title'), '/template/0/bind/title', /"data\/title" is not written as it must be/, /JSON Pointer/],
  ['a variation of no form', pageType, (json) => void (json.template[0].variation = { if: '/data/featured' }), '/template/0/variation', /fits none of the forms/],
  ['a layout without after', layout, (json) => void delete json.after, '', /"after" is missing/],
  ['a locale code in upper case', siteFile, (json) => void (json.locales[1].code = 'DE'), '/locales/1/code', /"DE" is not written as it must be/, /In paths and cookies/],
]

const schemaFaults: Seed[] = [
  ['an $id of another type', article, (json) => void (json.$id = 'document:artikel'), '/$id', /"document:artikel".*"document:article"/],
  ['an unknown field kind', article, (json) => void (json.properties.long_label.$ref = 'field:key-txt'), '/properties/long_label', /no field kind "key-txt"/, /"key-text"/],
  ['an unknown field kind in a group', article, (json) => void (json.properties.bare.items.properties.link.$ref = 'field:lnk'), '/properties/bare/items/properties/link', /no field kind "lnk"/, /"link"/],
  ['an unknown mixin', article, (json) => void json.allOf.push({ $ref: 'mixin:pge' }), '/allOf/1', /no mixin "pge"/, /"page"/],
  ['a required field that does not exist', article, (json) => void json.required.push('titel'), '/required/1', /"titel" is required, but/, /"title"/],
  ['a required field that does not exist in a group', article, (json) => void json.properties.items.items.required.push('nam'), '/properties/items/items/required/1', /"nam" is required, but/, /"name"/],
  ['an unknown type of a relationship', article, (json) => void (json.properties.related['x-editor'] = { types: ['artikle'] }), '/properties/related/x-editor/types/0', /no document type "artikle"/, /"article"/],
  ['an unknown linked field of a relationship', article, (json) => void (json.properties.related['x-editor'].links = ['article.titel']), '/properties/related/x-editor/links/0', /article has no field "titel"/, /"title"/],
  ['a linked field of a type the relationship cannot lead to', article, (json) => void json.properties.related['x-editor'].links.push('menu.label'), '/properties/related/x-editor/links/1', /can never come along/],
  ['groups nested twice', article, (json) => void (json.properties.bare.items.properties.link = { $ref: 'field:group', title: 'A', items: { type: 'object', properties: { b: { $ref: 'field:cta', title: 'B' } } } }), '/properties/bare/items/properties/link/items/properties/b', /nested too deep/],
  ['a slice zone in a slice', opening, (json) => void (json.properties.zone = { $ref: 'field:slice-zone', title: 'Zone' }), '/properties/zone', /cannot hold a slice zone/],
  ['a schema ajv cannot compile', article, (json) => void (json.anyOf = [{ requird: ['text'] }]), '', /cannot be compiled: .*"requird"/],
]

const wirings: Seed[] = [
  ['an unknown machine', wiring, (json) => void (json.machine = 'openr'), '/machine', /no machine "openr"/, /"opener"/],
  ['input the machine does not take', wiring, (json) => void (json.input.labl = '/label'), '/input/labl', /takes no input "labl"/, /"label"/],
  ['input the machine needs', wiring, (json) => void (json.input = {}), '/input', /needs the input "count"/],
  ['input from a field that does not exist', wiring, (json) => void (json.input.label = '/lable'), '/input/label', /no "lable"/, /"label"/],
  ['a count of what is no list', wiring, (json) => void (json.input.count = { count: '/label' }), '/input/count/count', /key-text, which cannot be counted/],
  ['an unknown message', wiring, (json) => void (json.messages = ['articl.date']), '/messages/0', /no message "articl\.date"/, /"article\.date"/],
  ['an eager image that is none', wiring, (json) => void (json.eagerImage = '/label'), '/eagerImage', /key-text, not an image/],
  ['an unknown actor', 'slice-registry/slices/main-menu/wiring.json', (json) => void (json.actors = ['consnt']), '/actors/0', /actor is called "consnt"/, /"consent"/],
  ['hydration without machine', 'slice-registry/slices/main-menu/wiring.json', (json) => void (json.hydrate = 'idle'), '/hydrate', /says nothing without a machine/],
]

const pageTypes: Seed[] = [
  ['an unknown slice', pageType, (json) => void (json.template[0].slice = 'openin'), '/template/0/slice', /no slice "openin"/, /"opening"/],
  ['a slice of the frame among the sections', pageType, (json) => void json.template.push({ slice: 'main_menu', bind: { label: '/data/label' } }), '/template/2/slice', /part of the page frame/],
  ['an unknown variation', pageType, (json) => void (json.template[0].variation.then = 'wid'), '/template/0/variation/then', /no variation "wid"/, /"wide"/],
  ['an unknown layout', pageType, (json) => void (json.layout = 'plein'), '/layout', /no layout "plein"/, /"plain"/],
  ['an unknown linked field', pageType, (json) => void (json.links = ['article.titel']), '/links/0', /article has no field "titel"/, /"title"/],
  ['a linked field of an unknown type', pageType, (json) => void (json.links = ['articl.title']), '/links/0', /no document type "articl"/, /"article"/],
  ['a field the slice does not have', pageType, (json) => void (json.template[0].bind.titel = '/data/title'), '/template/0/bind/titel', /has no field "titel"/, /"title"/],
  ['a pointer that leads nowhere', pageType, (json) => void (json.template[0].bind.title = '/data/titel'), '/template/0/bind/title', /no "titel"/, /"title"/],
  ['a pointer that starts nowhere', pageType, (json) => void (json.template[0].bind.title = '/date/title'), '/template/0/bind/title', /no "date"/, /"data"/],
  ['a pointer beyond a plain field', pageType, (json) => void (json.template[0].bind.items = '/data/title/0'), '/template/0/bind/items', /nothing can be reached by "0" in "title"/],
  ['a condition that leads nowhere', pageType, (json) => void (json.template[0].when = '/data/titel'), '/template/0/when', /no "titel"/],
  ['a required field of the slice that nothing feeds', pageType, (json) => void delete json.template[0].bind.title, '/template/0/bind', /needs "title", and nothing is bound/],
  ['a field of another kind', pageType, (json) => void (json.template[0].bind.title = '/data/picture'), '/template/0/bind/title', /it holds a image, "title" needs a title/],
  ['values the slice does not know', pageType, (json) => void (json.template[0].bind.look = '/data/topic'), '/template/0/bind/look', /does not know "news", "guide"/],
  ['a text longer than the slice takes', pageType, (json) => void (json.template[0].bind.label = '/data/long_label'), '/template/0/bind/label', /may have 400 characters, "label" takes 40/],
  ['items without what those of the slice need', pageType, (json) => void (json.template[0].bind.items = '/data/bare'), '/template/0/bind/items', /its items have no "name"/],
  ['a literal the field does not take', pageType, (json) => void (json.template[0].bind.look = { value: 'blue' }), '/template/0/bind/look/value', /"blue" is no value for "look"/],
  ['one bad pointer of several', pageType, (json) => void (json.template[0].bind.picture.first[1] = '/data/label'), '/template/0/bind/picture/first/1', /it holds a key-text/],
  ['joining what is no list', pageType, (json) => void (json.template[0].bind.picture = { concat: ['/data/picture'] }), '/template/0/bind/picture', /Only lists can be joined/],
  ['formatting what is no date', pageType, (json) => void (json.template[0].bind.label.from = '/data/price'), '/template/0/bind/label/from', /is a number, which is no date/],
  ['a format with an unknown message', pageType, (json) => void (json.template[0].bind.label.message = 'article.dat'), '/template/0/bind/label/message', /no message "article\.dat"/, /"article\.date"/],
  ['a zone that is none', pageType, (json) => void (json.template[1].zone = '/data/text'), '/template/1/zone', /is a rich-text; here a slice-zone is needed/],
  ['a sharing picture that is none', pageType, (json) => void (json.head.image = '/data/title'), '/head/image', /is a title; here a image is needed/],
  ['a hiding field that is no yes or no', pageType, (json) => void (json.head.noindex = '/data/label'), '/head/noindex', /is a key-text; here a boolean/],
  ['a button of the bar that is none', pageType, (json) => void (json.navbar.cta = '/data/label'), '/navbar/cta', /is a key-text; here a cta/],
  ['hydration of a slice without machine', pageType, (json) => void (json.hydrate = { main_menu: 'load' }), '/hydrate/main_menu', /has no machine/],
  ['a type named unlike its file', pageType, (json) => void (json.type = 'menu'), '/type', /"menu", but the file is named "article"/],
]

const routes: Seed[] = [
  ['a locale without address', pageType, (json) => void delete json.routes[0].path.de, '/routes/0/path', /locale "de" has no text/],
  ['an address for an unknown locale', pageType, (json) => void (json.routes[0].path.fr = '/{topic}/{uid}'), '/routes/0/path/fr', /no locale "fr"/],
  ['an address with a slash at its end', pageType, (json) => void (json.routes[0].path = '/{topic}/{uid}/'), '/routes/0/path', /not written as a path/],
  ['a parameter without segments', pageType, (json) => void (json.routes[0].path = '/{topic}/{kind}/{uid}'), '/routes/0/path', /parameter \{kind\} has no segments/],
  ['a parameter no address uses', pageType, (json) => void (json.routes[0].path = '/read/{uid}'), '/routes/0/parameters/topic', /No path uses/],
  ['a default without segment', pageType, (json) => void (json.routes[0].parameters.topic.default = 'new'), '/routes/0/parameters/topic/default', /"new" has no segment/, /"news"/],
  ['a value without segment', pageType, (json) => void delete json.routes[0].parameters.topic.segments.guide, '/routes/0/parameters/topic/segments', /value "guide" .* has no segment/],
  ['a segment for a value that cannot be', pageType, (json) => void (json.routes[0].parameters.topic.segments.gide = 'x'), '/routes/0/parameters/topic/segments/gide', /cannot be "gide"/, /"guide"/],
  ['a segment that lacks a locale', pageType, (json) => void delete json.routes[0].parameters.topic.segments.news.de, '/routes/0/parameters/topic/segments/news', /locale "de" has no text/],
  ['a parameter from a field without known values', pageType, (json) => void (json.routes[0].parameters.topic.field = '/data/label'), '/routes/0/parameters/topic/field', /only a select has known values/],
  ['one address for many documents', pageType, (json) => void (json.routes[0] = { name: 'article', path: '/read' }), '/routes/0/path', /Many documents of this type share one path/],
  ['a uid that documents do not have', article, (json) => void delete json.properties.uid, '/routes/0/path', /has \{uid\}, but documents/],
  ['a route name used twice', pageType, (json) => void json.routes.push({ name: 'article', path: '/read/more/{uid}' }), '/routes/1/name', /"article" is taken/],
  ['two patterns for one path', pageType, (json) => void json.routes.push({ name: 'guide', path: '/guide/{uid}' }), '/routes/1/path', /\/guide\/\{uid\} collides with \/guide\/\{uid\}/],
]

const configuration: Seed[] = [
  ['a layout named unlike its file', layout, (json) => void (json.name = 'simple'), '/name', /"simple", but the file is named "plain"/],
  ['an unknown slice of a layout', layout, (json) => void (json.before[0].slice = 'main_men'), '/before/0/slice', /no slice "main_men"/, /"main_menu"/],
  ['a slice of a layout that is not of the frame', 'slice-registry/slices/main-menu/wiring.json', (json) => void delete json.frame, '/before/0/slice', /not part of the page frame/],
  ['an unknown single of a layout', layout, (json) => void (json.before[0].single = 'meny'), '/before/0/single', /no document type "meny"/, /"menu"/],
  ['a condition of a layout that leads nowhere', layout, (json) => void (json.before[0].when = '/data/is_shwn'), '/before/0/when', /no "is_shwn"/, /"is_shown"/],
  ['a single without what the slice needs', 'schemas/documents/menu.schema.json', (json) => void Object.assign(json, { required: [], properties: { is_shown: json.properties.is_shown } }), '/before/0', /needs "label", which menu does not have/],
  ['a single with more than the slice takes', 'schemas/documents/menu.schema.json', (json) => void (json.properties.label.maxLength = 400), '/before/0', /may have 400 characters/],
  ['a default locale that does not exist', siteFile, (json) => void (json.defaultLocale = 'es'), '/defaultLocale', /no locale "es"/],
  ['a locale twice', siteFile, (json) => void (json.locales[1].language = 'en-us'), '/locales/1/language', /Two locales have the language "en-us"/],
  ['a locale without messages', 'site-config/messages/de.json', null, '/locales/1', /"de" has no messages/],
  ['texts from an unknown type', siteFile, (json) => void (json.uiTexts = 'men'), '/uiTexts', /no document type "men"/, /"menu"/],
  ['texts from one of many documents', siteFile, (json) => void (json.uiTexts = 'article'), '/uiTexts', /there can be many documents/],
  ['a target of an unknown page type', siteFile, (json) => void (json.ctaTargets.contact.type = 'artikle'), '/ctaTargets/contact/type', /no page type "artikle"/, /"article"/],
  ['a target without address for a locale', siteFile, (json) => void delete json.ctaTargets.contact.uid.de, '/ctaTargets/contact/uid', /locale "de" has no text/],
  ['a target that leads nowhere', siteFile, (json) => void (json.ctaTargets.contact = {}), '/ctaTargets/contact', /leads nowhere/],
  ['a landing rule for an unknown locale', siteFile, (json) => void (json.landingRules[0].locale = 'fr'), '/landingRules/0/locale', /no locale "fr"/],
  ['[ROUTE-53] unknown route middleware', siteFile, (json) => void (json.routeRules[0] = { path: '/old', middleware: ['auth'] }), '/routeRules/0/middleware/0', /^Unknown route middleware: the rule for \/old names "auth"/],
  ['two rules for one path', siteFile, (json) => void json.routeRules.push({ path: '/old', redirect: '/other' }), '/routeRules/1/path', /Two rules are for "\/old"/],
  ['an unknown fallback breakpoint', siteFile, (json) => void (json.fallbackBreakpoint = 'desktp'), '/fallbackBreakpoint', /no breakpoint "desktp"/, /"desktop"/],
  ['an actor twice', 'site-config/behaviours.json', (json) => void json.actors.push(json.actors[0]), '/actors/1/id', /Two actors are called "consent"/],
  ['an actor of an unknown machine', 'site-config/behaviours.json', (json) => void (json.actors[0].machine = 'openr'), '/actors/0/machine', /no machine "openr"/, /"opener"/],
  ['input an actor does not take', 'site-config/behaviours.json', (json) => void (json.actors[0].input.cuont = 1), '/actors/0/input/cuont', /takes no input "cuont"/, /"count"/],
  ['a message missing in one language', 'site-config/messages/de.json', (json) => void delete json['menu.open'], '', /"menu\.open" is missing/, /"Open"/],
  ['a message that fills in something else', 'site-config/messages/de.json', (json) => void (json['article.date'] = 'Vom {{datum}}'), '/article.date', /fills in \{\{datum\}\}, .* \{\{value\}\}/],
]

it('[PAGEBUILDER-09] finds nothing wrong in a sound site', () => {
  expect(checkChanged()).toEqual([])
})

describe.each([
  ['shapes', shapes],
  ['schemas', schemaFaults],
  ['wirings', wirings],
  ['page types', pageTypes],
  ['routes', routes],
  ['configuration', configuration],
])('[PAGEBUILDER-09] %s', (_, seeds) => {
  it.each(seeds)('finds %s, and only that', (_title, file, change, path, message, hint) => {
    const faults = checkChanged({ [file]: change })
    expect(faults).toEqual([{ file: expect.any(String), path, message: expect.stringMatching(message), hint: expect.any(String) }])
    if (hint) expect(faults[0]?.hint).toMatch(hint)
  })
})

describe('[PAGEBUILDER-09] several faults', () => {
  it('are found at once, in every file', () => {
    const faults = checkChanged({
      [article]: (json) => void (json.properties.long_label.$ref = 'field:txt'),
      [wiring]: (json) => void (json.machine = 'openr'),
      [pageType]: (json) => void (json.layout = 'plein'),
      [siteFile]: (json) => void (json.defaultLocale = 'es'),
      'site-config/messages/en.json': (json) => void delete json['menu.open'],
    })
    expect(faults.map((fault) => fault.file)).toEqual([
      article,
      'site-config/messages/en.json',
      pageType,
      siteFile,
      wiring,
    ])
  })

  it('in files that are no JSON are told with line and column', () => {
    const faults = checkChanged({ [layout]: '{\n  "name": "plain",\n}', [siteFile]: '{"brand": {' })
    expect(faults.map(({ file, path }) => file + path)).toEqual([`${layout}:3:1`, `${siteFile}:1:12`])
  })

  it('survive a file whose every part has the wrong type', () => {
    for (const file of [article, opening, pageType, layout, siteFile, wiring]) {
      const faults = checkChanged({
        [file]: (json) => Object.fromEntries(Object.keys(json).map((key, index) => [key, [7, 'x', null, {}][index % 4]])),
      })
      expect(faults.map((fault) => fault.file)).toContain(file)
    }
  })

  it('read as one paragraph per file', () => {
    const faults = [
      { file: '/site/b.json', path: '/a', message: 'First.', hint: 'Do this.' },
      { file: '/site/a.json', path: ':2:3', message: 'Second.', hint: '' },
      { file: '/site/b.json', path: '', message: 'Third.', hint: '' },
    ]
    expect(formatFaults(faults)).toBe(
      [
        '/site/a.json',
        '  2:3',
        '    Second.',
        '',
        '/site/b.json',
        '  #/a',
        '    First.',
        '    Do this.',
        '  #',
        '    Third.',
        '',
        '3 faults in 2 files.',
      ].join('\n'),
    )
    expect(formatFaults([])).toBe('')
  })
})
