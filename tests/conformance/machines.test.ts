import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { compileMachine, stripForBrowser, type MachineDocument } from '#runtime/machines'
import { toGraph } from '#compiler/machines'
import { generateMachineSchema } from '#compiler/generate/generate-machine-schema.ts'
import { readSite } from '#compiler/read/load-site.ts'
import { readMachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { JsonReader } from '#compiler/read/read-json.ts'
import { findRoots, repositoryRoot } from '#compiler/read/roots.ts'
import { checkConformance, readMachineDocuments } from '#tests/support/machine-conformance.ts'
import { readMachines } from '#tests/support/read-machines.ts'
import { checkImplementations } from '../../compiler/check/machines/check-machine.ts'
import type { Implementations } from '../../runtime/machines/registry.ts'
import { createInertRegistry } from '../../runtime/machines/server-system.ts'

const roots = findRoots()
const catalogue = readMachineCatalogue(roots)
const documents = readMachineDocuments(roots)
const cases = await readMachines(roots)
const byId = new Map([...documents.values()].map((document) => [document.id, document]))

describe.each(cases)('machines/$document.id', ({ folder, document, own, ports }) => {
  it('is named like its folder', () => {
    expect(basename(folder)).toBe(document.id)
  })

  it('[PAGEBUILDER-07] is well-formed, and generated paths reach and exercise all of it', () => {
    const { problems, snapshots, states, transitions } = checkConformance(document, catalogue, [
      own,
    ])
    console.log(
      `${document.id}: ${snapshots} snapshots, ` +
        `${states.total - states.missed.length}/${states.total} states, ` +
        `${transitions.total - transitions.missed.length}/${transitions.total} transitions`,
    )
    expect(problems).toEqual([])
  })

  it('[PAGEBUILDER-07] has an implementation for each name of its own, and no other', () => {
    const file = join(folder, 'implementations.json')
    const described = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    expect(checkImplementations(document, described, own, ports)).toEqual([])
  })

  it('[PAGEBUILDER-08] is plain JSON that comes back unchanged and draws as a diagram', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
    const { nodes, problems } = toGraph(document)
    expect(problems).toEqual([])
    expect(nodes.length).toBeGreaterThan(0)
  })

  it('behaves in the browser as it is written, without what only people read', () => {
    const registry = createInertRegistry([own])
    const stripped = stripForBrowser(document)
    expect(JSON.stringify(stripped)).not.toMatch(/"(description|schemas|meta|\$schema)":/)
    const input = document.meta?.tests?.inputs?.[0] ?? {}
    const start = (from: MachineDocument) => createActor(compileMachine(from, registry), { input })
    const [full, small] = [start(document).getSnapshot(), start(stripped).getSnapshot()]
    expect(small.value).toEqual(full.value)
    expect(small.context).toEqual(full.context)
    expect(compileMachine(stripped, registry).events).toEqual(
      compileMachine(document, registry).events,
    )
  })
})

describe('site-config/behaviours.json', () => {
  const { behaviours } = readSite(roots, new JsonReader())
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true })

  it('[PAGEBUILDER-06] declares what runs on every page, by its schema', () => {
    const schema = readFileSync('schemas/behaviours.schema.json', 'utf8')
    const validate = ajv.compile(JSON.parse(schema))
    for (const { path, value } of behaviours) {
      validate(value)
      expect([path, validate.errors]).toEqual([path, null])
    }
  })

  it('[PAGEBUILDER-06] names machines there are, each id once, with inputs they accept', () => {
    for (const { path, value } of behaviours) {
      const ids = value.actors.map(({ id }) => id)
      expect(new Set(ids).size, path).toBe(ids.length)
      for (const { id, machine, input = {} } of value.actors) {
        const document = byId.get(machine)
        expect(document, machine).toBeDefined()
        const validate = ajv.compile(document?.schemas?.input ?? {})
        expect([id, validate(input), validate.errors]).toEqual([id, true, null])
      }
    }
  })
})

it('[PAGEBUILDER-07] the schema editors use is generated from what is implemented', () => {
  expect(readFileSync('schemas/machine.schema.json', 'utf8')).toBe(
    generateMachineSchema(readMachineCatalogue([repositoryRoot])),
  )
})

