import { expect, it } from 'vitest'
import { everyKind, loadEveryKind } from './testing/every-kind.ts'
import { buildKinds } from './generate-kinds.ts'

it('names the kind of every field, of groups field by field', () => {
  const { fields } = buildKinds(loadEveryKind()).documents.everything!
  for (const [name, { $ref }] of Object.entries(everyKind)) {
    expect(`${name} ${JSON.stringify(fields[name])}`).toBe(
      name === 'group'
        ? 'group {"group":{"label":"key-text","inner":"link"},"required":["label"]}'
        : `${name} "${$ref.replace('field:', '')}"`,
    )
  }
})

it('tells what is required and which fields of related documents come along', () => {
  expect(buildKinds(loadEveryKind()).documents.everything).toMatchObject({
    repeatable: true,
    version: 2,
    required: ['title'],
    links: ['everything.title', 'everything.number'],
  })
})

it('hydrates a slice with a machine when it is seen, and none without', () => {
  const { slices } = buildKinds(loadEveryKind())
  expect(slices.bar).toMatchObject({
    frame: true,
    machine: 'bar',
    hydrate: 'visible',
    messages: ['a.b'],
  })
  expect(slices.every_thing).toMatchObject({
    frame: false,
    machine: null,
    hydrate: null,
    variations: ['default', 'withPicture'],
    eagerImage: null,
  })
})
