/** Mistakes of texts, of taken-over parts, of content and of the folder itself. */
import { json, swap, type Mistake } from './kitchen.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a mistake is not what the types allow
type Edit = (json: any) => unknown

const en = 'site-config/messages/en.json'
const text = (what: string, edit: Edit, place: string): Mistake => [
  what,
  { [en]: json(edit) },
  place,
]
const using = (what: string, use: object, place: string): Mistake => [
  what,
  { 'site-config/site.json': json((site) => (site.use = use)) },
  place,
]

export const textMistakes: readonly Mistake[] = [
  text('a text of the engine missing', (one) => delete one['page.retry'], '#'),
  text('a text missing in one language', (one) => delete one['cooking.now'], '#'),
  text('a text of one language alone', (one) => (one['cooking.then'] = 'Then'), '#/cooking.then'),
  text('a place misspelt', (one) => (one['recipes.by'] = 'Recipes by {{nmae}}'), '#/recipes.by'),
  text(
    'a place with one brace',
    (one) => (one['recipes.by'] = 'Recipes by {name}'),
    '#/recipes.by',
  ),
  text('a text that is a number', (one) => (one['recipes.by'] = 5), '#/recipes.by'),
  text('texts within texts', (one) => (one.recipes = { by: 'x' }), '#/recipes'),
  text('no form for many', (one) => delete one['recipes.count.other'], '#'),
  text('the name of a type missing', (one) => delete one['types.recipe'], '#'),
  [
    'the name of a type missing in every language',
    {
      [en]: json((one) => delete one['types.recipe']),
      'site-config/messages/nl.json': json((one) => delete one['types.recipe']),
    },
    'site-config/page-types/recipe.json#/card',
  ],
  [
    'the text of an empty list missing',
    {
      'site-config/page-types/front_page.json': json(
        ({ template: [, one] }) => delete one.query.empty,
      ),
    },
    'site-config/page-types/front_page.json#/template/1/query',
  ],
  [
    'the text of a count missing',
    {
      [en]: json((one) => {
        delete one['lists.count.one']
        delete one['lists.count.other']
      }),
      'site-config/messages/nl.json': json((one) => {
        delete one['lists.count.one']
        delete one['lists.count.other']
      }),
    },
    'site-config/page-types/chef.json#/template/1/query/count',
  ],
  ['texts of an unknown language', { 'site-config/messages/fr.json': '{}' }, '#'],
  ['texts that are no JSON', { [en]: swap('"Starter",', '"Starter"') }, ':9'],
  using('a form without its texts', { slices: ['form'] }, 'site-config/messages/nl.json#'),
  using(
    'a section whose actor is not there',
    { slices: ['website_navbar'] },
    'site-config/messages/nl.json#',
  ),
  [
    'a language that the content service calls otherwise',
    { 'content/repository.json': swap('"en-gb"', '"en-us"') },
    '#/languages',
  ],
  ['a repository that is no JSON', { 'content/repository.json': swap('{', '{{') }, ':1'],
  [
    'a picture that lies among the assets',
    {
      'content/documents/nl-nl/recipe/erwtensoep.json': swap(
        'asset:erwtensoep.svg',
        '/assets/erwtensoep.svg',
      ),
    },
    ':34',
  ],
  [
    'a picture that lies among the assets, in a component',
    {
      'slice-registry/slices/recipe-list/RecipeCard.tsx': swap(
        `<p className={css['meta']}>`,
        `<img src="/assets/hangop.svg" alt="" />\n<p className={css['meta']}>`,
      ),
    },
    ':19',
  ],
  [
    'a configuration for TypeScript that leads nowhere',
    { 'tsconfig.json': json((one) => (one.extends = '../../nowhere/tsconfig.site.json')) },
    '#/extends',
  ],
  ['a configuration for TypeScript that is no JSON', { 'tsconfig.json': '{ extends' }, ':1'],
]