/** A sound machine; each seeded one below differs from it in one fault. */
const sound = (): MachineDocument => ({
  id: 'sound',
  description: 'Opens and closes.',
  schemas: {
    context: { type: 'object', properties: { count: { type: 'number', maximum: 7 } } },
    events: {
      open: { type: 'object', properties: { by: { type: 'number' } }, examples: [{ by: 1 }] },
      close: {},
    },
    emitted: { opened: {} },
  },
  context: { count: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'Shut.',
      on: {
        open: {
          target: 'open',
          actions: [
            { type: 'assign', params: { count: { '@expr': 'min(7, context.count + event.by)' } } },
            { type: 'emit', params: { event: { type: 'opened' } } },
          ],
        },
      },
    },
    open: { description: 'Open.', on: { close: { target: 'closed' } } },
  },
})

// oxlint-disable-next-line typescript/no-explicit-any -- seeds break the very type
type Broken = any
type Seed = [
  fault: string,
  change: (document: Broken) => void,
  rule: string,
  at: string,
  says: string,
]
const seeds: Seed[] = [
  ['a misspelt key', (d) => (d.states.open.onn = {}), 'shape', '/states/open', '"onn" is unknown'],
  ['no initial state', (d) => delete d.initial, 'shape', '', "required property 'initial'"],
  [
    'a transition as text',
    (d) => (d.states.open.on.close = 'closed'),
    'shape',
    '/states/open/on/close',
    'must be object',
  ],
  [
    'a transition that is null',
    (d) => (d.states.open.on.close = null),
    'shape',
    '/states/open/on/close',
    'must be object',
  ],
  [
    'an action as text',
    (d) => (d.states.open.entry = ['scrollLock']),
    'shape',
    '/states/open/entry/0',
    'must be object',
  ],
  [
    'an unknown action',
    (d) => (d.states.open.entry = [{ type: 'scrolLock' }]),
    'shape',
    '/states/open/entry/0/type',
    'did you mean "scrollLock"',
  ],
  [
    'an unknown own action',
    (d) => (d.states.open.entry = [{ type: 'own.x' }]),
    'names',
    '/states/open/entry/0',
    'unknown action "own.x"',
  ],
  [
    'a wrong param',
    (d) => (d.states.open.entry = [{ type: 'focus', params: { selector: 3 } }]),
    'shape',
    '/states/open/entry/0/params/selector',
    'must be string',
  ],
  [
    'a missing param',
    (d) => (d.states.open.entry = [{ type: 'focus' }]),
    'shape',
    '/states/open/entry/0',
    "required property 'params'",
  ],
  [
    'a param too many',
    (d) => (d.states.open.entry = [{ type: 'scrollLock', params: { x: 1 } }]),
    'shape',
    '/states/open/entry/0/params',
    '"x" is unknown',
  ],
  [
    'an unknown actor',
    (d) => (d.states.open.invoke = { src: 'httpGett' }),
    'shape',
    '/states/open/invoke/src',
    'did you mean "httpGet"',
  ],
  [
    'an actor without its input',
    (d) => (d.states.open.invoke = { src: 'httpGet' }),
    'shape',
    '/states/open/invoke',
    "required property 'input'",
  ],
  [
    'an unknown guard',
    (d) => (d.states.open.on.close.guard = { type: 'own.isFine' }),
    'names',
    '/states/open/on/close/guard',
    'unknown guard "own.isFine"',
  ],
  [
    'a guard as in XState 4',
    (d) => (d.states.open.on.close.cond = 'x'),
    'shape',
    '/states/open/on/close',
    '"cond" is unknown',
  ],
  [
    'an unknown delay',
    (d) => (d.states.open.after = { 'own.soon': { target: 'closed' } }),
    'names',
    '/states/open/after',
    'unknown delay "own.soon"',
  ],
  [
    'a delay as text',
    (d) => (d.states.open.after = { '5s': { target: 'closed' } }),
    'shape',
    '/states/open/after',
    '"5s" is not allowed',
  ],
  [
    'a wrong expression',
    (d) => (d.states.open.on.close.guard = { '@expr': '1 +' }),
    'names',
    '/states/open/on/close/guard',
    'The expression "1 +" is invalid',
  ],
  [
    'an unknown target',
    (d) => (d.states.open.on.close.target = 'shut'),
    'targets',
    '/states/open/on/close/target',
    'no state "shut"',
  ],
  [
    'an unknown initial state',
    (d) => (d.initial = 'shut'),
    'targets',
    '/initial',
    'no state "shut"',
  ],
  [
    'an unused own name',
    (d) => (d.guards = { 'own.x': { when: { '@expr': 'true' } } }),
    'names',
    '/guards/own.x',
    'never used',
  ],
  [
    'a field of the context misspelt',
    (d) => (d.states.open.on.close.guard = { '@expr': 'context.cuont > 0' }),
    'fields',
    '/states/open/on/close/guard',
    '"context.cuont" is not declared',
  ],
  [
    'an expression below a key that looks like the end of a pointer',
    (d) =>
      (d.states.open.entry = [
        {
          type: 'log',
          params: { level: 'info', code: 'X', data: { 'a: b/c': { '@expr': '1 +' } } },
        },
      ]),
    'names',
    '/states/open/entry/0/params/data/a: b~1c',
    'The expression "1 +" is invalid',
  ],
  [
    'a named value nobody uses',
    (d) => (d.values = { isOld: { '@expr': 'context.count > 2' } }),
    'names',
    '/values/isOld',
    '"values.isOld" is never used',
  ],
  [
    'a named value without a name that can be written',
    (d) => (d.values = { 'is old': { '@expr': 'context.count > 2' } }),
    'shape',
    '/values',
    'the name "is old" is not allowed here',
  ],
  [
    'a named value that reads what the event of its user does not have',
    (d) => {
      d.values = { by: { '@expr': 'event.bye' } }
      d.states.closed.on.open.actions[0].params.count = { '@expr': 'values.by' }
    },
    'fields',
    '/states/closed/on/open/actions/0/params/count',
    'has no "bye"',
  ],
  [
    'a field of an event misspelt',
    (d) => (d.states.closed.on.open.actions[0].params.count = { '@expr': 'event.bye' }),
    'fields',
    '/states/closed/on/open/actions/0/params/count',
    'has no "bye"',
  ],
  [
    'an assigned field that is not declared',
    (d) => (d.states.open.entry = [{ type: 'assign', params: { total: 1 } }]),
    'fields',
    '/states/open/entry/0',
    '"total" is not declared',
  ],
  [
    'a declared field without a first value',
    (d) => delete d.context.count,
    'fields',
    '/schemas/context/properties/count',
    'no initial value',
  ],
  [
    'an input that is not declared',
    (d) => (d.context.count = { '@expr': 'input.n' }),
    'fields',
    '/context/count',
    '"input.n" is not declared',
  ],
  [
    'an event nobody handles',
    (d) => (d.schemas.events.lock = {}),
    'events',
    '/schemas/events/lock',
    'no state handles',
  ],
  [
    'an event nobody declares',
    (d) => (d.states.open.on.lock = { target: 'closed' }),
    'events',
    '/states/open/on/lock',
    'not declared',
  ],
  [
    'an own event nobody raises',
    (d) => (d.states.open.on['own.lock'] = { target: 'closed' }),
    'events',
    '/states/open/on/own.lock',
    'never raised',
  ],
  [
    'a raised event nobody handles',
    (d) => (d.states.open.entry = [{ type: 'raise', params: { event: { type: 'own.x' } } }]),
    'events',
    '/states/open/entry/0',
    'no state handles the raised',
  ],
  [
    'an emitted event nobody declares',
    (d) => (d.schemas.emitted = {}),
    'events',
    '/states/closed/on/open/actions/1',
    'not declared in schemas.emitted',
  ],
  [
    'a declared event nobody emits',
    (d) => (d.schemas.emitted.closed = {}),
    'events',
    '/schemas/emitted/closed',
    'never emitted',
  ],
  [
    'a dead end',
    (d) => {
      d.states.open.on = { close: {} }
    },
    'dead-end',
    '/states/open',
    'no way out',
  ],
  [
    'a branch that never wins',
    (d) => (d.states.open.on.close = [{ target: 'closed' }, { target: 'closed' }]),
    'shadowed',
    '/states/open/on/close/0',
    'are never taken',
  ],
  [
    'always without a last resort',
    (d) =>
      (d.states.open.always = [
        { guard: { '@expr': 'context.count > 1' }, target: 'closed' },
        { guard: { '@expr': 'context.count > 2' }, target: 'closed' },
      ]),
    'open-end',
    '/states/open/always',
    'must have no guard',
  ],
  [
    'a state without a description',
    (d) => delete d.states.open.description,
    'description',
    '/states/open',
    'not described',
  ],
  [
    'a state no path leads to',
    (d) => (d.states.lost = { description: 'Lost.', on: { close: { target: 'closed' } } }),
    'reachable',
    '/states/lost',
    'no path leads here',
  ],
  [
    'a transition no path takes',
    (d) => (d.states.open.on.open = { guard: { '@expr': 'context.count > 99' }, target: 'closed' }),
    'exercised',
    '/states/open/on/open',
    'no path takes',
  ],
  [
    'an example that its schema refuses',
    (d) => (d.schemas.events.open.examples = [{ by: 'one' }]),
    'examples',
    '/schemas/events/open',
    'must be number',
  ],
  [
    'a context its schema refuses',
    (d) => (d.schemas.context.properties.count.maximum = 2),
    'context',
    '',
    'must be <= 2',
  ],
  [
    'a context without bounds',
    (d) => {
      d.context.count = 0
      d.states.closed.on.open.actions[0].params.count = {
        '@expr': '(context.count * 7.3 + 0.37) % 7',
      }
      d.states.open.on.close.guard = { '@expr': 'true' }
    },
    'bounded',
    '',
    '',
  ],
  [
    'an endless loop',
    (d) => {
      d.states.open.always = { target: 'closed' }
      d.states.closed.always = { target: 'open' }
    },
    'total',
    '',
    'Infinite loop',
  ],
]

