/** Mistakes of schemas: documents, and sections with their wiring and samples. */
import { json, swap, type Mistake } from './kitchen.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a mistake is not what the types allow
type Edit = (json: any) => unknown

const of =
  (file: string) =>
  (what: string, edit: Edit, place: string): Mistake => [what, { [file]: json(edit) }, place]
const recipe = of('schemas/documents/recipe.schema.json')
const header = 'slice-registry/slices/recipe-header'
const slice = of(`${header}/schema.json`)
const wiring = of(`${header}/wiring.json`)
const mocks = of(`${header}/mocks.json`)
const method = of('slice-registry/slices/recipe-method/wiring.json')

export const schemaMistakes: readonly Mistake[] = [
  recipe('an id that is not of the file', (one) => (one.$id = 'document:recipes'), '#/$id'),
  recipe(
    'a kind of field that is not there',
    ({ properties }) => (properties.intro.$ref = 'field:keytext'),
    '#/properties/intro',
  ),
  recipe(
    'a kind without its word',
    ({ properties }) => (properties.intro.$ref = 'key-text'),
    '#/properties/intro/$ref',
  ),
  recipe(
    'a field without a title',
    ({ properties }) => delete properties.intro.title,
    '#/properties/intro',
  ),
  recipe(
    'a needed field that is not there',
    ({ required }) => required.push('stepps'),
    '#/required/3',
  ),
  recipe(
    'a group without items',
    ({ properties }) => delete properties.parts.items,
    '#/properties/parts',
  ),
  recipe(
    'a select without values',
    ({ properties }) => delete properties.course.enum,
    '#/properties/course',
  ),
  recipe(
    'a select with a value twice',
    ({ properties }) => properties.course.enum.push('main'),
    '#/properties/course/enum',
  ),
  recipe('a linked field that is not there', (one) => (one['x-linked'] = ['name']), '#/x-linked/0'),
  recipe(
    'a link to a type that is not there',
    ({ properties }) => (properties.chef['x-editor'].types = ['cook']),
    '#/properties/chef/x-editor/types/0',
  ),
  recipe('no version', (one) => delete one['x-version'], '#'),
  recipe(
    'a key misspelt',
    ({ properties }) => (properties.intro.maxlength = 300),
    '#/properties/intro/maxlength',
  ),
  recipe(
    'a mixin that is not there',
    (one) => (one.allOf = [{ $ref: 'mixin:heads' }]),
    '#/allOf/0',
  ),
  recipe('fields that are a list', (one) => (one.properties = []), '#/properties'),
  recipe(
    'bounds of a number the wrong way round',
    ({ properties }) => Object.assign(properties.minutes, { minimum: 90, maximum: 10 }),
    '#/properties/minutes/minimum',
  ),
  recipe(
    'lengths the wrong way round',
    ({ properties }) => Object.assign(properties.intro, { minLength: 400 }),
    '#/properties/intro/minLength',
  ),
  recipe(
    'a number of items that cannot be',
    ({ properties }) => Object.assign(properties.parts, { minItems: 9, maxItems: 3 }),
    '#/properties/parts/minItems',
  ),
  recipe(
    'a bracket that is not closed in a pattern',
    ({ properties }) => (properties.intro.pattern = '^[a-z'),
    '#/properties/intro/pattern',
  ),
  recipe(
    'a pattern that Unicode does not allow',
    ({ properties }) => (properties.intro.pattern = '\\w+\\-\\_'),
    '#/properties/intro/pattern',
  ),
  recipe(
    'a default outside its values',
    ({ properties }) => (properties.course['x-editor'] = { default: 'soup' }),
    '#/properties/course/x-editor/default',
  ),
  recipe(
    'an example outside its values',
    ({ properties }) => (properties.course.examples = ['soup']),
    '#/properties/course/examples/0',
  ),
  recipe(
    'a default of a number that is a text',
    ({ properties }) => (properties.minutes['x-editor'] = { default: '30' }),
    '#/properties/minutes/x-editor/default',
  ),
  recipe(
    'a length of a number',
    ({ properties }) => (properties.minutes.maxLength = 3),
    '#/properties/minutes/maxLength',
  ),
  recipe(
    'bounds of a text',
    ({ properties }) => (properties.intro.maximum = 300),
    '#/properties/intro/maximum',
  ),
  recipe(
    'values of a text',
    ({ properties }) => (properties.intro.enum = ['a', 'b']),
    '#/properties/intro/enum',
  ),
  slice(
    'lengths the wrong way round, of an item',
    ({ properties }) => (properties.facts.items.properties.label.minLength = 99),
    '#/properties/facts/items/properties/label/minLength',
  ),
  slice('an id of the folder', (one) => (one.$id = 'slice:recipe-header'), '#/$id'),
  slice('no variations', (one) => delete one['x-variations'], '#'),
  slice(
    'a field of a kind that sections cannot have',
    ({ properties }) => (properties.body = { $ref: 'field:slice-zone', title: 'Body' }),
    '#/properties/body',
  ),
  wiring(
    'a machine that is not there',
    (one) => Object.assign(one, { machine: 'coking', binding: 'elements' }),
    '#/machine',
  ),
  wiring('a picture that is no field', (one) => (one.eagerImage = '/photo'), '#/eagerImage'),
  wiring('a picture that is none', (one) => (one.eagerImage = '/title'), '#/eagerImage'),
  wiring('a moment that is none', (one) => (one.hydrate = 'onload'), '#/hydrate'),
  wiring(
    'a message that is not there',
    (one) => (one.messages = ['recipe.serves']),
    '#/messages/0',
  ),
  wiring('an actor that is not there', (one) => (one.actors = ['bells']), '#/actors/0'),
  wiring(
    'an event of measurement that is not there',
    (one) => (one.analytics = { open: 'recipe_opened' }),
    '#/analytics',
  ),
  wiring('a key misspelt', (one) => (one.eagerimage = '/picture'), '#/eagerimage'),
  method(
    'an input that the machine has not',
    (one) => (one.input.speed = { value: 2 }),
    '#/input/speed',
  ),
  method('an input that is needed and not given', (one) => delete one.input, '#/input'),
  method(
    'an input that is a text where the machine takes a number',
    (one) => (one.input.count = { value: 'three' }),
    '#/input/count/value',
  ),
  method(
    'an input that is a field of another kind',
    (one) => (one.input.count = '/note'),
    '#/input/count',
  ),
  method(
    'an input that is a condition where the machine takes a number',
    (one) => (one.input.count = { not: '/note' }),
    '#/input/count',
  ),
  method('a binding that is none', (one) => (one.binding = 'element'), '#/binding'),
  mocks(
    'a sample with an unknown field',
    (one) => (one.default.fields.titel = 'x'),
    '#/default/fields/titel',
  ),
  mocks(
    'a sample with a value of a wrong kind',
    (one) => (one.default.fields.intro = 7),
    '#/default/fields/intro',
  ),
  mocks(
    'a sample without what is needed',
    (one) => delete one.minimal.fields.title,
    '#/minimal/fields',
  ),
  mocks(
    'a sample of an unknown variation',
    (one) => (one.minimal.variation = 'wide'),
    '#/minimal/variation',
  ),
  mocks('a sample without fields', (one) => delete one.minimal.fields, '#/minimal/fields'),
  ['a schema cut off', { [`${header}/schema.json`]: (text) => text.slice(0, 400) }, ':17'],
  [
    'a comma missing',
    { [`${header}/schema.json`]: swap('"Header of a recipe",', '"Header of a recipe"') },
    ':4',
  ],
  [
    'a section without a component',
    { [`${header}/RecipeHeader.tsx`]: null },
    `${header}/schema.json#`,
  ],
  [
    'a section without a schema',
    { 'slice-registry/slices/note/Note.tsx': 'export const Note = () => null' },
    'slice-registry/slices/note/schema.json#',
  ],
  ['a schema of a type with another ending', { 'schemas/documents/dish.json': '{}' }, '#'],
  ['a schema of a type in JSON5', { 'schemas/documents/dish.schema.json5': '{}' }, '#'],
  ['a page type in YAML', { 'site-config/page-types/dish.yaml': 'type: dish' }, '#'],
  ['a page type with a capital in its ending', { 'site-config/page-types/dish.JSON': '{}' }, '#'],
  ['texts in a module', { 'site-config/messages/fy.ts': 'export default {}' }, '#'],
  ['a layout with comments', { 'site-config/layouts/bare.jsonc': '{}' }, '#'],
  [
    'a wiring under another name',
    { [`${header}/wirings.json`]: '{ "frame": false }', [`${header}/wiring.json`]: null },
    '#',
  ],
  [
    'samples under another name',
    { [`${header}/mock.json`]: '{}', [`${header}/mocks.json`]: null },
    '#',
  ],
  [
    'an implementation under another name',
    {
      'machines/bell/implementation.ts': 'export const implementations = () => ({})',
      'machines/bell/implementations.ts': null,
    },
    '#',
  ],
  [
    'a folder of machines under another name',
    { 'machine/gong/machine.json': '{}', machines: null },
    'machine#',
  ],
  [
    'a folder of page types under another name',
    { 'site-config/page-type/dish.json': '{}', 'site-config/page-types': null },
    'site-config/page-type#',
  ],
  [
    'a folder of sections under another name',
    { 'slice-registry/slice/note/schema.json': '{}', 'slice-registry/slices': null },
    'slice-registry/slice#',
  ],
]
