import type { MachineCatalogue } from '../read/machine-catalogue.ts'

type Schema = Record<string, unknown>

/** Names a document declares itself, in `actions`, `guards` and `delays`. */
const ownName = { type: 'string', pattern: '^own\\.[A-Za-z]\\w*$' }
const text = { type: 'string' }
const ref = (name: string) => ({ $ref: `#/$defs/${name}` })
const object = (properties: Schema, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...(required.length && { required }),
})
const oneOrMany = (schema: Schema): Schema => ({
  if: { type: 'array' },
  then: { type: 'array', minItems: 1, items: schema },
  else: schema,
})
const mapOf = (names: Schema, values: Schema): Schema => ({
  type: 'object',
  propertyNames: names,
  additionalProperties: values,
})
const whenType = (type: string, properties: Schema, required: string[] = []): Schema => ({
  if: { type: 'object', properties: { type: { const: type } }, required: ['type'] },
  then: { type: 'object', properties, ...(required.length && { required }) },
})

/**
 * The schema of machine documents. Its names are those of the catalogue, so that an editor marks an
 * unknown one. Pure: the same catalogue gives the same text.
 */
export function generateMachineSchema(catalogue: MachineCatalogue): string {
  return `${JSON.stringify(toMachineSchema(catalogue), null, 2)}\n`
}

export function toMachineSchema(catalogue: MachineCatalogue): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'machine.schema.json',
    $comment: 'Generated from the catalogue of implementations by npm run generate. Do not edit.',
    title: 'Machine document',
    description: 'A statechart as data, in the canonical form. See docs/guides/machines.md.',
    type: 'object',
    ...ref('machine'),
    $defs: {
      expression: {
        description: 'Computed. See "Expressions" in docs/guides/machines.md.',
        ...object({ '@expr': { type: 'string', minLength: 1 } }, ['@expr']),
      },
      actionName: { type: 'string', enum: Object.keys(catalogue.actions).toSorted() },
      actorName: { type: 'string', enum: Object.keys(catalogue.actors).toSorted() },
      action: toActionSchema(catalogue),
      actions: { type: 'array', items: ref('action') },
      guard: toGuardSchema(catalogue),
      transition: toTransitionSchema(),
      transitions: oneOrMany(ref('transition')),
      invoke: toInvokeSchema(catalogue),
      node: { type: 'object', properties: nodeProperties, allOf: nodeRules },
      state: { type: 'object', ...ref('node'), unevaluatedProperties: false },
      machine: toRootSchema(),
      persist: persistSchema,
      schemas: schemasSchema,
    },
  }
}

function toActionSchema({ actions }: MachineCatalogue): Schema {
  return {
    ...object({ type: { anyOf: [ref('actionName'), ownName] }, params: { type: 'object' } }, [
      'type',
    ]),
    allOf: Object.entries(actions).map(([name, { description, params }]) =>
      whenType(
        name,
        { params: { description, ...computed(params) } },
        isNeeded(params) ? ['params'] : [],
      ),
    ),
  }
}

function toGuardSchema({ guards }: MachineCatalogue): Schema {
  const composites = ['xstate.and', 'xstate.or', 'xstate.not', 'xstate.stateIn']
  const names = [...Object.keys(guards), ...composites].toSorted()
  const several = object({ guards: { type: 'array', minItems: 2, items: ref('guard') } }, [
    'guards',
  ])
  const named: Schema = {
    ...object(
      { type: { anyOf: [{ type: 'string', enum: names }, ownName] }, params: { type: 'object' } },
      ['type'],
    ),
    allOf: [
      whenType('xstate.and', { params: several }, ['params']),
      whenType('xstate.or', { params: several }, ['params']),
      whenType('xstate.not', { params: object({ guard: ref('guard') }, ['guard']) }, ['params']),
      whenType('xstate.stateIn', { params: object({ stateId: text }, ['stateId']) }, ['params']),
      ...Object.entries(guards).map(([name, { params = object({}) }]) =>
        whenType(name, { params: computed(params) }, isNeeded(params) ? ['params'] : []),
      ),
    ],
  }
  return { ...expressionOr(named) }
}

function toTransitionSchema(): Schema {
  return object({
    description: text,
    target: { type: 'string', description: 'A sibling, `.child` or `#id`. Without it: no change.' },
    guard: ref('guard'),
    actions: ref('actions'),
    reenter: { type: 'boolean', description: 'Leaves and enters the source state as well.' },
  })
}

function toInvokeSchema({ actors }: MachineCatalogue): Schema {
  return {
    ...object(
      {
        src: ref('actorName'),
        id: text,
        description: text,
        input: {},
        onDone: ref('transitions'),
        onError: ref('transitions'),
      },
      ['src'],
    ),
    allOf: Object.entries(actors).map(([name, { description, input }]) => ({
      if: { type: 'object', properties: { src: { const: name } }, required: ['src'] },
      then: {
        type: 'object',
        properties: { input: { description, ...computed(input) } },
        ...(isNeeded(input) && { required: ['input'] }),
      },
    })),
  }
}