describe('conformance', () => {
  const check = (document: MachineDocument) => checkConformance(document, catalogue)

  it('finds nothing in a sound machine', () => {
    const { problems, states, transitions, snapshots } = check(sound())
    expect(problems).toEqual([])
    expect([states.total, states.missed, transitions.total, transitions.missed]).toEqual([
      3,
      [],
      2,
      [],
    ])
    expect(snapshots).toBe(15)
  })

  it.each(seeds)('[PAGEBUILDER-07] finds %s', (_, change, rule, at, says) => {
    const document = sound()
    change(document)
    expect(check(document).problems).toContainEqual({
      rule,
      at,
      message: expect.stringContaining(says),
    })
  })

  it('finds a guard that throws', () => {
    const document = sound()
    document.states!['open']!.on!['close'] = { target: 'closed', guard: { type: 'isFine' } }
    const own = { ...catalogue, guards: { isFine: { description: 'Throws.' } } }
    const isFine = () => {
      throw new Error('no such element')
    }
    const { problems } = checkConformance(document, own, [{ guards: { isFine } }])
    expect(problems).toContainEqual({
      rule: 'total',
      at: '',
      message: expect.stringContaining('no such element'),
    })
  })

  it('[PAGEBUILDER-07] finds own implementations that are missing, undescribed or unused', () => {
    const document = { ...sound(), invoke: { src: 'count', input: {} } }
    const described = { actors: { count: { description: 'Counts.', input: {} } } }
    const check = (implementations: Implementations) =>
      checkImplementations(document, described, implementations).map(({ message }) => message)
    expect(check({ actors: { count: {} } })).toEqual([])
    expect(check({})).toEqual(['"count" is described, but not implemented'])
    expect(check({ actors: { count: {}, sum: {} } })).toEqual([
      '"sum" is implemented, but not described',
    ])
    delete (document as MachineDocument).invoke
    expect(check({ actors: { count: {} } })).toEqual(['"count" is not used by the machine'])
  })

  it('[PAGEBUILDER-07] finds host ports that are taken and not named, or named and not taken', () => {
    const check = (ports: string[], taken: string[]) =>
      checkImplementations(sound(), { ports }, {}, taken).map(({ message }) => message)
    expect(check(['host'], ['host'])).toEqual([])
    expect(check([], ['host'])).toEqual([
      'the host port "host" is used by the implementations, but not listed',
    ])
    expect(check(['host', 'scroll'], ['host'])).toEqual([
      'the host port "scroll" is listed, but not used by the implementations',
    ])
  })

  it('[PAGEBUILDER-06] accepts the machine that the guide shows how to add', () => {
    const guide = readFileSync('docs/guides/machines.md', 'utf8')
    const example = JSON.parse(
      /```json[^\n]*\n(\{\n {2}"\$schema"[\s\S]*?)```/.exec(guide)?.[1] ?? 'null',
    )
    expect(check(example).problems).toEqual([])
    expect(check(example).transitions.total).toBe(4)
  })

  it('is needed: XState itself says nothing to most of these', () => {
    const silent = [
      { entry: [{ type: 'nope' }], states: { a: { onn: {} } }, initial: 'a' },
      { initial: 'a', states: { a: { after: { '5s': { target: 'b' } } }, b: {} } },
    ]
    for (const config of silent) {
      expect(() => createActor(createMachine(config as never)).getSnapshot()).not.toThrow()
    }
  })
})
