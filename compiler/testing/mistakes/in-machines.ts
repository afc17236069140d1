/** Mistakes of machines and of what implements them. */
import { append, json, swap, type Mistake } from './kitchen.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a mistake is not what the types allow
type Edit = (json: any) => unknown

const file = 'machines/bell/machine.json'
const described = 'machines/bell/implementations.json'
const code = 'machines/bell/implementations.ts'
const machine = (what: string, edit: Edit, place: string): Mistake => [
  what,
  { [file]: json(edit) },
  place,
]
const catalogue = (what: string, edit: Edit, place: string): Mistake => [
  what,
  { [described]: json(edit) },
  place,
]
const written = (what: string, from: string, to: string, place: string): Mistake => [
  what,
  { [code]: swap(from, to) },
  place,
]
const pull = '/states/still/on/bell.pull'
const two =
  (first: object, second: object): Edit =>
  (one) => {
    one.states.first = { description: 'One.', ...first }
    one.states.second = { description: 'Two.', ...second }
    one.states.still.on['bell.pull'].target = 'first'
    one.states.ringing.invoke.onDone.target = 'first'
  }
const objectForm = `import { fromPromise } from 'xstate'

export const implementations = {
  actions: { 'bell.ring': () => {} },
  guards: { 'bell.isHung': () => true },
  actors: { 'bell.wait': fromPromise(async () => {}) },
}
`

