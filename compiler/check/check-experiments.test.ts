import { describe, expect, it } from 'vitest'
import { checkChanged } from '../testing/test-site.ts'

const file = 'site-config/experiments/lines.json'
const sound = {
  title: 'Lines',
  question: 'How many lines?',
  pageTypes: ['article'],
  variants: [
    { name: 'short', description: 'One line.' },
    { name: 'long', description: 'Ten lines.' },
  ],
  goals: ['Cake ordered'],
}
const actors = [
  { id: 'consent', machine: 'consent' },
  { id: 'experiment', machine: 'experiment', start: 'experiment' },
]
const listed = {
  name: 'experiment.',
  match: 'prefix',
  in: 'cookie',
  category: 'analytics',
  owner: 'site',
  purpose: 'Keeps a variant.',
  days: 90,
}

interface Around {
  file?: string
  actors?: object[]
  storage?: object[]
}

/** Of the experiment alone: the machines that the actors name are not there. */
const faultsOf = (change: object, around: Around = {}) =>
  checkChanged({
    [around.file ?? file]: JSON.stringify({ ...sound, ...change }),
    'site-config/behaviours.json': JSON.stringify({ actors: around.actors ?? actors }),
    'site-config/privacy.json': JSON.stringify({ storage: around.storage ?? [listed] }),
    'site-config/events.json': JSON.stringify({
      common: {},
      events: [{ name: 'Cake ordered', description: 'Somebody is hungry.', category: 'any' }],
    }),
  })
    .filter((fault) => fault.file.includes('experiments'))
    .map(({ path, message, hint }) => `${path} ${message} ${hint}`)

describe('[PAGEBUILDER-09] experiments', () => {
  it('are sound when what they name and need is there', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ winner: 'long' }, { actors: [], storage: [] })).toEqual([])
  })

  it.each([
    [
      { pageTypes: ['artcle'] },
      '/pageTypes/0 There is no page type "artcle". Did you mean "article"?',
    ],
    [
      { goals: ['Cake odered'] },
      '/goals/0 The event "Cake odered" is not in the catalogue. Did you mean "Cake ordered"?',
    ],
    [{ winner: 'lang' }, '/winner There is no variant "lang". Did you mean "long"?'],
    [
      { variants: [...sound.variants, { name: 'long', description: 'Again.' }] },
      '/variants/2/name Two variants are called "long". Rename one.',
    ],
    [
      { starts: '2026-12-02T00:00:00Z', ends: '2026-12-01T23:00:00-01:00' },
      '/ends The experiment ends before it starts. Exchange the two, or remove one.',
    ],
    [{ variants: sound.variants.slice(1) }, '/variants '],
    [{ starts: 'tomorrow' }, '/starts '],
  ])('name what is wrong: %j', (change, fault) => {
    const faults = faultsOf(change)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fault)
  })

  it.each<[string, Around, string]>([
    [
      'a name',
      { file: 'site-config/experiments/Lines.json' },
      'An experiment cannot be called "Lines".',
    ],
    ['who asks for consent', { actors: actors.slice(1) }, 'nothing asks for their consent'],
    [
      'who tells',
      { actors: actors.slice(0, 1) },
      'Nothing tells which variant a visitor has seen.',
    ],
    ['its cookie on the list', { storage: [] }, 'The cookie "experiment.lines" is kept'],
    [
      'it under analytics',
      { storage: [{ ...listed, category: 'ad' }] },
      'is kept with consent to analytics',
    ],
    [
      'it as a cookie',
      { storage: [{ ...listed, in: 'local', days: undefined }] },
      'is kept with consent',
    ],
  ])('need %s', (_, around, fault) => {
    const faults = faultsOf({}, around)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fault)
  })
})

describe('[PAGEBUILDER-11] a mixin of a slice', () => {
  const slice = 'slice-registry/slices/opening/schema.json'

  it('brings its fields, and must exist', () => {
    const withMixin = (name: string) =>
      checkChanged({ [slice]: (json) => void (json.allOf = [{ $ref: `mixin:${name}` }]) })
    expect(withMixin('variant')).toEqual([])
    expect(withMixin('varient')).toMatchObject([
      { file: slice, path: '/allOf/0', message: 'There is no mixin "varient".' },
    ])
  })
})
