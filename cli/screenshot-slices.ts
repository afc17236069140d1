/** Pictures of slices for editors: the gallery, opened in a browser. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { findRoots } from '#compiler/read/roots.ts'
import { readGallery } from '../workbench/gallery/read-gallery.ts'
import { ensureBrowser } from './find-browser.ts'
import { reportsFolder } from './reports-folder.ts'
import { commandFile, run } from './run.ts'

export interface SlicePicture {
  slice: string
  variation: string
  png: Uint8Array<ArrayBuffer>
}

/** As wide as a desktop, and less tall than any slice; pictures end at `longest`. */
const size = { width: 1440, height: 200 }
const longest = 1800

/**
 * Takes one picture of each variation that has a mock.
 *
 * @throws Error when there is no browser, or the gallery cannot be made
 */
export async function screenshotSlices(
  slices: readonly string[],
  show: (done: number, total: number, what: string) => void,
): Promise<SlicePicture[]> {
  // Mocks need no repository.
  await run('node', [commandFile, 'slices', 'export'], { PRISMIC_REPOSITORY: '' })
  const wanted = readGallery(findRoots())
    .filter(({ type }) => slices.includes(type))
    .flatMap(({ type, mocks }) => {
      const first = new Map(
        Object.entries(mocks)
          .toReversed()
          .map(([name, { variation }]) => [variation, name]),
      )
      return [...first].map(([variation, mock]) => ({ slice: type, variation, mock }))
    })
  const { path, isPlaywrights } = await ensureBrowser()
  const browser = await chromium.launch(isPlaywrights ? {} : { executablePath: path })
  try {
    const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' })
    const pictures: SlicePicture[] = []
    for (const [done, { slice, variation, mock }] of wanted.entries()) {
      show(done, wanted.length, `a picture of ${slice}`)
      const file = join(reportsFolder('slices'), `${slice}.${mock}.html`)
      if (!existsSync(file)) continue
      await page.goto(pathToFileURL(file).href)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const clip = { x: 0, y: 0, width: size.width, height: Math.min(height, longest) }
      const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
      pictures.push({ slice, variation, png: new Uint8Array(png) })
    }
    return pictures
  } finally {
    await browser.close()
  }
}
