import { describe, expect, it } from 'vitest'
import { createContext } from '#tests/support/create-context.ts'
import { image } from '#tests/support/documents.ts'
import { resolveImage } from './resolve-image.ts'

const { context, site } = createContext()
const resolve = (url: string, width = 4000, height = 3000) =>
  resolveImage(image(url, width, height), '/data/image', context)!
const widthsIn = (srcSet = '') =>
  srcSet.split(', ').map((step) => Number(step.split(' ')[1]!.replace('w', '')))

describe('pictures', () => {
  it('[IMG-05] come from the image endpoint, or from the CDN of the content service by its host', () => {
    expect(resolve('/media/a.jpg').src).toBe(
      '/.netlify/images?url=%2Fmedia%2Fa.jpg&w=1200&fm=webp&q=75',
    )
    const own = new URL(resolve('https://images.prismic.io/x/a.jpg?auto=format').src)
    expect(own.host + own.pathname).toBe('images.prismic.io/x/a.jpg')
    expect(Object.fromEntries(own.searchParams)).toEqual({ w: '1200', fm: 'webp', q: '75' })
  })

  it('a GIF moves: only where its frames are kept is it converted', () => {
    const { context: other } = createContext({ config: {} })
    other.site.images = { ...other.site.images, format: 'avif' }
    const moving = image('/media/a.gif', 4000, 3000)
    expect(resolveImage(moving, '/data/image', other)?.src).toBe('/media/a.gif')
    expect(resolve('/media/a.gif').src).toContain('fm=webp')
  })

  it.each([
    ['kept', 'webp', true],
    ['kept', 'avif', false],
    ['lost', 'webp', false],
    [undefined, 'avif', true],
  ] as const)(
    '[IMG-05] a file whose motion is %s by a conversion is converted to %s: %s',
    (motion, format, isConverted) => {
      const { context: other } = createContext()
      other.site.images = { ...other.site.images, format }
      other.site.media = { find: (url) => ({ address: url, ...(motion && { motion }) }) }
      const { src, srcSet } = resolveImage(image('/media/a.gif'), '/data/image', other)!
      expect(src.startsWith('/.netlify/images?')).toBe(isConverted)
      expect(srcSet !== undefined).toBe(isConverted)
    },
  )

  it('[IMG-05] a missing file is left out, reported with its place, and looked for again', () => {
    const { context: other, issues } = createContext({ now: () => 1000 })
    other.site.media = { find: () => 'missing' }
    const noted: number[] = []
    const asked = { ...other, noteMoment: (time: number) => void noted.push(time) }
    expect(resolveImage(image('/media/gone.jpg'), '/data/image', asked)).toBeUndefined()
    expect(issues).toMatchObject([
      {
        code: 'MissingContent',
        documentId: 'page',
        path: '/data/image/url',
        message: 'The file /media/gone.jpg does not exist; what shows it is left out.',
      },
    ])
    expect(noted).toEqual([61_000])
  })

  it.each([
    [
      { width: 1200, height: 800 },
      { width: 800, height: 1200 },
    ],
    [
      { width: 800, height: 1200 },
      { width: 800, height: 1200 },
    ],
  ])(
    'a photograph stored on its side, given as %o, has the size it is shown in',
    (given, shown) => {
      const { context: other } = createContext()
      const turned = { width: 800, height: 1200 }
      other.site.media = { find: (url) => ({ address: url, isOpaque: true, turned }) }
      const found = resolveImage(
        image('/media/a.jpg', given.width, given.height),
        '/data/image',
        other,
      )
      expect(found).toMatchObject(shown)
    },
  )

  it('[IMG-06] come in the widths of the ladder, up to their own', () => {
    expect(widthsIn(resolve('/media/a.png', 5000).srcSet)).toEqual([640, 828, 1200, 2048, 3840])
    expect(widthsIn(resolve('/media/a.png', 1300).srcSet)).toEqual([640, 828, 1200])
    expect(resolve('/media/a.png', 300)).toMatchObject({ src: expect.stringContaining('w=640') })
    expect(resolve('/media/a.png', 300).srcSet).toBeUndefined()
  })

  it('[IMG-04] show a 10x10 version of quality 50, blurred by 3, and say whether it could be seen through them', () => {
    const query = new URL(resolve('/media/a.jpg').placeholder!, 'https://x.example').searchParams
    expect(Object.fromEntries(query)).toEqual({
      url: '/media/a.jpg',
      w: '10',
      h: '10',
      q: '50',
      blur: '3',
      fm: 'webp',
    })
    expect(resolve('/media/a.jpg').isSeeThrough).toBeUndefined()
    expect(resolve('/media/a.png')).toMatchObject({
      placeholder: expect.stringContaining('blur=3'),
      isSeeThrough: true,
    })
  })

  it('[IMG-02] load lazily unless the page says otherwise, and always have a size', () => {
    expect(resolve('/media/a.jpg', 100.4, 99.6)).toMatchObject({
      loading: 'lazy',
      width: 100,
      height: 100,
    })
  })

  it.each(['/media/a.svg', '/media/a.SVG?x=1', 'https://unknown.example/a.jpg'])(
    '[IMG-05] %s is used as it is',
    (url) => {
      expect(resolve(url)).toEqual({
        src: url,
        width: 4000,
        height: 3000,
        alt: 'A picture',
        loading: 'lazy',
      })
    },
  )

  it('[IMG-06] say what they may be shown on, each screen once', () => {
    expect(resolve('/media/a.jpg').shownOn).toEqual({
      screens: [320, 640, 768, 1024, 1280, 1536],
      densities: [1, 2, 3],
    })
  })

  it('[IMG-06] the figures are those of the specification', () => {
    expect(site.images).toMatchObject({
      widths: [640, 828, 1200, 2048, 3840],
      screens: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 },
      densities: [1, 2, 3],
      format: 'webp',
    })
  })
})
