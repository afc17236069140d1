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

const nl = 'site-config/messages/nl.json'
const both = (what: string, edit: Edit, place: string): Mistake => [
  what,
  { [en]: json(edit), [nl]: json(edit) },
  place,
]
/** The second language becomes another one, with its texts. */
const speaking = (what: string, iso: string, edit: Edit, place: string): Mistake => [
  what,
  {
    [en]: json(edit),
    'site-config/site.json': json((site) => (site.locales[1].iso = iso)),
  },
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
  text('an empty text', (one) => (one['recipe.by'] = ''), '#/recipe.by'),
  text('a text of spaces', (one) => (one['recipe.by'] = '  '), '#/recipe.by'),
  text('a text with a tag', (one) => (one['recipe.by'] = '<em>By</em>'), '#/recipe.by'),
  text(
    'a text with a link',
    (one) => (one['page.errorText'] = 'Write to <a href="/en">us</a>.'),
    '#/page.errorText',
  ),
  text('a break of lines', (one) => (one['recipe.by'] = 'By<br>'), '#/recipe.by'),
  text('a comment in a text', (one) => (one['recipe.by'] = 'By <!-- who -->'), '#/recipe.by'),
  text('an entity of HTML', (one) => (one['recipe.by'] = 'Made&nbsp;by'), '#/recipe.by'),
  text('an entity by its number', (one) => (one['recipe.by'] = 'By &#8211;'), '#/recipe.by'),
  text(
    'a place that is not closed',
    (one) => (one['recipes.by'] = 'Recipes by {{name}'),
    '#/recipes.by',
  ),
  both(
    'a place misspelt in every language',
    (one) => (one['recipes.by'] = 'By {{nmae}}'),
    '#/recipes.by',
  ),
  both(
    'a place of another engine in every language',
    (one) => (one['recipes.by'] = 'By %{name}'),
    '#/recipes.by',
  ),
  both('a place of printf', (one) => (one['recipes.by'] = 'By %s'), '#/recipes.by'),
  both('a place of Python', (one) => (one['recipes.by'] = 'By %(name)s'), '#/recipes.by'),
  both('a place of a template', (one) => (one['recipes.by'] = 'By ${name}'), '#/recipes.by'),
  both(
    'plural forms of ICU',
    (one) => (one['recipes.count.other'] = '{count, plural, one {# recipe} other {# recipes}}'),
    '#/recipes.count.other',
  ),
  both(
    'a count under another name',
    (one) => (one['recipes.count.other'] = '{{count}} recipes'),
    '#/recipes.count.other',
  ),
  both(
    'a place in a text of the engine that fills in none',
    (one) => (one['page.notFound'] = 'No page {{path}}'),
    '#/page.notFound',
  ),
  both(
    'a place in a text of the engine under another name',
    (one) => (one['head.page'] = 'Page {{number}}'),
    '#/head.page',
  ),
  both(
    'a place in the title of a feed',
    (one) => (one['feed.title'] = '{{brand}}: new'),
    '#/feed.title',
  ),
  speaking('the few of Polish', 'pl-PL', () => {}, '#/recipes.count.other'),
  speaking(
    'the many of Russian',
    'ru-RU',
    (one) => (one['recipes.count.few'] = '{{value}}'),
    '#/recipes.count.other',
  ),
  speaking('the two of Slovenian', 'sl-SI', () => {}, '#/lists.count.other'),
  speaking('the six forms of Welsh', 'cy-GB', () => {}, '#/recipe.people.other'),
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
