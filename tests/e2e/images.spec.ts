/** Pictures and media: the image endpoint's conversions and refusals, ranges, placeholders. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Locator } from '@playwright/test'
import sharp from 'sharp'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { isNetlify } from '#tests/support/not-on-netlify.ts'
import { copyWithPhotos } from '#tests/support/with-photos.ts'
import { startFilledSite } from './support/run-site.ts'
import { sitePages } from './support/site-pages.ts'
import { expect, test } from './support/test.ts'

const media = join(repositoryRoot, 'content/assets')
const files = readdirSync(media, { recursive: true, encoding: 'utf8' })
const photo = `/media/${files.find((file) => /\.(?:jpe?g|webp|png)$/.test(file))}`
const vector = `/media/${files.find((file) => file.endsWith('.svg'))}`
const toPath = (parameters: Record<string, string>) =>
  `/.netlify/images?${new URLSearchParams(parameters)}`

test.describe('the image endpoint', () => {
  for (const width of ['640', '828', '1200']) {
    test(`makes a picture ${width} wide, in the format asked for`, async ({ request }) => {
      const response = await request.get(toPath({ url: photo, w: width, fm: 'webp', q: '75' }))
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe('image/webp')
      const { format, width: made } = await sharp(await response.body()).metadata()
      expect([format, made]).toEqual(['webp', Number(width)])
    })
  }

  test('[IMG-04] makes the placeholder: within 10 by 10, a few bytes', async ({ request }) => {
    const parameters = { url: photo, w: '10', h: '10', fm: 'webp', q: '50', blur: '3' }
    const response = await request.get(toPath(parameters))
    const body = await response.body()
    const { width, height } = await sharp(body).metadata()
    expect(Math.max(width, height)).toBe(10)
    expect(body.length).toBeLessThan(500)
  })

  /** A version that is valid by itself. */
  const version = { w: '640', fm: 'webp', q: '75' }
  /** Netlify’s Image CDN makes any version, and refuses foreign pictures with its own status. */
  const refused: [
    title: string,
    parameters: Record<string, string>,
    status: number,
    onNetlify?: number,
  ][] = [
    ['a width off the ladder', { url: photo, w: '641' }, 400],
    ['a width beyond the ladder', { url: photo, w: '100000' }, 400],
    ['no size at all', { url: photo }, 400],
    ['an unknown format', { url: photo, w: '640', fm: 'gif' }, 400],
    ['an odd quality', { url: photo, w: '640', q: '73' }, 400],
    ['another blur', { url: photo, w: '10', blur: '90' }, 400],
    ['a foreign host', { url: 'https://evil.example/a.jpg', ...version }, 400, 403],
    [
      'a host that looks like an allowed one',
      { url: 'https://images.prismic.io.evil.example/a.jpg', ...version },
      400,
      403,
    ],
    [
      'credentials in the address',
      { url: 'https://a:b@images.prismic.io/a.jpg', ...version },
      400,
      403,
    ],
    [
      'an address of the machine itself',
      { url: 'http://127.0.0.1:80/a.jpg', ...version },
      400,
      403,
    ],
    ['a file by its protocol', { url: 'file:///etc/passwd', ...version }, 400, 403],
    ['a path out of the media', { url: '/media/../../package.json', ...version }, 400, 404],
    ['the same in disguise', { url: '/media/%2e%2e/%2e%2e/package.json', ...version }, 400, 404],
    ['a path beside the media', { url: '/etc/passwd', ...version }, 400, 404],
    ['a vector', { url: vector, ...version }, 400],
    ['a vector with a query', { url: `${vector}?x`, ...version }, 400],
    ['a picture that does not exist', { url: '/media/nothing.jpg', ...version }, 404, 404],
  ]
  for (const [title, parameters, status, onNetlify] of refused) {
    test(`refuses ${title}`, async ({ request }) => {
      test.skip(isNetlify && onNetlify === undefined, 'Netlify’s Image CDN makes any version')
      const response = await request.get(toPath(parameters))
      expect(response.status()).toBe(isNetlify ? onNetlify : status)
      if (isNetlify) return
      expect(response.headers()['cache-control']).toBe('no-store')
      expect((await response.json()).error.message).toMatch(/^[A-Z].*\.$/)
    })
  }
})

test.describe('media files', () => {
  /** `acceptRanges: false` in the `utils/static-server.js` of its command line. */
  const noRanges = 'Netlify’s local runtime sends files whole'

  test('a part of a file can be asked for', async ({ request }) => {
    test.skip(isNetlify, noRanges)
    const whole = await (await request.get(photo)).body()
    const response = await request.get(photo, { headers: { range: 'bytes=10-19' } })
    expect(response.status()).toBe(206)
    expect(response.headers()['content-range']).toBe(`bytes 10-19/${whole.length}`)
    expect((await response.body()).equals(whole.subarray(10, 20))).toBe(true)
  })

  test('a part beyond the end is refused', async ({ request }) => {
    test.skip(isNetlify, noRanges)
    const response = await request.get(photo, { headers: { range: 'bytes=999999999-' } })
    expect(response.status()).toBe(416)
  })

  test('a vector opened by itself can run nothing', async ({ request }) => {
    const response = await request.get(vector)
    expect(response.headers()['content-type']).toBe('image/svg+xml')
    expect(response.headers()['content-security-policy']).toMatch(/default-src 'none';.*sandbox/)
  })

  test('a file that is not there is a page that is not found', async ({ request }) => {
    const response = await request.get('/media/nothing.png')
    expect(response.status()).toBe(404)
  })
})

