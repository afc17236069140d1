import { describe, expect, it } from 'vitest'
import type { Image } from '#runtime/slice'
import { chooseSources } from './choose-sources.ts'

const ladder = [640, 828, 1200, 2048, 3840]
const shownOn = { screens: [320, 640, 768, 1024, 1280, 1536], densities: [1, 2, 3] }

const imageOf = (more: Partial<Image> = {}): Image => ({
  src: '/1200.webp',
  srcSet: ladder.map((width) => `/${width}.webp ${width}w`).join(', '),
  shownOn,
  width: 4000,
  height: 3000,
  alt: '',
  loading: 'lazy',
  ...more,
})

const widthsFor = (sizes: string, more?: Partial<Image>) => {
  const { src, srcSet } = chooseSources(imageOf(more), sizes)
  return srcSet?.match(/\d+(?=w)/g)?.map(Number) ?? src
}

describe('sources of a picture', () => {
  it.each([
    ['100vw', [640, 828, 1200, 2048, 3840]],
    ['(width >= 51.875rem) 42vw, 92vw', [640, 828, 1200, 2048, 3840]],
    ['(width >= 40rem) 42vw, 92vw', [640, 828, 1200, 2048]],
    ['(width >= 81.25rem) 78rem, 92vw', [640, 828, 1200, 2048, 3840]],
    ['(width >= 640px) 42vw, 92vw', [640, 828, 1200, 2048]],
    ['20rem', [640, 1200]],
    ['340px', [640, 828, 1200]],
    ['3rem', '/640.webp'],
    ['12rem', '/640.webp'],
  ])('[IMG-06] shown at %s are those its screens and densities need: %j', (sizes, expected) => {
    expect(widthsFor(sizes)).toEqual(expected)
  })

  it('[IMG-06] follow the screens and densities of the site', () => {
    const plain = { screens: [320, 768], densities: [1] }
    expect(widthsFor('100vw', { shownOn: plain })).toEqual([640, 828])
    const dense = { screens: [320, 768], densities: [1, 4] }
    expect(widthsFor('100vw', { shownOn: dense })).toEqual([640, 828, 2048, 3840])
  })

  it('are all there are where nothing else is known', () => {
    expect(widthsFor('calc(50vw - 2rem)')).toEqual(ladder)
    const { shownOn: _, ...unknown } = imageOf()
    expect(chooseSources(unknown, '3rem').srcSet).toBe(unknown.srcSet)
    expect(chooseSources({ ...imageOf(), srcSet: undefined }, '3rem')).toEqual({
      src: '/1200.webp',
      srcSet: undefined,
    })
  })
})
