/** Tests how a slow picture looks while it loads, and afterwards. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Image } from '#runtime/slice'
import { launchChromium } from '#tests/support/chromium.ts'
import { Picture } from './Picture.tsx'

type Background = string | { r: number; g: number; b: number; alpha: number }

const origin = 'http://pictures.example'
const css = readFileSync(join(import.meta.dirname, 'Picture.module.css'), 'utf8')

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

const fill = (size: number, background: Background) =>
  sharp({ create: { width: size, height: size, channels: 4, background } })

/** Shows a picture with a blue middle and nothing else, and a red blurred version. */
async function show(image: Partial<Image>) {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const middle = await fill(40, '#00f').png().toBuffer()
  const picture = fill(100, { r: 0, g: 0, b: 0, alpha: 0 }).composite([{ input: middle }])
  const [small, whole] = [await fill(10, '#f00').png().toBuffer(), await picture.png().toBuffer()]
  const asked: string[] = []
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    asked.push(pathname)
    if (pathname === '/whole.png') await held
    await route.fulfill({
      contentType: 'image/png',
      body: pathname === '/small.png' ? small : whole,
    })
  })
  const markup = renderToStaticMarkup(
    <Picture
      className="box"
      image={{
        src: '/whole.png',
        placeholder: '/small.png',
        width: 100,
        height: 100,
        alt: 'A blue square',
        loading: 'lazy',
        ...image,
      }}
    />,
  )
  const html = `<!doctype html><style>${css}
    @layer slices { .box { inline-size: 200px; aspect-ratio: 2; object-fit: contain } }
    body { margin: 0 }</style>${markup}<p>Below</p>`
  await page.addInitScript(() => {
    const seen = globalThis as { shift?: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift! += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(origin, { waitUntil: 'domcontentloaded' })
  /** Colours in the middle, and outside of the picture's content. */
  const look = async () => {
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => {
      const [r, g, b] = data.subarray((y * info.width + x) * 3)
      if (r === 255 && g === 255 && b === 255) return 'white'
      // Blurred: near an edge it is lighter.
      return r! > g! && g === b ? 'red' : `${r} ${g} ${b}`
    }
    return { middle: at(100, 50), beside: at(65, 50) }
  }
  const shift = () => page.evaluate(() => (globalThis as { shift?: number }).shift)
  return { page, look, release, asked, shift }
}

it('[IMG-03] nothing of the blurred version shows through a picture that is there, and nothing has moved', async () => {
  const { page, look, release, asked, shift } = await show({ isSeeThrough: true })
  await expect.poll(look).toEqual({ middle: 'red', beside: 'red' })
  release()
  await expect.poll(look).toEqual({ middle: '0 0 255', beside: 'white' })
  expect(asked.toSorted()).toEqual(['/small.png', '/whole.png'])
  expect(await shift()).toBe(0)
  await page.close()
})

it('[IMG-03] what shows through would be seen', async () => {
  const { page, look, release } = await show({})
  await expect.poll(look).toEqual({ middle: 'red', beside: 'red' })
  release()
  await expect.poll(look).toEqual({ middle: '0 0 255', beside: 'red' })
  await page.close()
})
