/** Mistakes of components. */
import { append, json, swap, type Mistake } from './kitchen.ts'

const folder = 'slice-registry/slices'
const header = `${folder}/recipe-header/RecipeHeader.tsx`
const list = `${folder}/recipe-list/RecipeList.tsx`
const card = `${folder}/recipe-list/RecipeCard.tsx`
const method = `${folder}/recipe-method/RecipeMethod.tsx`
const at =
  (file: string) =>
  (what: string, from: string, to: string, place: string): Mistake => [
    what,
    { [file]: swap(from, to) },
    place,
  ]
const inHeader = at(header)
const inList = at(list)
const inCard = at(card)
const inMethod = at(method)

const said = `type SaidProps = { by: string; t: (key: string) => string }
const Said = ({ by, t }: SaidProps) => <b>{t(by)}</b>
`

export const componentMistakes: readonly Mistake[] = [
  inHeader(
    'a field that is not there',
    'course, title, intro,',
    'course, title, introduction: intro,',
    ':9',
  ),
  inHeader('a field read by another name', '{intro && <p', '{fields.texto && <p', ':15'),
  inHeader(
    'a field of an item that is not there',
    '{facts.map(({ label, value })',
    '{facts.map(({ label, val: value })',
    ':23',
  ),
  inHeader(
    'an optional field taken for granted',
    '{facts && (',
    '{facts!.length && fields.intro.length && (',
    ':21',
  ),
  inHeader('a text given as a picture', 'image={picture} sizes', 'image={intro} sizes', ':32'),
  inHeader(
    'a property that a part has not',
    '<HeadingOne field={title}',
    '<HeadingOne text={title}',
    ':14',
  ),
  inHeader('a property that a part needs', '<LinkTo link={chef.link}>', '<LinkTo>', ':18'),
  inHeader(
    'an import that is not there',
    "from '#parts/LinkTo.tsx'",
    "from '#parts/Link.tsx'",
    ':3',
  ),
  inHeader(
    'a name that the part does not export',
    'import { LinkTo }',
    'import { Linkto as LinkTo }',
    ':3',
  ),
  inHeader(
    'types of another section',
    'RecipeHeaderFields } from',
    'RecipeHeadFields as RecipeHeaderFields } from',
    ':5',
  ),
  inHeader(
    'styles that are not there',
    './RecipeHeader.module.css',
    './RecipeHeader.modul.css',
    ':6',
  ),
  inHeader('a class that the styles have not', `css['words']`, `css['word']`, ':12'),
  inHeader('another name of the export', 'function RecipeHeader', 'function RecipeHead', ':1'),
  inHeader('a default export', 'export function', 'export default function', ':1'),
  inHeader('a tag that is not closed', '</header>', '</div>', ':33'),
  inHeader('a message that is not there', "t('recipe.by')", "t('recipe.from')", ':18'),
  inHeader(
    'a message for each of a few values, one of which is not there',
    "{t('recipe.by')}",
    "{(['main', 'soup'] as const).map((one) => t(`course.${one}`))}",
    ':18',
  ),
  inHeader(
    'a message of a list, one of which is not there',
    "{t('recipe.by')}",
    "{['by', 'from'].map((one) => t('recipe.' + one))}",
    ':18',
  ),
  [
    'a message that is not there, of a constant',
    {
      [header]: (text) =>
        `${text.replace("t('recipe.by')", 't(words)')}\nconst words = 'recipe.form'\n`,
    },
    ':18',
  ],
  [
    'a message that is not there, handed to another component',
    {
      [header]: (text) =>
        `${text.replace("{t('recipe.by')}", '<Said by="recipe.form" t={t} />')}\n${said}`,
    },
    ':38',
  ],
  inHeader('an inline style', '<dl className', '<dl style={{ margin: 0 }} className', ':22'),
  inHeader('a class in HTML’s spelling', '<dt>', '<dt class="dt">', ':25'),
  inHeader(
    'an element that is not imported',
    '<LinkTo link={chef.link}>',
    '<LinkToo link={chef.link}>',
    ':18',
  ),
  inHeader(
    'a package that is not installed',
    'import { LinkTo }',
    "import clsx from 'clsxx'\nimport { LinkTo }",
    ':3',
  ),
  inList('a list’s property that is not there', 'list.items.length', 'list.cards.length', ':18'),
  inList(
    'a message of a name that is put together',
    "t('recipes.clear')",
    't(`recepie.${id}`)',
    ':17',
  ),
  inList(
    'a number where a text is needed',
    "clear={t('recipes.clear')}",
    'clear={list.pages}',
    ':17',
  ),
  inCard('a property of a card that is not there', 'card.kicker && ', 'card.subtitle && ', ':12'),
  inCard(
    'a picture of the site under a wrong address',
    `<p className={css['meta']}>`,
    `<img src="/pictures/none.svg" alt="" />\n<p className={css['meta']}>`,
    ':19',
  ),
  inMethod(
    'an event that the machine does not know',
    'data-send="self ',
    'data-send="self no',
    ':37',
  ),
  inMethod('an actor that is not there', 'data-send="self', 'data-send="selv', ':37'),
  inMethod('a tag that the machine has not', 'data-follow="self ', 'data-follow="self un', ':38'),
  [
    'an event of an actor that is not there',
    {
      [card]: swap(
        `<p className={css['meta']}>`,
        `<button data-send="bell bell.push">x</button><p className={css['meta']}>`,
      ),
    },
    ':19',
  ],
  [
    'a field that was renamed in the schema',
    {
      [`${folder}/recipe-header/schema.json`]: json(({ properties }) => {
        properties.lead = properties.intro
        delete properties.intro
      }),
      [`${folder}/recipe-header/mocks.json`]: (text) => text.replaceAll('"intro"', '"lead"'),
      'site-config/page-types/recipe.json': swap('"intro": "/data/intro"', '"lead": "/data/intro"'),
    },
    `${header}:9`,
  ],
  [
    'a part of the site with a wrong type',
    {
      'slice-registry/parts/Price.tsx':
        'export function Price({ value }: { value: number }) {\n  return <b>{value.toUpper()}</b>\n}\n',
      [card]: swap('import css', "import { Price } from '../../parts/Price.tsx'\nimport css"),
    },
    'slice-registry/parts/Price.tsx:2',
  ],
  [
    'a place of a text that the component does not fill in',
    {
      'site-config/messages/en.json': json((one) => (one['recipe.by'] = 'By {{chef}}')),
      'site-config/messages/nl.json': json((one) => (one['recipe.by'] = 'Van {{chef}}')),
    },
    '#/recipe.by',
  ],
  ['two faults in one component', { [header]: append('export const other: number = "x"') }, ':37'],
]
