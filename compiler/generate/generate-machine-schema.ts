import type { MachineCatalogue } from '../read/machine-catalogue.ts'

type Schema = Record<string, unknown>

/** Names a document declares itself, in `actions`, `guards` and `delays`. */
const ownName = { type: 'string', pattern: '^own\\.[A-Za-z]\\w*$' }
const text = { type: 'string' }
const words = (description: string) => ({ description, type: 'string' })
const ref = (name: string, description?: string) => ({
  ...(description === undefined ? {} : { description }),
  $ref: `#/$defs/${name}`,
})
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
    examples: [example],
    type: 'object',
    ...ref('machine'),
    $defs: {
      expression: {
        description: 'Computed. See docs/reference/expressions.md.',
        ...object({ '@expr': { ...words('The expression.'), minLength: 1 } }, ['@expr']),
      },
      actionName: { type: 'string', enum: Object.keys(catalogue.actions).toSorted() },
      actorName: { type: 'string', enum: Object.keys(catalogue.actors).toSorted() },
      action: toActionSchema(catalogue),
      actions: { type: 'array', items: ref('action') },
      guard: toGuardSchema(catalogue),
      transition: toTransitionSchema(),
      transitions: oneOrMany(ref('transition')),
      invoke: toInvokeSchema(catalogue),
      node: {
        title: 'State',
        description: 'A state, and what happens in it.',
        type: 'object',
        properties: nodeProperties,
        allOf: nodeRules,
      },
      state: { type: 'object', ...ref('node'), unevaluatedProperties: false },
      machine: toRootSchema(),
      persist: persistSchema,
      schemas: schemasSchema,
    },
  }
}

function toActionSchema({ actions }: MachineCatalogue): Schema {
  return {
    description: 'Something that is done: an action of the list below, or one of `actions`.',
    ...object(
      {
        type: { description: 'Its name.', anyOf: [ref('actionName'), ownName] },
        params: { description: 'What it takes. Values may be expressions.', type: 'object' },
      },
      ['type'],
    ),
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
      {
        type: {
          description: 'Its name, one of `guards`, or one of XState’s own.',
          anyOf: [{ type: 'string', enum: names }, ownName],
        },
        params: { description: 'What it takes.', type: 'object' },
      },
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
  return { description: 'A condition: an expression, or a guard by name.', ...expressionOr(named) }
}

/** Behaviour that a reader knows from pages of questions and answers. */
const example: Schema = {
  $schema: '../../schemas/machine.schema.json',
  id: 'panel',
  description: 'A part of a page that opens and closes, and says how often it was opened.',
  context: { opened: 0 },
  schemas: {
    context: { type: 'object', properties: { opened: { type: 'integer' } } },
    events: { 'panel.toggle': { type: 'object' } },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the heading is visible.',
      on: {
        'panel.toggle': {
          target: 'open',
          actions: [{ type: 'assign', params: { opened: { '@expr': 'context.opened + 1' } } }],
        },
      },
    },
    open: {
      description: 'The text is visible.',
      tags: ['open'],
      on: { 'panel.toggle': { target: 'closed' } },
    },
  },
}

function toTransitionSchema(): Schema {
  return object({
    description: words('Why it is taken.'),
    target: { type: 'string', description: 'A sibling, `.child` or `#id`. Without it: no change.' },
    guard: ref('guard', 'Taken only while this holds; the next one is tried otherwise.'),
    actions: ref('actions', 'What happens on the way, in order.'),
    reenter: { type: 'boolean', description: 'Leaves and enters the source state as well.' },
  })
}

