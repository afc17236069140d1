import { expect, it } from 'vitest'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import { createAnswerMaker } from './make-answer.ts'
import { createRenderer } from './render-address.ts'

it.each([
  [{}, ['lp/a-page.html', 'lp/a-page/_payload.json']],
  [{ payload: false }, ['lp/a-page.html']],
])(
  '[BUILD-04] a page has a payload where pages are shown in place: %j',
  async (navigation, paths) => {
    const { site } = createTestSite({ documents: [createLandingPage()] })
    const render = createRenderer({ ...site, config: { ...site.config, navigation } })
    const { files } = await render('page /lp/a-page')
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
