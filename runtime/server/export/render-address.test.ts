import { expect, it } from 'vitest'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import type { Site } from '../../model/site.ts'
import { createAnswerMaker } from './make-answer.ts'
import { createRenderer } from './render-address.ts'

const page = ['lp/a-page.html']
const both = ['lp/a-page.html', 'lp/a-page/_payload.json']
const { config, behaviours } = createTestSite().site
const actors = behaviours.actors.filter(({ id }) => id !== 'navigation')

it.each<[string, Partial<Site>, string[]]>([
  ['of the shipped site', {}, both],
  ['with other settings', { config: { ...config, navigation: { prefetchDelay: 10 } } }, both],
  ['that turns it off', { config: { ...config, navigation: { payload: false } } }, page],
  ['without the machine', { behaviours: { actors } }, page],
])(
  '[BUILD-04] a page %s has a payload if pages are shown in place',
  async (_, overrides, paths) => {
    const { site } = createTestSite({ documents: [createLandingPage()], overrides })
    const { files } = await createRenderer(site)('page /lp/a-page')
    expect(files.map(([path]) => path)).toEqual(paths)
  },
)

it('what cannot be rendered is an error that names its address', async () => {
  const { site } = createTestSite({ documents: [createLandingPage()] })
  site.content.byUid = () => Promise.reject(new TypeError('Invalid URL'))
  const make = createAnswerMaker(site, () => [])
  await expect(make('page /lp/a-page')).rejects.toThrow(
    'page /lp/a-page could not be rendered: Invalid URL.',
  )
})
