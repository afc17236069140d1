import { describe, expect, it } from 'vitest'
import type { Field } from '#compiler/read/to-fields.ts'
import type { DeskExperiment, DeskType, DocumentSummary } from '../../desk-types.ts'
import { summarize } from '../../summarize.ts'
import { fitExperiments } from './fit-experiments.ts'
import { groupTypes } from './group-types.ts'
import { nameOption } from './name-option.ts'
import { searchDocuments } from './search-documents.ts'

const field = (name: string, options?: Record<string, string>): Field => ({
  name,
  kind: 'key-text',
  title: name,
  description: undefined,
  required: false,
  editor: options ? { options } : {},
  schema: { $ref: 'field:key-text', title: name },
})

const type = (name: string, title: string, more: Partial<DeskType> = {}): DeskType => ({
  type: name,
  title,
  description: '',
  repeatable: true,
  isPage: true,
  tabs: [],
  ...more,
})

const types = [
  type('pricing_page', 'Price list', { repeatable: false }),
  type('landing_page', 'Landing page'),
  type('author', 'Author', { isPage: false }),
]

describe('words of editors', () => {
  it.each([
    ['pfSignIn', 'Sign-in to the platform'],
    ['freeTrial', 'Free trial'],
    ['landing-page', 'Landing page'],
    ['client_use_case', 'Client use case'],
    ['pricing_page', 'Price list'],
    ['Europe/Berlin', 'Europe/Berlin'],
    ['EUR', 'EUR'],
    ['', ''],
  ])('[PAGEBUILDER-11] the option %s is %s', (value, words) => {
    const options = { pfSignIn: 'Sign-in to the platform' }
    expect(nameOption(value, field('type', options), { types })).toBe(words)
  })

  it('[PAGEBUILDER-11] a document is found by title, address, kind and text, in this order', () => {
    const document = (id: string, more: Partial<DocumentSummary>): DocumentSummary => ({
      id,
      uid: null,
      type: 'landing_page',
      lang: 'en-us',
      title: id,
      text: '',
      sections: [],
      published: null,
      isDraft: false,
      alternates: [],
      ...more,
    })
    const documents = [
      document('says', { text: 'All about pricing.' }),
      document('is', { type: 'pricing_page', title: 'You pay for learners', path: '/costs/' }),
      document('leads', { path: '/pricing/', title: 'What it is' }),
    ]
    const find = (words: string) => searchDocuments(documents, words, { types }).map(({ id }) => id)
    expect(find('Pricing')).toEqual(['is', 'leads', 'says'])
    expect(find('pay costs')).toEqual(['is'])
    expect(find('about landing')).toEqual(['says'])
    expect(find('price')).toEqual(['is'])
    expect(find(' ')).toHaveLength(3)
    expect(find('nothing')).toEqual([])
  })

  it('[PAGEBUILDER-11] what a document is found by is read whatever its file holds', () => {
    const body = [{ slice_type: 'quote', primary: { quote: [{ text: 'Said' }] } }]
    expect(summarize({ title: [{ text: 'Title' }], body })).toEqual({
      text: 'Title Said',
      sections: ['quote'],
    })
    expect(summarize({ title: [{ text: 'x'.repeat(9000) }] }).text).toHaveLength(1500)
    for (const odd of [null, 5, [[null]], { slice_type: 4, text: 5 }])
      expect(summarize(odd)).toEqual({ text: '', sections: [] })
  })

  it('[PAGEBUILDER-11] types are grouped', () => {
    expect(
      groupTypes(types).map(([group, of]) => [group, ...of.map(({ title }) => title)]),
    ).toEqual([
      ['Pages', 'Landing page'],
      ['Pages of which there is one', 'Price list'],
      ['Parts of pages', 'Author'],
    ])
  })

  it('[PAGEBUILDER-11] experiments are offered where they are declared, and kept where they stand', () => {
    const fields = [field('title'), field('experiment'), field('variant')]
    const proof: DeskExperiment = {
      name: 'proof',
      title: 'Proof of the page',
      pageTypes: ['landing_page'],
      variants: { figures: 'With figures', promise: 'With a promise' },
    }
    const fit = (values: Record<string, string>, experiments: DeskExperiment[]) =>
      fitExperiments(fields, values, experiments).map(({ name, editor }) => [
        name,
        ...Object.values(editor.options ?? {}),
      ])
    expect(fit({}, [])).toEqual([['title']])
    expect(fit({ experiment: 'old', variant: 'b' }, [])).toEqual([
      ['title'],
      ['experiment'],
      ['variant'],
    ])
    expect(fit({}, [proof])).toEqual([['title'], ['experiment', 'Proof of the page']])
    expect(fit({ experiment: 'proof' }, [proof])).toEqual([
      ['title'],
      ['experiment', 'Proof of the page'],
      ['variant', 'With figures', 'With a promise'],
    ])
    expect(fitExperiments([field('experiment')], {}, [])).toHaveLength(1)
  })
})
