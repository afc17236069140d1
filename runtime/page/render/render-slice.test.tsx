import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  useContext,
  useId,
  type ReactNode,
} from 'react'
import { describe, expect, it } from 'vitest'
import { createTestSite, refOf, siteFiles } from '#tests/support/create-test-site.ts'
import { createLandingPage, image, paragraph, quote, slice } from '#tests/support/documents.ts'
import { RichText } from '#parts/RichText.tsx'
import type { Site } from '../../model/site.ts'
import { Slot } from '../../model/slice/slice.tsx'
import { renderRawDocument } from '../../index.ts'

const faq = (answer: string) =>
  slice('faq', {
    questions: [{ question: "Why 'this' & <that>?", answer: [paragraph(answer)] }],
    open_first: true,
  })

/** A site on which a component hydrates the questions. */
function asIsland({ kinds, ...site }: Site): Site {
  const faq = { ...kinds.slices['faq']!, binding: undefined }
  return { ...site, kinds: { ...kinds, slices: { ...kinds.slices, faq } } }
}

const questions = {
  component: () => <Slot name="answer" />,
  prepare: ({ fields }: { fields: { questions: { question: string; answer: object }[] } }) => ({
    props: { questions: fields.questions.map(({ question }) => question), level: 2 },
    slots: { answer: <RichText field={fields.questions[0]!.answer as never} topHeading={4} /> },
  }),
}

