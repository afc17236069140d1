import { expect, it } from 'vitest'
import { everyKind, loadEveryKind } from '../testing/every-kind.ts'
import { buildKinds } from './generate-kinds.ts'

it('names the kind of every field, of groups field by field', () => {
  const { fields } = buildKinds(loadEveryKind()).documents['everything']!
  for (const [name, { $ref }] of Object.entries(everyKind)) {
    expect(`${name} ${JSON.stringify(fields[name])}`).toBe(
      name === 'group'
        ? 'group {"group":{"label":"key-text","inner":"link"},"required":["label"]}'
        : `${name} "${$ref.replace('field:', '')}"`,
    )
  }
})

it('tells what is required and which fields of related documents come along', () => {
  expect(buildKinds(loadEveryKind()).documents['everything']).toMatchObject({
    repeatable: true,
    version: 2,
    required: ['title'],
    links: ['everything.title', 'everything.number'],
  })
})

it('hydrates a slice with a machine when it is seen, and none without', () => {
  const { slices } = buildKinds(loadEveryKind())
  expect(slices['bar']).toMatchObject({
    frame: true,
    machine: 'bar',
    hydrate: 'visible',
    messages: ['a.b'],
  })
  expect(slices['every_thing']).toMatchObject({
    frame: false,
    machine: null,
    hydrate: null,
    variations: ['default', 'withPicture'],
    eagerImage: null,
  })
})

it('[CONTENT-07] lets linked documents bring what their schemas name, and what a field asks for beside', () => {
  const schemas = loadEveryKind()
  const everything = schemas.documents.get('everything')!
  everything.schema['x-linked'] = ['title', 'link']
  const { links, linked } = buildKinds(schemas).documents['everything']!
  expect(links).toEqual(['everything.title', 'everything.link', 'everything.number'])
  expect(linked).toEqual(['title', 'link'])
})

it('hands the runtime what a slice shows beside its own fields', () => {
  const schemas = loadEveryKind()
  const list = { documents: '/group/*/inner' }
  Object.assign(schemas.slices.get('every_thing')!.wiring, { shared: 'everything', list })
  expect(buildKinds(schemas).slices['every_thing']).toMatchObject({ shared: 'everything', list })
  expect(buildKinds(loadEveryKind()).slices['every_thing']?.shared).toBeUndefined()
})