function toInvokeSchema({ actors }: MachineCatalogue): Schema {
  return {
    ...object(
      {
        src: ref('actorName', 'Name of the actor.'),
        id: words('What others reach it by; its name when absent.'),
        description: words('What it is there for.'),
        input: { description: 'What it is given. Values may be expressions.' },
        onDone: ref('transitions', 'Taken when it has ended, with its output in the event.'),
        onError: ref('transitions', 'Taken when it has failed.'),
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
  id: words('What `#id` in a target refers to; of the machine, the name of its folder.'),
  description: words('What this state means to a visitor.'),
  type: {
    description: 'All states in it are active at once; or it ends the machine; or it goes back.',
    type: 'string',
    enum: ['parallel', 'final', 'history'],
  },
  history: {
    description: 'How far back a history state goes: its siblings, or all below them.',
    type: 'string',
    enum: ['shallow', 'deep'],
  },
  target: words('Of a history state: where it goes the first time.'),
  initial: words('The state inside it that is entered first.'),
  tags: {
    description: 'What markup and analytics follow, whichever states have it.',
    type: 'array',
    items: text,
    uniqueItems: true,
  },
  entry: ref('actions', 'Done whenever the state is entered.'),
  exit: ref('actions', 'Done whenever it is left.'),
  invoke: {
    description: 'Actors that run while the state is active.',
    ...oneOrMany(ref('invoke')),
  },
  on: {
    description: 'Transitions by event: `panel.toggle`, `panel.*`, or `*` for any other.',
    ...mapOf(eventName, ref('transitions')),
  },
  always: ref('transitions', 'Taken without an event as soon as a guard holds.'),
  after: {
    description: 'Transitions by delay: milliseconds, or one of `delays`.',
    ...mapOf(delayName, ref('transitions')),
  },
  onDone: ref('transitions', 'Taken when a final state inside it is reached.'),
  output: { description: 'Of a final state: what the machine ends with.' },
  states: {
    description: 'The states inside it, by name.',
    minProperties: 1,
    ...mapOf(stateName, ref('state')),
  },
  meta: {
    description: 'Said to the checks alone.',
    ...object({
      terminal: {
        type: 'boolean',
        description: 'This state has no outgoing transition on purpose.',
      },
      tests: {
        description: 'What the conformance tests try it with.',
        ...object({
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
      },
    }),
  },
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

const persistSchema: Schema = {
  description: 'What of the context is kept in the browser, and read again at the next start.',
  ...object(
    {
      storage: {
        description: 'Where it is kept.',
        type: 'string',
        enum: ['cookie', 'local', 'session'],
      },
      key: words('Name of the cookie or entry; it stands in privacy.json.'),
      fields: {
        description: 'Keys of the context.',
        type: 'array',
        minItems: 1,
        items: text,
        uniqueItems: true,
      },
      newest: {
        ...text,
        description:
          'One of the fields, a number: a record in which it is greater is never overwritten.',
      },
      days: { description: 'Of a cookie: how long it is kept.', type: 'number', minimum: 0 },
      sameSite: {
        description: 'Of a cookie: with which requests it is sent.',
        type: 'string',
        enum: ['lax', 'strict', 'none'],
      },
      secure: { description: 'Of a cookie: over HTTPS alone.', type: 'boolean' },
    },
    ['storage', 'key', 'fields'],
  ),
}

const storesSchema = {
  description: 'What its implementations keep in the browser besides.',
  type: 'array',
  minItems: 1,
  items: object(
    {
      in: {
        description: 'Where it is kept.',
        type: 'string',
        enum: ['cookie', 'local', 'session'],
      },
      name: { description: 'With `prefix`, the start of the name.', type: 'string', minLength: 1 },
      match: {
        description: 'Whether that is the whole name.',
        type: 'string',
        enum: ['exact', 'prefix'],
      },
    },
    ['in', 'name', 'match'],
  ),
}

const schemasSchema: Schema = {
  description: 'JSON Schemas of what goes in and comes out; types are made of them.',
  ...object({
    input: { description: 'What the machine is started with.', type: 'object' },
    context: { description: 'What it remembers.', type: 'object' },
    output: { description: 'What it ends with.', type: 'object' },
    events: {
      description: 'What each event brings, by its name.',
      ...mapOf(eventName, { type: 'object' }),
    },
    emitted: {
      description: 'What each emitted event brings, by its name.',
      ...mapOf(eventName, { type: 'object' }),
    },
  }),
}

function toRootSchema(): Schema {
  return {
    ...ref('node'),
    type: 'object',
    required: ['id', 'description'],
    properties: {
      $schema: text,
      version: words('For readers; nothing depends on it.'),
      context: {
        description: 'What it remembers at first. Values may be expressions over the input.',
        type: 'object',
      },
      actions: {
        description: 'Lists of actions by name, for others to use: own.remember.',
        ...mapOf(ownName, ref('actions')),
      },
      values: {
        description: 'Expressions by name, for others to use: values.isDue.',
        ...mapOf(
          { type: 'string', pattern: '^[A-Za-z]\\w*$' },
          object({ '@expr': words('The expression.'), description: words('What it says.') }, [
            '@expr',
          ]),
        ),
      },
      guards: {
        description: 'Guards by name, for others to use: own.isDue.',
        ...mapOf(
          ownName,
          object({ description: words('What it asks.'), when: ref('guard', 'When it holds.') }, [
            'when',
          ]),
        ),
      },
      delays: {
        description: 'Delays by name, for `after`: own.patience.',
        ...mapOf(
          ownName,
          object(
            {
              duration: {
                description: 'In milliseconds.',
                ...expressionOr({ type: 'number', minimum: 0 }),
              },
            },
            ['duration'],
          ),
        ),
      },
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