describe('slices', () => {
  it('[PAGEBUILDER-04] are drawn again only when what they are drawn from changes', async () => {
    let drawn = 0
    const Counting = () => <p>{`Drawn ${++drawn}`}</p>
    const { site } = createTestSite({ slices: { quote: { component: Counting } } })
    const render = async (text: string, other = '') =>
      (
        await renderRawDocument(
          createLandingPage({ indicator: other, body: [quote(text)] }),
          refOf('/lp/a-page', site),
          site,
        )
      ).main
    expect(await render('One')).toContain('Drawn 1')
    expect(await render('One', 'Another header')).toContain('Drawn 1')
    expect(await render('Two')).toContain('Drawn 2')
  })

  it('[I18N-01] are given the language tag of their page, for dates and numbers', async () => {
    const Telling = ({ locale }: { locale: string }) => <p>{locale}</p>
    const { site } = createTestSite({ slices: { quote: { component: Telling } } })
    const page = createLandingPage({ body: [quote('One')] })
    const { main } = await renderRawDocument(page, refOf('/lp/a-page', site), site)
    expect(main).toContain('<p>en-US</p>')
  })

  it('[PAGEBUILDER-13] an island carries its props, its input and no word twice', async () => {
    const { site: shipped } = createTestSite({ slices: { faq: questions } })
    const site = asIsland(shipped)
    const { main } = await renderRawDocument(
      createLandingPage({ body: [faq('Only once.')] }),
      refOf('/lp/a-page', site),
      site,
    )
    const data = /data-p='([^']*)'/
      .exec(main)![1]!
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&')
    expect(JSON.parse(data)).toEqual({
      props: { questions: ["Why 'this' & <that>?"], level: 2 },
      input: { count: 1, openFirst: true },
      messages: {},
    })
    expect(main.split('Only once.')).toHaveLength(2)
  })

  it('are drawn by React: children are its elements, contexts and ids are its own', async () => {
    const Word = createContext('none')
    const Read = () => useContext(Word)
    const Item = ({ at = 0, children }: { at?: number; children?: ReactNode }) => (
      <li id={useId()}>
        {at} {children}
      </li>
    )
    const List = ({ children }: { children: ReactNode }) =>
      Children.map(children, (child, at) =>
        isValidElement<{ at?: number }>(child) ? cloneElement(child, { at }) : 'text',
      )
    const Throwing = () => {
      throw new Error('A child that is left out is never called.')
    }
    const First = ({ children }: { children: ReactNode }) => Children.toArray(children)[0]
    const component = () => (
      <Word value="given">
        <List>
          <Item>
            <Read />
          </Item>
          <First>
            <Item />
            <Throwing />
          </First>
        </List>
      </Word>
    )
    const { site } = createTestSite({ slices: { quote: { component } } })
    const page = createLandingPage({ body: [quote('A')] })
    const { main } = await renderRawDocument(page, refOf('/lp/a-page', site), site)
    expect(main).toMatch(/<li id="(_R_\w*_)">0 given<\/li><li id="(?!\1)_R_\w*_">0 <\/li>/)
  })

  it('[PAGEBUILDER-09] tell of a slot that is not drawn at first', async () => {
    const prepare = () => ({
      props: {},
      slots: { intro: <p>Hello</p>, more: <p>More</p>, none: '' },
    })
    const Drawing = () => <Slot name="intro" />
    const made = createTestSite({ slices: { faq: { component: Drawing, prepare } } })
    const { logs } = made
    const site = asIsland(made.site)
    const page = createLandingPage({ body: [faq('A')] })
    const { main } = await renderRawDocument(page, refOf('/lp/a-page', site), site)
    expect(main).toContain('Hello')
    expect(logs.map(({ code, data }) => [code, data])).toEqual([
      ['SLOT_NOT_DRAWN', expect.objectContaining({ slice: 'faq', slot: 'more' })],
    ])
  })

  it('a page type may hydrate a slice otherwise, and keeps its own drawing of it', async () => {
    const { site } = createTestSite()
    const page = createLandingPage({ body: [faq('A')] })
    const ref = refOf('/lp/a-page', site)
    const eager = { ...ref, pageType: { ...ref.pageType, hydrate: { faq: 'load' as const } } }
    const lazily = await renderRawDocument(page, ref, site)
    const atOnce = await renderRawDocument(page, eager, site)
    expect(lazily.main).toContain('data-on="interaction"')
    expect(lazily.modulePreloads).toEqual([])
    expect(atOnce.main).toContain('data-on="load"')
    expect(atOnce.modulePreloads).toEqual(['/assets/faq.js', '/assets/react.js'])
  })

  it('[IMG-02] one picture loads eagerly, with a preload in the head; the others wait', async () => {
    const { site } = createTestSite()
    const wall = { logo_wall: [{ logos: [{ logo: image('/media/logo.png', 200, 80) }] }] }
    const page = createLandingPage({ thumbnail: image('/media/a.png'), ...wall })
    const { main, preloads } = await renderRawDocument(page, refOf('/lp/a-page', site), site)
    expect(main.match(/fetchPriority="high"/g)).toHaveLength(1)
    expect(main.match(/loading="eager"/g)).toHaveLength(1)
    expect(main).toMatch(/loading="lazy"/)
    expect(preloads).toMatch(/^<link data-head rel="preload" as="image"[^>]*>$/)
    expect(main).not.toContain('<link')
  })

  it('[PAGEBUILDER-04] of a type without a component are left out and told', async () => {
    const { site, issues } = createTestSite({
      overrides: { slices: { load: async () => undefined } },
      pageTypes: siteFiles.pageTypes,
    })
    const { main } = await renderRawDocument(
      createLandingPage({ body: [quote('A')] }),
      refOf('/lp/a-page', site),
      site,
    )
    expect(main).toBe('')
    expect(issues.map(({ code }) => code)).toContain('SliceFailed')
  })

  it('[PAGEBUILDER-04] that throw leave their place to others, or to what shows the failure', async () => {
    const error = new Error('Boom')
    const Throwing = (): never => {
      throw error
    }
    const show = async (overrides: Parameters<typeof createTestSite>[0]) => {
      const { site, issues } = createTestSite({
        slices: { quote: { component: Throwing } },
        ...overrides,
      })
      const page = createLandingPage({ body: [quote('A'), faq('An answer.')] })
      const { main } = await renderRawDocument(page, refOf('/lp/a-page', site), site)
      return { main, codes: issues.map(({ code }) => code) }
    }
    const plain = await show({})
    expect(plain.main).toContain('</section><sw-island data-id="faq-1"')
    expect(plain.codes).toEqual(['SliceFailed'])

    const failures: unknown[] = []
    const showFailure: Site['showFailure'] = (failed) => {
      failures.push(failed)
      return '<p>Failed.</p>'
    }
    const shown = await show({ overrides: { showFailure } })
    expect(shown.main).toBe(plain.main.replace('<sw-island', '<p>Failed.</p><sw-island'))
    expect(shown.codes).toEqual([])
    expect(failures).toMatchObject([{ slice: 'quote', at: '/data/body/0', error }])
  })
})
