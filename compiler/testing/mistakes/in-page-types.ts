/** Mistakes of page types, layouts and the values they hold. */
import { json, type Mistake } from './kitchen.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a mistake is not what the types allow
type Edit = (json: any) => unknown

const of =
  (file: string) =>
  (what: string, edit: Edit, place: string): Mistake => [
    what,
    { [`site-config/${file}.json`]: json(edit) },
    place,
  ]
const recipe = of('page-types/recipe')
const front = of('page-types/front_page')
const chef = of('page-types/chef')
const layout = of('layouts/magazine')
const facts = '/template/0/bind/facts/concat'
const format = (what: string, value: object, place: string): Mistake =>
  recipe(
    what,
    ({ template: [header] }) => (header.bind.facts.concat[2].fields.value = value),
    `#${facts}/2/fields/value${place}`,
  )

export const pageTypeMistakes: readonly Mistake[] = [
  recipe('a name that is not of the file', (one) => (one.type = 'recipes'), '#/type'),
  [
    'a page type without a schema',
    {
      'site-config/page-types/dish.json': JSON.stringify({
        type: 'dish',
        routes: [{ name: 'dish', path: '/dish' }],
        template: [{ slice: 'page_opening', bind: { title: { value: 'Dish' } } }],
        head: { title: '/data/title' },
        layout: 'magazine',
      }),
    },
    '#/type',
  ],
  recipe('a layout that is not there', (one) => (one.layout = 'magazin'), '#/layout'),
  recipe(
    'a section that is not there',
    ({ template: [one] }) => (one.slice = 'recipe_head'),
    '#/template/0/slice',
  ),
  recipe(
    'a section by the name of its folder',
    ({ template: [one] }) => (one.slice = 'recipe-header'),
    '#/template/0/slice',
  ),
  recipe(
    'a field that the section has not',
    ({ template: [one] }) => (one.bind.subtitle = '/data/intro'),
    '#/template/0/bind/subtitle',
  ),
  recipe(
    'a pointer to nowhere',
    ({ template: [one] }) => (one.bind.intro = '/data/introduction'),
    '#/template/0/bind/intro',
  ),
  recipe(
    'a pointer without data',
    ({ template: [one] }) => (one.bind.intro = '/intro'),
    '#/template/0/bind/intro',
  ),
  recipe(
    'a pointer without a slash',
    ({ template: [one] }) => (one.bind.intro = 'data/intro'),
    '#/template/0/bind/intro',
  ),
  recipe(
    'a number in place of a picture',
    ({ template: [one] }) => (one.bind.picture = '/data/serves'),
    '#/template/0/bind/picture',
  ),
  recipe(
    'a field that is needed and not given',
    ({ template: [one] }) => delete one.bind.title,
    '#/template/0/bind',
  ),
  recipe(
    'a message that is not there',
    ({ template: [one] }) => (one.bind.intro = { message: 'recipe.intro' }),
    '#/template/0/bind/intro/message',
  ),
  recipe(
    'a message without one of its forms',
    ({ template: [one] }) => (one.bind.intro = { message: 'recipe.time', plural: '/data/serves' }),
    '#/template/0/bind/intro/message',
  ),
  recipe(
    'messages of a select of which one is missing',
    ({ template: [one] }) => (one.bind.course = { message: 'facet', of: '/data/course' }),
    '#/template/0/bind/course/message',
  ),
  recipe(
    'a parameter of an address that is no field',
    ({ routes: [one] }) => (one.path.nl = '/recepten/{slug}'),
    '#/routes/0/path',
  ),
  recipe(
    'an address in an unknown language',
    ({ routes: [one] }) => (one.path.de = '/rezepte/{uid}'),
    '#/routes/0/path/de',
  ),
  recipe(
    'an address missing in one language',
    ({ routes: [one] }) => delete one.path.en,
    '#/routes/0/path',
  ),
  recipe(
    'an address without a slash',
    ({ routes: [one] }) => (one.path.nl = 'recepten/{uid}'),
    '#/routes/0/path',
  ),
  recipe('no addresses', (one) => (one.routes = []), '#/routes'),
  recipe('a head without the title', (one) => (one.head.title = '/data/name'), '#/head/title'),
  recipe(
    'a type of Open Graph that is none',
    (one) => (one.head.openGraphType = 'recipe'),
    '#/head/openGraphType',
  ),
  recipe(
    'a card with a pointer to nowhere',
    (one) => (one.card.image = '/data/photo'),
    '#/card/image',
  ),
  recipe(
    'a card with a text for its date',
    (one) => (one.card.date = '/data/intro'),
    '#/card/date',
  ),
  recipe(
    'structured data with a pointer to nowhere',
    ({ structuredData: [one] }) => (one.author.name = '/data/author/data/name'),
    '#/structuredData/0/author/name',
  ),
  recipe(
    'structured data without a type',
    ({ structuredData: [one] }) => delete one['@type'],
    '#/structuredData/0',
  ),
  recipe(
    'a field of a linked document that is not loaded',
    ({ template: [one] }) => (one.bind.intro = '/data/chef/data/about'),
    '#/template/0/bind/intro',
  ),
  recipe('a key misspelt', (one) => (one.templates = []), '#/templates'),
  recipe('a template that is no list', (one) => (one.template = {}), '#/template'),
  chef(
    'a list of an unknown type',
    ({ template: [, one] }) => (one.query.types = ['recipes']),
    '#/template/1/query/types/0',
  ),
  chef(
    'a list by a field that is not there',
    ({ template: [, one] }) => (one.query.where[0].field = '/data/cook'),
    '#/template/1/query/where/0/field',
  ),
  chef(
    'a list in the order of what is not there',
    ({ template: [, one] }) => (one.query.orderings[0].field = '/data/date'),
    '#/template/1/query/orderings/0/field',
  ),
  chef(
    'a list in a direction that is none',
    ({ template: [, one] }) => (one.query.orderings[0].direction = 'down'),
    '#/template/1/query/orderings/0/direction',
  ),
  chef(
    'a list of nothing',
    ({ template: [, one] }) => (one.query.limit = 0),
    '#/template/1/query/limit',
  ),
  chef(
    'a name of two lists',
    ({ template }) => template.push(template[1]),
    '#/template/2/query/name',
  ),
  front(
    'a choice by a field that is not there',
    ({ template: [, one] }) => (one.query.facets[0].field = '/data/menu'),
    '#/template/1/query/facets/0/field',
  ),
  front(
    'a choice with an unknown label',
    ({ template: [, one] }) => (one.query.facets[0].label = 'facet.menu'),
    '#/template/1/query/facets/0/label',
  ),
  front(
    'a choice with unknown labels',
    ({ template: [, one] }) => (one.query.facets[0].labels = 'courses'),
    '#/template/1/query/facets/0/labels',
  ),
  front(
    'a count without its forms',
    ({ template: [, one] }) => (one.query.count = 'recipes.none'),
    '#/template/1/query/count',
  ),
  front(
    'an unknown text for no results',
    ({ template: [, one] }) => (one.query.empty = 'recipes.nothing'),
    '#/template/1/query/empty',
  ),
  format('a format that is none', { format: 'dat', from: '/data/published' }, '/format'),
  format('a date of a number', { format: 'date', from: '/data/serves' }, '/from'),
  format(
    'a style of numbers misspelt',
    { format: 'number', from: '/data/serves', options: { style: 'curency', currency: 'EUR' } },
    '/options/style',
  ),
  format(
    'a currency that is none',
    { format: 'number', from: '/data/serves', options: { style: 'currency', currency: 'EURO' } },
    '/options/currency',
  ),
  format(
    'a style of currency without one',
    { format: 'number', from: '/data/serves', options: { style: 'currency' } },
    '/options',
  ),
  format(
    'a unit that is none',
    { format: 'number', from: '/data/serves', options: { style: 'unit', unit: 'spoon' } },
    '/options/unit',
  ),
  format(
    'digits beyond what there is',
    { format: 'number', from: '/data/serves', options: { maximumFractionDigits: 200 } },
    '/options/maximumFractionDigits',
  ),
  format(
    'an option of numbers that is none',
    { format: 'number', from: '/data/serves', options: { digits: 2 } },
    '/options/digits',
  ),
  format(
    'a style of dates misspelt',
    { format: 'date', from: '/data/published', options: { dateStyle: 'lng' } },
    '/options/dateStyle',
  ),
  format(
    'a month in a way that is none',
    { format: 'date', from: '/data/published', options: { month: 'numerical' } },
    '/options/month',
  ),
  format(
    'a time zone that is none',
    { format: 'date', from: '/data/published', options: { timeZone: 'Europe/Amsterdm' } },
    '/options/timeZone',
  ),
  format(
    'a style with a part',
    { format: 'date', from: '/data/published', options: { dateStyle: 'long', month: 'long' } },
    '/options',
  ),
  format(
    'an option of dates misspelt',
    { format: 'date', from: '/data/published', options: { datestyle: 'long' } },
    '/options/datestyle',
  ),
  format(
    'options of a duration',
    { format: 'duration', from: '/data/minutes', options: {} },
    '/options',
  ),
  layout(
    'a frame with a section that is not there',
    ({ before: [one] }) => (one.slice = 'masthead'),
    '#/before/0/slice',
  ),
  layout(
    'a frame with a section that is none of a frame',
    ({ before: [one] }) => (one.slice = 'recipe_list'),
    '#/before/0/slice',
  ),
  layout(
    'a frame of a document that is not there',
    ({ after: [one] }) => (one.single = 'colofon'),
    '#/after/0/single',
  ),
  layout(
    'a frame of a type with many documents',
    ({ after: [one] }) => (one.single = 'chef'),
    '#/after/0/single',
  ),
  layout('a layout of another name', (one) => (one.name = 'magazin'), '#/name'),
]
