import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Image } from '#runtime/slice'
import { Picture } from './Picture.tsx'

const image: Image = { src: '/a.webp', width: 800, height: 600, alt: 'A desk', loading: 'lazy' }
const html = (changes: Partial<Image>, props = {}) =>
  renderToStaticMarkup(<Picture image={{ ...image, ...changes }} {...props} />)

describe('Picture', () => {
  it('always knows its size', () => {
    expect(html({})).toContain('width="800" height="600"')
  })

  it('[IMG-02] loads lazily, and an eager picture with high priority', () => {
    expect(html({})).toContain('loading="lazy"')
    expect(html({})).not.toContain('fetchPriority')
    expect(html({ loading: 'eager' })).toContain('loading="eager"')
    expect(html({ loading: 'eager' }).toLowerCase()).toContain('fetchpriority="high"')
  })

  it.each([
    ['loading', () => html({ loading: 'soon' as 'lazy' })],
    ['decoding', () => html({}, { decoding: 'later' })],
    ['crossOrigin', () => html({}, { crossOrigin: 'anyone' })],
  ])('[IMG-01] refuses an unknown value of %s', (attribute, render) => {
    expect(render).toThrow(attribute)
  })

  it.each([
    [true, 'crossorigin="anonymous"'],
    ['use-credentials', 'crossorigin="use-credentials"'],
    ['', 'crossorigin=""'],
  ])('[IMG-01] takes crossOrigin %j', (crossOrigin, attribute) => {
    expect(html({}, { crossOrigin }).toLowerCase()).toContain(attribute)
  })

  it('[IMG-03] lies above its placeholder, which says nothing to a screen reader', () => {
    const markup = html({ placeholder: '/tiny.webp' })
    const [below, above] = markup.match(/<img[^>]*>/g) ?? []
    expect(below).toContain('src="/tiny.webp"')
    expect(below).toContain('alt=""')
    expect(above).toContain('alt="A desk"')
  })

  it('[IMG-03] comes before its placeholder where it is what a page loads first', () => {
    const markup = html({ placeholder: '/tiny.webp', loading: 'eager' }).toLowerCase()
    const [below, above] = markup.match(/<img[^>]*>/g) ?? []
    expect(below).toContain('loading="lazy"')
    expect(below).not.toContain('fetchpriority')
    expect(above).toContain('fetchpriority="high"')
  })

  it('[IMG-03] is announced once, also where it may be seen through', () => {
    const images = html({ placeholder: '/tiny.webp', isSeeThrough: true }).match(/<img[^>]*>/g)!
    const announced = images.filter((image) => !image.includes('aria-hidden="true"'))
    expect([images.length, announced.length]).toEqual([3, 1])
    expect(announced[0]).toContain('alt="A desk"')
  })

  it('names sizes only when there are several sources', () => {
    expect(html({}, { sizes: '50vw' })).not.toContain('sizes=')
    expect(html({ srcSet: '/a.webp 640w' }, { sizes: '50vw' })).toContain('sizes="50vw"')
  })
})
