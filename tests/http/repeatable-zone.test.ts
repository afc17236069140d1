/** Slices whose rows are in `items`, beside the fields of the slice. */
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { Kinds, SliceModule, Validators } from '#runtime'
import { createAjv } from '#compiler/read/create-ajv.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import * as validators from 'virtual:slicewright/validators'
import { kinds } from '#tests/support/create-test-site.ts'
import { brokenLink, createLandingPage, slice, webLink } from '#tests/support/documents.ts'
import { startTestHandler } from '#tests/support/start-test-handler.ts'

const ajv = createAjv(loadSchemas([repositoryRoot]))
const rows = ajv.compile({
  type: 'object',
  required: ['heading'],
  properties: {
    heading: { $ref: 'field:key-text' },
    rows: {
      $ref: 'field:group',
      items: {
        type: 'object',
        required: ['label'],
        properties: { label: { $ref: 'field:key-text' }, link: { $ref: 'field:link' } },
      },
    },
  },
}) as Validators['slices'][string]

const fields = {
  heading: 'key-text' as const,
  rows: { group: { label: 'key-text' as const, link: 'link' as const }, required: ['label'] },
}
const known: Kinds = {
  ...kinds,
  slices: {
    ...kinds.slices,
    rows: { fields, items: 'rows', required: ['heading'], version: 1, variations: ['default'] },
  },
}

interface Row {
  label: string
  link?: { href: string }
}

const component = ({
  fields: { heading, rows: list = [] },
}: {
  fields: { heading: string; rows?: Row[] }
}) =>
  createElement(
    'section',
    null,
    createElement('h2', null, heading),
    ...list.map(({ label, link }) => createElement('a', { key: label, href: link?.href }, label)),
  )

function start(section: object) {
  return startTestHandler({
    documents: [createLandingPage({ body: [section] })],
    slices: { rows: { component } as unknown as SliceModule },
    overrides: {
      kinds: known,
      validators: { ...validators, slices: { ...validators.slices, rows } },
    },
  })
}

describe('the repeatable zone of a slice', () => {
  it('[PAGEBUILDER-02] is read, validated and drawn; what is wrong in it is told where it stands', async () => {
    const items = [
      { label: 'First', link: webLink('https://colloquy.example/one') },
      { label: 7 },
      { label: 'Third', link: brokenLink() },
      { label: '', link: { link_type: 'Any' } },
    ]
    const { getMain, issues } = start(slice('rows', { heading: 'Rows' }, { items }))
    expect(await getMain('/lp/a-page')).toContain(
      '<h2>Rows</h2><a href="https://colloquy.example/one">First</a><a>Third</a>',
    )
    expect(issues.map(({ path }) => path)).toEqual([
      '/data/body/0/items/1/label',
      // An index among the remaining rows: the row before it was removed.
      '/data/body/0/items/1/link',
    ])
  })

  it('[PAGEBUILDER-04] of a wrong form costs the rows alone', async () => {
    const { getMain, issues } = start(slice('rows', { heading: 'Rows' }, { items: 'none' }))
    expect(await getMain('/lp/a-page')).toContain('<h2>Rows</h2>')
    expect(issues.map(({ path }) => path)).toEqual(['/data/body/0/items'])
  })

  it('[OP49] is not asked for: a slice lacks nothing without', async () => {
    const { getMain, issues } = start(slice('rows', { heading: 'Rows' }))
    expect(await getMain('/lp/a-page')).toContain('<h2>Rows</h2>')
    expect(issues).toEqual([])
  })
})
