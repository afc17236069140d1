import { describe, expect, it } from 'vitest'
import { usualBudget } from '../generate/slice-budgets.ts'
import { checkChanged, itFinds } from '../testing/test-site.ts'

const wiring = 'slice-registry/slices/opening/wiring.json'

describe('[PAGEBUILDER-09] wirings', () => {
  itFinds([
    [
      'an unknown machine',
      wiring,
      (json) => void (json.machine = 'openr'),
      '/machine',
      /no machine "openr"/,
      /"opener"/,
    ],
    [
      'input the machine does not take',
      wiring,
      (json) => void (json.input.labl = '/label'),
      '/input/labl',
      /has no input "labl"/,
      /"label"/,
    ],
    [
      'input the machine needs',
      wiring,
      (json) => void (json.input = {}),
      '/input',
      /needs the input "count"/,
    ],
    [
      'input from a field that does not exist',
      wiring,
      (json) => void (json.input.label = '/lable'),
      '/input/label',
      /no "lable"/,
      /"label"/,
    ],
    [
      'a count of what is no list',
      wiring,
      (json) => void (json.input.count = { count: '/label' }),
      '/input/count/count',
      /of kind key-text, which cannot be counted/,
    ],
    [
      'an unknown message',
      wiring,
      (json) => void (json.messages = ['articl.date']),
      '/messages/0',
      /no message "articl\.date"/,
      /"article\.date"/,
    ],
    [
      'an eager image that is none',
      wiring,
      (json) => void (json.eagerImage = '/label'),
      '/eagerImage',
      /of kind key-text, not image/,
    ],
    [
      'an unknown actor',
      'slice-registry/slices/main-menu/wiring.json',
      (json) => void (json.actors = ['consnt']),
      '/actors/0',
      /no site-wide actor "consnt"/,
      /"consent"/,
    ],
    [
      'a budget below nothing',
      wiring,
      (json) => void (json.budget = { html: -1 }),
      '/budget/html',
      /-1 must be >= 0/,
    ],
    [
      'a budget for what is not counted',
      wiring,
      (json) => void (json.budget = { scripts: 5000 }),
      '/budget/scripts',
      /The key "scripts" is unknown here/,
      /"script"/,
    ],
    [
      'a budget that every slice has',
      wiring,
      (json) => void (json.budget = { style: usualBudget.style }),
      '/budget/style',
      /1200 bytes are what every slice may have/,
      /Remove it/,
    ],
    [
      'a budget for script without machine',
      'slice-registry/slices/main-menu/wiring.json',
      (json) => void (json.budget = { script: 100 }),
      '/budget/script',
      /has no effect without a machine/,
    ],
    [
      'hydration without machine',
      'slice-registry/slices/main-menu/wiring.json',
      (json) => void (json.hydrate = 'idle'),
      '/hydrate',
      /has no effect without a machine/,
    ],
  ])
})

it('[PAGEBUILDER-09] a slice is not bound to a machine that needs a component', () => {
  const faultsOf = (binding?: string) =>
    checkChanged({
      'machines/opener/machine.json': (json) => void (json.needsComponent = true),
      [wiring]: (json) => void (json.binding = binding),
    })
  expect(faultsOf()).toEqual([])
  expect(faultsOf('elements')).toEqual([
    {
      file: wiring,
      path: '/binding',
      message: expect.stringContaining('The machine "opener" needs a component'),
      hint: expect.stringContaining('Remove "binding"'),
    },
  ])
})

describe('[PAGEBUILDER-09] a slice that needs no wiring', () => {
  const slice = {
    $id: 'slice:plain',
    title: 'Plain',
    description: 'A line of text.',
    'x-version': 1,
    'x-variations': { default: 'The only variation.' },
    type: 'object',
    properties: { text: { $ref: 'field:key-text', title: 'Text', maxLength: 40 } },
  }
  const schema = { 'slice-registry/slices/plain/schema.json': JSON.stringify(slice) }
  const plain = 'slice-registry/slices/plain/wiring.json'

  it('has no file for it', () => {
    expect(checkChanged(schema)).toEqual([])
  })

  it.each([
    ['its schema alone', { $schema: '../../../schemas/slice-wiring.schema.json' }],
    ['defaults alone', { frame: false, actors: [], input: {} }],
  ])('is told to remove a file that holds %s', (_, wiring) => {
    expect(checkChanged({ ...schema, [plain]: JSON.stringify(wiring) })).toEqual([
      {
        file: plain,
        path: '',
        message: 'This wiring has no effect: it contains only defaults.',
        hint: 'Remove the file, or add a setting that differs from its default.',
      },
    ])
  })

  it('keeps a file that says one thing', () => {
    expect(checkChanged({ ...schema, [plain]: '{ "frame": true }' })).toEqual([])
  })
})
