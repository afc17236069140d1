/**
 * Shows another layout: pieces of its frame that the browser has never had come with the document
 * of the page. Pieces that both frames have are left alone, with all that is open in them.
 */
import { hasTexts } from '#runtime/error-texts'
import { browserEntry } from '../../model/errors/browser-entry.ts'
import { siteError } from '../../model/errors/site-error.ts'
import type { Payload } from '../../model/payload.ts'

export const FrameUnusable = browserEntry(
  'FrameUnusable',
  'outage',
  hasTexts && {
    title: 'Frame unusable',
    message: (path: string, reason: string) => `The frame of ${path} cannot be used: ${reason}.`,
    hint: 'The browser loads the document instead.',
  },
)

/**
 * Milliseconds. A dead connection stays silent: the browser's error page helps more than waiting.
 */
const timeoutMs = 15_000

/** Pieces as they were loaded, or as they were taken from the page, by key. */
const known = new Map<string, HTMLElement>()

/**
 * Resolves with a function that puts the frame around `main`; its parts are still those of another
 * page.
 *
 * @throws SiteError FrameUnusable; TypeError without a network; DOMException if it takes over 15
 *   seconds
 */
export async function loadFrame(
  payload: Payload,
  add: (sheets: Payload['css']) => void,
): Promise<(main: HTMLElement) => void> {
  let { frame } = payload
  const isHere = (key: string) => known.has(key) || findPieces(document).some(hasKey(key))
  if (!keysOf(frame).flat().every(isHere)) {
    const { loaded, sheets } = await requestDocument(payload)
    for (const piece of findPieces(loaded)) known.set(piece.dataset['key']!, piece)
    add(sheets)
    // The loaded document counts: an editor may have changed it since the payload was made.
    frame = loaded.body.dataset['frame']!
  }
  return (main) => {
    const [before = [], after = []] = keysOf(frame)
    const shown = findPieces(document)
    for (const piece of shown) {
      const { key = '' } = piece.dataset
      if (before.includes(key) || after.includes(key)) continue
      piece.remove()
      // A hydrated slice no longer equals its server HTML.
      if (!known.has(key) && !piece.querySelector('sw-island')) known.set(key, piece)
    }
    place(before, shown, main)
    place(after, shown, document.getElementById('announcer'))
    document.body.dataset['frame'] = frame
  }
}

/** The keys before and after `main`. */
function keysOf(frame: string): string[][] {
  return frame.split('|').map((side) => side.split(' ').filter(Boolean))
}

function findPieces(root: Document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('body > sw-frame')]
}

const hasKey = (key: string) => (piece: HTMLElement) => piece.dataset['key'] === key

type Sheets = [name: string, text: string][]

async function requestDocument({
  path,
  buildId,
}: Payload): Promise<{ loaded: Document; sheets: Sheets }> {
  const response = await fetch(path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw siteError(FrameUnusable, [path, `the answer was ${response.status}`])
  let sheets: Sheets = []
  // Taken out before parsing: the policy of the page shown forbids them as elements.
  const html = (await response.text()).replace(
    /<style data-sheets="([^"]*)">([^]*?)<\/style>/,
    (_, names: string, joined: string) => {
      const texts = joined.split('/**/')
      sheets = names.split(' ').map((name, at) => [name, texts[at]!])
      return ''
    },
  )
  const loaded = new DOMParser().parseFromString(html, 'text/html')
  const { build } = loaded.documentElement.dataset
  if (build !== buildId) throw siteError(FrameUnusable, [path, `it belongs to build ${build}`])
  return { loaded, sheets }
}

/** Moves nothing that may stay: a moved element loses focus, playback and what it has open. */
function place(keys: string[], shown: HTMLElement[], end: Element | null): void {
  let next = end
  for (const key of keys.toReversed()) {
    const own = shown.find(hasKey(key)) ?? document.importNode(known.get(key)!, true)
    if (!own.isConnected || own.nextElementSibling !== next) document.body.insertBefore(own, next)
    next = own
  }
}
