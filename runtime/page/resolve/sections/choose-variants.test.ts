import { describe, expect, it } from 'vitest'
import { createTestSite, refOf } from '#tests/support/create-test-site.ts'
import { createLandingPage, slice, title } from '#tests/support/documents.ts'
import { lines } from '#tests/support/experiments.ts'
import type { ChooseVariant } from '../../../model/config/experiment.ts'
import { loadDocument } from '../../load/load-document.ts'
import { validateDocument } from '../../validate/validate-document.ts'
import { resolvePage } from '../resolve-page.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')

const banner = (text: string, experiment?: string, variant?: string) =>
  slice('feature', { title: title(text), experiment, variant })

const short = banner('Short', 'lines', 'short')
const long = banner('Long', 'lines', 'long')
const counted =
  (variant: string): ChooseVariant =>
  () => ({ variant, isCounted: true })

async function open(
  body: object[],
  { experiments = { lines }, chooseVariant = undefined as ChooseVariant | undefined } = {},
) {
  const { site, issues } = createTestSite({
    documents: [createLandingPage({ body })],
    now: () => noon,
    overrides: { experiments: new Map(Object.entries(experiments)) },
  })
  const ref = refOf('/lp/a-page', site)
  const document = validateDocument(await loadDocument(ref, site), site)
  const page = await resolvePage(document, ref, site, { chooseVariant })
  const banners = page.sections.filter(({ type }) => type === 'feature')
  return {
    page,
    banners,
    texts: banners.map(({ fields }) => (fields['title'] as { text: string }[])[0]!.text),
    marks: banners.map(({ exposure }) => exposure?.variant),
    issues: issues.map(({ code, path, message, hint }) => `${code} ${path} ${message} ${hint}`),
  }
}

describe('[PAGEBUILDER-11] of sections that are variants', () => {
  const around = [banner('Before'), short, banner('Between'), long, banner('After')]

  it('everybody sees the control, and all that are none, in their order', async () => {
    const { texts, marks, page, issues } = await open(around)
    expect(texts).toEqual(['Before', 'Short', 'Between', 'After'])
    expect(marks).toEqual([undefined, undefined, undefined, undefined])
    expect(page.experiment).toBe('lines')
    expect(issues).toEqual([])
  })

  it('a visitor sees the one they were given, marked once', async () => {
    const more = [...around, banner('More', 'lines', 'long')]
    const { texts, marks } = await open(more, { chooseVariant: counted('long') })
    expect(texts).toEqual(['Before', 'Between', 'Long', 'After', 'More'])
    expect(marks).toEqual([undefined, undefined, 'long', undefined, undefined])
  })

  it('the marks of an editor are no fields of the section', async () => {
    const { banners } = await open(around, { chooseVariant: counted('long') })
    for (const { fields } of banners) {
      expect(Object.keys(fields)).not.toContain('experiment')
      expect(Object.keys(fields)).not.toContain('variant')
    }
  })

  it('the winner is shown to everybody, and nobody is counted', async () => {
    const over = { lines: { ...lines, winner: 'long' } }
    const { texts, marks, page, issues } = await open([short, long], {
      experiments: over,
      chooseVariant: counted('short'),
    })
    expect({ texts, marks, issues }).toEqual({ texts: ['Long'], marks: [undefined], issues: [] })
    expect(page.experiment).toBeUndefined()
    expect(await open([long], { experiments: over })).toMatchObject({ texts: ['Long'], issues: [] })
  })

  it.each([
    [
      'starts later',
      { starts: '2026-11-20T13:00:00Z' },
      'Short',
      Date.parse('2026-11-20T13:00:00Z'),
    ],
    ['is over', { ends: '2026-11-20T11:00:00Z' }, 'Short', undefined],
    [
      'runs',
      { starts: '2026-11-20T11:00:00Z', ends: '2026-11-20T15:00:00+02:00' },
      'Long',
      Date.parse('2026-11-20T13:00:00Z'),
    ],
  ])('the control is shown outside of its time: %s', async (_, time, text, validUntil) => {
    const { texts, page } = await open([short, long], {
      experiments: { lines: { ...lines, ...time } },
      chooseVariant: counted('long'),
    })
    expect({ texts, validUntil: page.validUntil }).toEqual({ texts: [text], validUntil })
  })
})

describe('[PAGEBUILDER-04] an experiment that cannot run shows the control to everybody, and is told', () => {
  const second = { ...lines, title: 'Second' }
  const cases: [string, object[], Parameters<typeof open>[1], string[], string][] = [
    [
      'unknown',
      [banner('Short', 'lins', 'short'), banner('Long', 'lins', 'long')],
      {},
      ['Short'],
      'InvalidExperiment /data/body/0/primary/experiment There is no experiment "lins". Known: lines.',
    ],
    [
      'a variant it does not have',
      [short, banner('Longer', 'lines', 'longer'), long],
      {},
      ['Short'],
      'InvalidExperiment /data/body/1/primary/variant The experiment "lines" has no variant "longer", so nobody sees this section. Choose one of: short, long.',
    ],
    [
      'a section without variant',
      [short, long, banner('Lost', 'lines')],
      {},
      ['Short'],
      'InvalidExperiment /data/body/2/primary/variant The experiment "lines" has no variant ""',
    ],
    [
      'only one variant',
      [long],
      {},
      ['Long'],
      'InvalidExperiment /data/body/0/primary/variant The experiment "lines" has no section for its variant "short"',
    ],
    [
      'another kind of page',
      [short, long],
      { experiments: { lines: { ...lines, pageTypes: ['home_page'] } } },
      ['Short'],
      'InvalidExperiment /data/body/0/primary/experiment The experiment "lines" is not one for pages of this kind (landing_page)',
    ],
    [
      'a second one on a page',
      [long, short, banner('A', 'second', 'short'), banner('B', 'second', 'long')],
      { experiments: { lines, second } as never },
      ['Long', 'A'],
      'InvalidExperiment /data/body/2/primary/experiment A page counts for one experiment at a time: for "lines", and not for "second".',
    ],
  ]
  it.each(cases)('%s', async (_, body, options, shown, issue) => {
    const { texts, marks, issues } = await open(body, {
      ...options,
      chooseVariant: counted('long'),
    })
    expect(texts).toEqual(shown)
    expect(issues).toHaveLength(1)
    expect(issues[0]).toContain(issue)
    expect(marks.filter(Boolean)).toEqual(shown.includes('A') ? ['long'] : [])
  })
})