test.describe('pictures on pages', () => {
  // pages.spec.ts checks that a page of each type loads one picture first.
  test('[IMG-02] where a list opens the page, that is the picture of its first card', async ({
    request,
  }) => {
    const html = await (await request.get('/blog')).text()
    const pictures = html.slice(html.indexOf('<main')).match(/<img[^>]*srcset[^>]*>/gi)!
    expect(pictures.map((picture) => picture.includes('loading="eager"'))).toEqual(
      pictures.map((_, place) => place === 0),
    )
    const [, preloaded] = /<link data-head rel="preload" as="image" imagesrcset="([^"]*)"/i.exec(
      html,
    )!
    expect(pictures[0]).toContain(preloaded)
  })

  test('[IMG-02] of the pictures beside it, the one that is loaded first is the largest', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    // Two columns whose widths the browser rounds unequally.
    await page.goto('/blog/tag/ai', { waitUntil: 'domcontentloaded' })
    const widths = await page
      .locator('main img:not([aria-hidden])')
      .evaluateAll((images) => images.slice(0, 2).map((img) => img.getBoundingClientRect().width))
    expect(widths[0]).toBeGreaterThan(widths[1]!)
  })

  test('[IMG-03] a blurred version shows until the picture has loaded', async ({
    page,
    request,
  }) => {
    const path = await findPageWithPlaceholder(request)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const isWhole = (url: URL) =>
      url.pathname === '/.netlify/images' && !url.searchParams.has('blur')
    await page.route(isWhole, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const frame = page.locator('span:has(> img[aria-hidden])').first()
    const [placeholder, picture] = [frame.locator('img').first(), frame.locator('img').nth(1)]
    await frame.scrollIntoViewIfNeeded()
    await expect(placeholder).toHaveJSProperty('naturalWidth', 10)
    await expect(picture).toHaveJSProperty('naturalWidth', 0)
    const [below, above] = [await findPlace(placeholder), await findPlace(picture)]
    expect(below.width).toBeGreaterThanOrEqual(above.width - 1)
    const before = await frame.screenshot()

    release()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(10)
    await expect.poll(async () => (await frame.screenshot()).equals(before)).toBe(false)
    expect(await findPlace(picture)).toEqual(above)
  })
})

test('[IMG-03] what a page shows first is there before its blurred version, or that comes while it is late', async ({
  page,
  request,
}) => {
  const path = await findPageWithPlaceholder(
    request,
    /&amp;blur=[^>]*><img[^>]*fetchpriority="high"/i,
  )
  const frame = page.locator('span:has(> img[fetchpriority=high])').first()
  const [placeholder, picture] = [frame.locator('img').first(), frame.locator('img').nth(1)]
  const askedAt = (image: Locator) =>
    image.evaluate((element: HTMLImageElement) => {
      const asked = performance.getEntriesByName(element.currentSrc)[0]
      return asked && asked.startTime
    })
  await page.goto(path)
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(placeholder).toHaveJSProperty('naturalWidth', 10)
  const between = (await askedAt(placeholder))! - (await askedAt(picture))!
  expect(between).toBeGreaterThan(350)

  const whole = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.route(whole, () => {})
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(placeholder).toHaveJSProperty('naturalWidth', 10)
  await expect(placeholder).toBeVisible()
  await expect(picture).toHaveJSProperty('complete', false)
})

/** The position in the document: a screenshot of an element may scroll. */
function findPlace(image: Locator) {
  return image.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + scrollX, y: y + scrollY, width, height }
  })
}

async function findPageWithPlaceholder(
  request: APIRequestContext,
  markup = /&amp;blur=/,
): Promise<string> {
  for (const { path } of sitePages) {
    if (markup.test(await (await request.get(path)).text())) return path
  }
  throw new Error('No page of the site has a picture with a placeholder.')
}

test('[IMG-05] a site without the endpoint shows its own pictures as they are, and those of the content service from there', async ({
  page,
  problems,
}) => {
  test.skip(isNetlify, 'another build, served by a process of its own')
  const folder = copyWithPhotos({ through: 'original', hosts: ['images.prismic.io'] })
  const other = await startFilledSite({ build: 'photos', site: folder })
  try {
    const asked: URL[] = []
    await page.route('https://images.prismic.io/**', (route) => {
      asked.push(new URL(route.request().url()))
      return route.fulfill({ path: join(media, 'photos/workshop.jpg') })
    })
    const isShown = (img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0)
    for (const path of ['/recepten/erwtensoep', '/recepten/fries-roggebrood']) {
      await page.goto(other.origin + path)
      expect(await page.locator('main img').first().evaluate(isShown), path).toBe(true)
    }
    expect(asked[0]!.searchParams.get('rect')).toBe('0,0,800,600')
    expect(problems).toEqual([])
  } finally {
    await other.stop()
    rmSync(folder, { recursive: true })
  }
})