const stateName = { type: 'string', pattern: '^[A-Za-z][\\w-]*$' }
const eventName = { type: 'string', pattern: '^(\\*|[A-Za-z][\\w-]*(\\.[\\w-]+)*(\\.\\*)?)$' }
const delayName = { type: 'string', pattern: '^(\\d+|own\\.[A-Za-z]\\w*)$' }

const nodeProperties: Schema = {
  id: text,
  description: { type: 'string', description: 'What this state means to a visitor.' },
  type: { type: 'string', enum: ['parallel', 'final', 'history'] },
  history: { type: 'string', enum: ['shallow', 'deep'] },
  target: text,
  initial: text,
  tags: { type: 'array', items: text, uniqueItems: true },
  entry: ref('actions'),
  exit: ref('actions'),
  invoke: oneOrMany(ref('invoke')),
  on: mapOf(eventName, ref('transitions')),
  always: ref('transitions'),
  after: mapOf(delayName, ref('transitions')),
  onDone: ref('transitions'),
  output: {},
  states: { minProperties: 1, ...mapOf(stateName, ref('state')) },
  meta: object({
    terminal: { type: 'boolean', description: 'This state has no outgoing transition on purpose.' },
    tests: object({
      inputs: {
        description: 'Inputs the conformance tests start the machine with.',
        type: 'array',
        minItems: 1,
        items: { type: 'object' },
      },
      outputs: {
        description:
          'Outputs with which the conformance tests complete an invoked actor, by its src.',
        type: 'object',
        additionalProperties: { type: 'array', minItems: 1 },
      },
    }),
  }),
}

const nodeRules: Schema[] = [
  {
    if: {
      type: 'object',
      required: ['states'],
      not: { type: 'object', properties: { type: { const: 'parallel' } }, required: ['type'] },
    },
    then: { type: 'object', required: ['initial'] },
  },
]

const persistSchema = object(
  {
    storage: { type: 'string', enum: ['cookie', 'local', 'session'] },
    key: text,
    fields: { type: 'array', minItems: 1, items: text, uniqueItems: true },
    newest: {
      ...text,
      description:
        'One of the fields, a number: a record in which it is greater is never overwritten.',
    },
    days: { type: 'number', minimum: 0 },
    sameSite: { type: 'string', enum: ['lax', 'strict', 'none'] },
    secure: { type: 'boolean' },
  },
  ['storage', 'key', 'fields'],
)

const storesSchema = {
  description: 'What its implementations keep in the browser besides.',
  type: 'array',
  minItems: 1,
  items: object(
    {
      in: { type: 'string', enum: ['cookie', 'local', 'session'] },
      name: { description: 'With `prefix`, the start of the name.', type: 'string', minLength: 1 },
      match: { type: 'string', enum: ['exact', 'prefix'] },
    },
    ['in', 'name', 'match'],
  ),
}

const schemasSchema = object({
  input: { type: 'object' },
  context: { type: 'object' },
  output: { type: 'object' },
  events: { ...mapOf(eventName, { type: 'object' }) },
  emitted: { ...mapOf(eventName, { type: 'object' }) },
})

function toRootSchema(): Schema {
  return {
    ...ref('node'),
    type: 'object',
    required: ['id', 'description'],
    properties: {
      $schema: text,
      version: text,
      context: { type: 'object' },
      actions: mapOf(ownName, ref('actions')),
      values: {
        description: 'Expressions by name, for others to use: values.isDue.',
        ...mapOf(
          { type: 'string', pattern: '^[A-Za-z]\\w*$' },
          object({ '@expr': text, description: text }, ['@expr']),
        ),
      },
      guards: mapOf(ownName, object({ description: text, when: ref('guard') }, ['when'])),
      delays: mapOf(
        ownName,
        object({ duration: expressionOr({ type: 'number', minimum: 0 }) }, ['duration']),
      ),
      persist: ref('persist'),
      stores: storesSchema,
      needsComponent: {
        description: 'Slices draw its state in a component: a wiring with `binding` is refused.',
        const: true,
      },
      schemas: ref('schemas'),
    },
    unevaluatedProperties: false,
  }
}

function isNeeded({ required, minProperties }: Schema): boolean {
  return Boolean(minProperties) || (Array.isArray(required) && required.length > 0)
}

/** The same schema, where any inner value may also be an expression. */
function computed(schema: Schema): Schema {
  const { properties, items, additionalProperties } = schema
  const each = (inner: unknown): unknown =>
    inner && typeof inner === 'object' ? expressionOr(computed(inner as Schema)) : inner
  return {
    ...schema,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, each(inner)]),
          ),
        }
      : {}),
    ...(items ? { items: each(items) } : {}),
    ...(additionalProperties ? { additionalProperties: each(additionalProperties) } : {}),
  }
}

/** Not `anyOf`, whose error would list both branches. */
function expressionOr(schema: Schema): Schema {
  if (Object.keys(schema).length === 0) return schema
  return {
    if: { type: 'object', required: ['@expr'] },
    then: ref('expression'),
    else: schema,
  }
}
