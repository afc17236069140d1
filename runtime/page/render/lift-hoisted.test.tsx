import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { liftHoisted } from './lift-hoisted.ts'

const lift = (node: React.ReactNode) => liftHoisted(renderToStaticMarkup(node))

it('[IMG-02] lifts the preload of an eager picture out of its slice, marked for the head', () => {
  const { html, preloads } = lift(
    <section>
      <img
        src="/a.webp"
        srcSet="/a.webp 640w"
        sizes="(width >= 830px) 44vw, 92vw"
        alt=""
        fetchPriority="high"
      />
    </section>,
  )
  expect(html).toMatch(/^<section><img /)
  expect(preloads).toMatch(
    /^<link data-head rel="preload" as="image" [^>]*imageSrcSet="\/a\.webp 640w"[^>]*>$/,
  )
})

it('leaves a slice without hints as it is', () => {
  expect(lift(<p>Words</p>)).toEqual({ html: '<p>Words</p>', preloads: '' })
  expect(lift(<img src="/a" alt="" loading="lazy" />).preloads).toBe('')
})

it('drops what belongs to the head and is no preload', () => {
  expect(
    lift(
      <>
        <title>A</title>
        <meta name="a" content="b" />
        <p>Words</p>
      </>,
    ),
  ).toEqual({ html: '<p>Words</p>', preloads: '' })
})
