/** The page previewed, in the browser: its facts, and how a payload changes it in place. */
import type { Payload } from '../../model/payload.ts'
import type { PreviewFacts } from '../../model/preview-facts.ts'
import { addSheets } from '../navigation/page-styles.ts'
import { findMain } from '../navigation/swap-page.ts'
import { findSections, patchSections, type SectionRange } from './patch-sections.ts'

const panelSelector = '[data-preview]'

/**
 * Facts of the page shown now; payload navigation brings others.
 * @throws TypeError outside a preview
 */
export function readFacts(root: ParentNode = document): PreviewFacts {
  const panel = root.querySelector<HTMLElement>(panelSelector)
  if (!panel) throw new TypeError('the page is not a preview')
  return JSON.parse(panel.dataset['preview']!) as PreviewFacts
}

export function listSections(): SectionRange[] {
  return findSections(findSectionRoot(), readFacts().sections) ?? []
}

/** In the simulator the sections are nested deeper. */
function findSectionRoot(): HTMLElement {
  return document.querySelector<HTMLElement>('[data-slice-zone]') ?? findMain()
}

/**
 * Shows the payload in place of the page; content that stays keeps its place before the reader's
 * eyes.
 * @returns false, having changed nothing, when it cannot: a document load shows it
 */
export async function showPayload(payload: Payload): Promise<boolean> {
  const { lang, dataset } = document.documentElement
  const panel = payload.parts['preview']
  if (panel === undefined || payload.buildId !== dataset['build']) return false
  if (payload.locale !== (dataset['locale'] ?? lang)) return false
  const parsed = new DOMParser().parseFromString(panel, 'text/html')
  const { sections } = readFacts(parsed)
  addSheets(payload.css)
  if (payload.frame !== document.body.dataset['frame']) {
    const { loadFrame } = await import('../frame/load-frame.ts')
    ;(await loadFrame(payload, addSheets))(findMain())
  }
  const stays = findReadingPlace(new Set(sections.map(({ key, hash }) => `${key} ${hash}`)))
  const next = { html: payload.html, sections }
  if (!patchSections(findSectionRoot(), readFacts().sections, next)) return false
  stays?.()
  showHead(payload)
  showParts(payload)
  return true
}

/**
 * Finds the first section in sight that stays as it is; the result scrolls it back to where it was.
 */
function findReadingPlace(unchanged: ReadonlySet<string>): (() => void) | undefined {
  for (const { key, hash, nodes } of listSections()) {
    const element = nodes.find((node) => node instanceof HTMLElement)
    if (!element || !unchanged.has(`${key} ${hash}`)) continue
    const { top, bottom } = measure(nodes)
    if (bottom <= 0 || top >= innerHeight) continue
    return () => {
      const moved = measure(nodes).top - top
      if (moved) scrollBy({ top: moved, behavior: 'instant' })
    }
  }
  return undefined
}

/** The box of the nodes; islands have none of their own. */
export function measure(nodes: readonly ChildNode[]): DOMRect {
  const range = document.createRange()
  range.setStartAfter(nodes[0]!)
  range.setEndBefore(nodes.at(-1)!)
  return range.getBoundingClientRect()
}

let headShown: string | undefined

function showHead({ head, title, body, routeName }: Payload): void {
  document.title = title
  Object.assign(document.body.dataset, body, { route: routeName })
  if (head === headShown) return
  headShown = head
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove()
  document.head.insertAdjacentHTML('beforeend', head)
}

/** Leaves open what is open in the panel. */
function showParts({ parts }: Payload): void {
  for (const part of document.querySelectorAll<HTMLElement>('sw-part')) {
    const html = parts[part.dataset['part'] ?? '']
    if (html === undefined || part.innerHTML === html) continue
    const isOpen = part.querySelector<HTMLDetailsElement>(`${panelSelector} > details`)?.open
    part.innerHTML = html
    const details = part.querySelector<HTMLDetailsElement>(`${panelSelector} > details`)
    if (details) details.open = isOpen ?? false
  }
}
