/** Pages as they are sent: laid out in a frame that runs no script, at any size, without being drawn. */
import { expect, type Page } from '../support/test.ts'

/** Any address on the site's origin, so that the frames inside can be inspected. */
const host = '/still'

/** Opens the page that holds the frame; without pictures. */
export async function openStillPages(page: Page): Promise<void> {
  await blockPictures(page)
  const body = '<!doctype html><title>Still</title><iframe sandbox="allow-same-origin"></iframe>'
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(host)
  // A route of the runner would keep the browser from caching fonts.
  await page.unroute(host)
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    Object.assign(frame.style, { visibility: 'hidden', border: '0' })
  })
}

async function blockPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const endings = ['avif', 'gif', 'jpg', 'jpeg', 'mp4', 'png', 'svg', 'webp']
  const urls = ['*/.netlify/images*', ...endings.map((ending) => `*.${ending}*`)]
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls })
}

/** Lays a page out in the frame, with its fonts. */
export async function showStill(page: Page, path: string, width: number): Promise<void> {
  const shown = await page.locator('iframe').evaluate(
    async (frame: HTMLIFrameElement, { path, width }) => {
      Object.assign(frame.style, { width: `${width}px`, height: '900px' })
      const loaded = new Promise((resolve) =>
        frame.addEventListener('load', resolve, { once: true }),
      )
      frame.src = path
      await loaded
      const { body, fonts } = frame.contentDocument!
      // Fonts are requested when their text is first measured.
      body.getBoundingClientRect()
      await fonts.ready
      return frame.contentWindow!.location.pathname
    },
    { path, width },
  )
  expect(shown).toBe(path)
}

export interface StillText {
  /** Texts that end off screen, where they cannot be scrolled to. */
  cut: string[]
  /** Whether each heading is visible. */
  headings: boolean[]
  /** Number of letters in the main part. */
  letters: number
}

export function readStillText(page: Page): Promise<StillText> {
  return page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const document = frame.contentDocument!
    const { getComputedStyle, innerWidth } = frame.contentWindow!
    const range = document.createRange()
    const reach = (text: Node) => {
      range.selectNodeContents(text)
      return Math.max(0, ...[...range.getClientRects()].map(({ right }) => right))
    }
    const isOutOfSight = (element: Element) =>
      element.clientWidth <= 1 || /auto|scroll/.test(getComputedStyle(element).overflowX)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (reach(text) <= innerWidth) continue
      let element = text.parentElement
      while (element && !isOutOfSight(element)) element = element.parentElement
      if (!element) cut.push(text.textContent!.trim())
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 0
    return {
      cut,
      headings: [...document.querySelectorAll('h1')].map(isShown),
      letters: document.querySelector('main')!.innerText.length,
    }
  })
}

/** Parts of an unhydrated page that stay hidden after every unfolding part was pressed. */
export function findOutOfReach(page: Page): Promise<string[]> {
  return page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    Object.assign(frame.style, { width: '1280px', height: '720px' })
    const document = frame.contentDocument!
    // Elements that are not drawn stay at the beginning of each transition.
    const still = new (frame.contentWindow as Window & typeof globalThis).CSSStyleSheet()
    still.replaceSync('*, ::details-content { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const isHidden = (part: Element) => !part.checkVisibility({ visibilityProperty: true })
    const panels = [...document.querySelectorAll('[role=tabpanel]')].filter(isHidden)
    const parts = [...document.querySelectorAll<HTMLDetailsElement>('main details')].filter(
      (details) => {
        const summary = details.querySelector<HTMLElement>('summary')!
        if (!summary.checkVisibility()) return false
        if (!details.open) summary.click()
        // Checked at once: the next one of a group closes it.
        return isHidden(summary.nextElementSibling!)
      },
    )
    return [...panels, ...parts].map((part) => part.outerHTML.slice(0, 80))
  })
}

/** How the pictures of the page are loaded, and how many are preloaded. */
export function readPictures(page: Page): Promise<{ pictures: string[]; preloads: number }> {
  return page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const document = frame.contentDocument!
    return {
      pictures: [...document.querySelectorAll<HTMLImageElement>('main img:not([aria-hidden])')].map(
        ({ loading, fetchPriority }) => `${loading} ${fetchPriority}`,
      ),
      preloads: document.querySelectorAll('head link[rel=preload][as=image]').length,
    }
  })
}

/** Heading and main action covered by the consent banner, at each size; on the first screen. */
export function findUnderQuestion(
  page: Page,
  sizes: readonly (readonly [width: number, height: number])[],
): Promise<string[]> {
  return page.locator('iframe').evaluate((frame: HTMLIFrameElement, sizes) => {
    const document = frame.contentDocument!
    const question = document.querySelector<HTMLElement>('[data-follow="consent banner"]')!
    const heading = document.querySelector('h1')!
    const section = heading.closest('section, header, main')!
    question.hidden = false
    return sizes.flatMap(([width, height]) => {
      Object.assign(frame.style, { width: `${width}px`, height: `${height}px` })
      const over = question.getBoundingClientRect()
      if (over.height === 0) throw new Error('The question does not show.')
      const action = [...section.querySelectorAll('[data-look]')].find((element) =>
        element.checkVisibility(),
      )
      return [heading, action].flatMap((element) => {
        if (!element) return []
        const box = element.getBoundingClientRect()
        const isHidden =
          box.left < over.right &&
          box.right > over.left &&
          box.top < over.bottom &&
          box.bottom > over.top
        const words = element.textContent.trim()
        return isHidden
          ? [
              `"${words}" ends at ${box.bottom}, the question begins at ${over.top} of ${width} by ${height}`,
            ]
          : []
      })
    })
  }, sizes)
}