export const machineMistakes: readonly Mistake[] = [
  machine(
    'a type that JSON Schema has not',
    ({ schemas }) => (schemas.events['bell.pull'] = { properties: { often: { type: 'int' } } }),
    '#/schemas/events/bell.pull/properties/often/type',
  ),
  machine(
    'bounds of an event the wrong way round',
    ({ schemas }) =>
      (schemas.events['bell.pull'] = {
        properties: { often: { type: 'integer', minimum: 9, maximum: 3 } },
      }),
    '#/schemas/events/bell.pull/properties/often/minimum',
  ),
  machine(
    'a default outside its values',
    ({ schemas }) =>
      (schemas.events['bell.pull'] = {
        properties: { how: { enum: ['softly', 'hard'], default: 'loud' } },
      }),
    '#/schemas/events/bell.pull/properties/how/default',
  ),
  machine(
    'a value twice',
    ({ schemas }) =>
      (schemas.events['bell.pull'] = { properties: { how: { enum: ['hard', 'hard'] } } }),
    '#/schemas/events/bell.pull/properties/how/enum',
  ),
  machine(
    'a pattern that is none',
    ({ schemas }) =>
      (schemas.events['bell.pull'] = { properties: { who: { type: 'string', pattern: '*.' } } }),
    '#/schemas/events/bell.pull/properties/who/pattern',
  ),
  catalogue(
    'a parameter that is needed and not allowed',
    ({ actions }) => actions['bell.ring'].params.required.push('often'),
    '#/actions/bell.ring/params/required/1',
  ),
  catalogue(
    'a parameter of a type that there is not',
    ({ actions }) => (actions['bell.ring'].params.properties.loud.type = 'bool'),
    '#/actions/bell.ring/params/properties/loud/type',
  ),
  machine('an id that is not of the folder', (one) => (one.id = 'bells'), '#/id'),
  machine('a first state that is not there', (one) => (one.initial = 'silent'), '#/initial'),
  machine('no first state', (one) => delete one.initial, '#'),
  machine(
    'a way to a state that is not there',
    ({ states }) => (states.still.on['bell.pull'].target = 'ring'),
    `#${pull}/target`,
  ),
  machine(
    'an action that is not there',
    ({ states }) => (states.still.on['bell.pull'].actions[0].type = 'bell.rings'),
    `#${pull}/actions/0/type`,
  ),
  machine(
    'an action with a parameter unknown',
    ({ states }) => (states.still.on['bell.pull'].actions[0].params.often = 3),
    `#${pull}/actions/0/params`,
  ),
  machine(
    'an action with a parameter of a wrong type',
    ({ states }) => (states.still.on['bell.pull'].actions[0].params.loud = 'very'),
    `#${pull}/actions/0/params/loud`,
  ),
  machine(
    'a guard that is not there',
    ({ states }) => (states.still.on['bell.pull'].guard.type = 'bell.isHanging'),
    `#${pull}/guard/type`,
  ),
  machine(
    'an actor that is not there',
    ({ states }) => (states.ringing.invoke.src = 'bell.pause'),
    '#/states/ringing/invoke/src',
  ),
  machine(
    'a state without a description',
    ({ states }) => delete states.still.description,
    '#/states/still',
  ),
  machine(
    'a state without a way out',
    ({ states }) => delete states.ringing.invoke,
    '#/states/ringing',
  ),
  machine(
    'a branch that is never taken',
    ({ states }) =>
      (states.still.on['bell.pull'] = [
        { target: 'ringing' },
        { target: 'still', guard: { type: 'bell.isHung' } },
      ]),
    `#${pull}/0`,
  ),
  machine(
    'an event that is not declared',
    ({ states }) => (states.still.on['bell.push'] = { target: 'ringing' }),
    '#/states/still/on/bell.push',
  ),
  machine(
    'an event that nothing handles',
    ({ schemas }) => (schemas.events['bell.push'] = {}),
    '#/schemas/events/bell.push',
  ),
  machine(
    'an expression cut off',
    ({ states }) => (states.still.on['bell.pull'].guard = { '@expr': 'context.rung >' }),
    `#${pull}/guard`,
  ),
  machine(
    'a function that there is not',
    ({ states }) => (states.still.on['bell.pull'].guard = { '@expr': 'rounded(1)' }),
    `#${pull}/guard`,
  ),
  machine(
    'a value of the context that is not declared',
    ({ states }) => (states.still.on['bell.pull'].guard = { '@expr': 'context.rung > 1' }),
    `#${pull}/guard`,
  ),
  machine(
    'a delay that is none',
    ({ states }) => (states.ringing.after = { soon: { target: 'still' } }),
    '#/states/ringing/after',
  ),
  machine(
    'a state that nothing leads to',
    ({ states }) =>
      (states.broken = { description: 'Nobody knows.', on: { 'bell.pull': { target: 'still' } } }),
    '#/states/broken',
  ),
  machine(
    'two states that lead to each other at once',
    two({ always: { target: 'second' } }, { always: { target: 'first' } }),
    '#/states/first/always',
  ),
  machine(
    'a state that leads to itself at once',
    two({ always: { target: 'first' } }, { on: { 'bell.pull': { target: 'still' } } }),
    '#/states/first/always',
  ),
  machine(
    'two states that raise the way to each other',
    two(
      {
        entry: [{ type: 'raise', params: { event: { type: 'own.on' } } }],
        on: { 'own.on': { target: 'second' } },
      },
      {
        entry: [{ type: 'raise', params: { event: { type: 'own.on' } } }],
        on: { 'own.on': { target: 'first' } },
      },
    ),
    '#/states/first/on/own.on',
  ),
  machine(
    'two states that lead to each other after no time',
    two({ after: { 0: { target: 'second' } } }, { after: { 0: { target: 'first' } } }),
    '#/states/first/after/0',
  ),
  machine('a key of a state unknown', ({ states }) => (states.still.onn = {}), '#/states/still'),
  machine('states that are a list', (one) => (one.states = []), '#/states'),
  machine('context that is not declared', (one) => (one.context = { rung: 0 }), '#/context/rung'),
  ['a machine cut off', { [file]: (text) => text.slice(0, 300) }, ':16'],
  ['a machine without its document', { [file]: null }, '#'],
  catalogue('a port that is not there', (one) => (one.ports = ['pages']), '#/ports/0'),
  catalogue(
    'a port that the code does not take',
    ({ ports }) => ports.push('clipboard'),
    '#/ports/1',
  ),
  catalogue('no ports', (one) => delete one.ports, '#/ports'),
  catalogue(
    'a guard that the code calls otherwise',
    (one) => {
      one.guards['bell.hangs'] = one.guards['bell.isHung']
      delete one.guards['bell.isHung']
    },
    `${code}:8`,
  ),
  catalogue(
    'an action described and not written',
    ({ actions }) => (actions['bell.hum'] = actions['bell.ring']),
    '#/actions/bell.hum',
  ),
  catalogue(
    'an actor written and not described',
    ({ actors }) => delete actors['bell.wait'],
    `${code}:9`,
  ),
  catalogue(
    'an action without parameters',
    ({ actions }) => delete actions['bell.ring'].params,
    '#/actions/bell.ring',
  ),
  ['a description that is no JSON', { [described]: swap('"Rings once.",', '"Rings once."') }, ':8'],
  ['no description', { [described]: null }, '#'],
  ['no code', { [code]: null }, '#'],
  written(
    'a guard of another name',
    `'bell.isHung': () => page`,
    `'bell.isHanging': () => page`,
    ':8',
  ),
  written('an action of another name', `'bell.ring': (_`, `'bell.rings': (_`, ':6'),
  written('an actor of another name', `'bell.wait': from`, `'bell.waits': from`, ':9'),
  written(
    'another name of the export',
    'export const implementations:',
    'export const implementation:',
    ':4',
  ),
  written(
    'a default export',
    "export const implementations: OwnImplementations<'page'> =",
    'export default',
    ':4',
  ),
  ['the form of an object', { [code]: objectForm }, ':3'],
  written(
    'a port that is not listed',
    "OwnImplementations<'page'> = ({ page })",
    "OwnImplementations<'page' | 'scroll'> = ({ page, scroll })",
    `${described}#/ports`,
  ),
  written('a port that the types do not have', '({ page })', '({ page, scroll })', ':4'),
  written(
    'a port by another name',
    "OwnImplementations<'page'> = ({ page })",
    "OwnImplementations<'pages'> = ({ pages: page })",
    ':4',
  ),
  written('a method that the port has not', 'page.setText(', 'page.writeText(', ':6'),
  written(
    'an import that is not there',
    "from '#runtime/machines'",
    "from '#runtime/machine'",
    ':2',
  ),
  written('a package that is not there', "from 'xstate'", "from 'xstates'", ':1'),
  written('a bracket that is missing', "'ring'),", "'ring',", ':7'),
  [
    'code that is no list of names',
    {
      [code]: append('export const more = 1'),
      [described]: json(({ guards }) => delete guards['bell.isHung']),
    },
    `${code}:8`,
  ],
]
