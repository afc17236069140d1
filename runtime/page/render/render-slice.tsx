/**
 * One slice -> HTML. Every slice is its own React render: one that throws is left out alone, its
 * fragment can be kept, and the ids of an island are those its hydration expects.
 */
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { SliceKinds } from '../../model/documents/kinds.ts'
import { initialSnapshot } from '../../machines/server-system.ts'
import type { ResolvedPage } from '../resolve/resolve-page.ts'
import type { ResolvedSlice } from '../resolve/sections/resolve-slice.ts'
import { isSearched } from '../route/query-parameters.ts'
import type { Site, SliceModule } from '../../model/site.ts'
import { SlotContext, type Prepare } from '../../model/slice/slice.tsx'
import { evaluate } from '../../values/evaluate.ts'
import { escapeHtml, escapeJsonAttribute } from './escape-html.ts'
import type { Fragment } from '../../model/ports/fragment-cache.ts'
import { liftHoisted } from './lift-hoisted.ts'

type Component = ComponentType<Record<string, unknown>>

/** @throws whatever the component throws */
export function renderSlice(
  slice: ResolvedSlice,
  module: SliceModule,
  page: ResolvedPage,
  site: Site,
): Fragment {
  const facts = slice.isFrame ? page.facts : undefined
  const draw = (read: object | undefined) => drawSlice(slice, module, page, site, read)
  if (!site.fragments || isForOne(slice, page) || isDrawnOnce(slice, site)) return draw(facts)
  return site.fragments.get(fragmentKey(slice, page, site), facts, draw)
}

/**
 * Whether its HTML is not cached: it is for one visitor, or answers free text, of which there is no
 * end.
 */
function isForOne({ form, personal, list }: ResolvedSlice, { ref }: ResolvedPage): boolean {
  if (form?.answer || personal) return true
  return list !== undefined && isSearched(ref.pageType, ref.parameters ?? {})
}

/** Whether it is drawn once only: looking it up would cost more than drawing it. */
function isDrawnOnce({ isFrame }: ResolvedSlice, { isStatic }: Site): boolean {
  return isStatic === true && !isFrame
}

function drawSlice(
  slice: ResolvedSlice,
  module: SliceModule,
  page: ResolvedPage,
  site: Site,
  facts: object | undefined,
): Fragment {
  const { id, fields, variation, documentId, documentType } = slice
  const { list, shared, form, calculation, personal } = slice
  const { t } = page
  const locale = page.locale.iso
  const common = { id, fields, variation, locale, t, list, shared, form, calculation, personal }
  const props = facts ? { ...common, documentId, documentType, page: facts } : common
  const island = site.assets.island(slice.type)
  if (island && site.kinds.slices[slice.type]!.binding)
    return renderBound(slice, module, props, island.src, page, site)
  if (island) return renderIsland(slice, module, props, island.src, page, site)
  return drawStatic(module, props)
}

/** Draws a component that is never hydrated. */
function drawStatic(module: SliceModule, props: object): Fragment {
  return liftHoisted(
    renderToStaticMarkup(createElement(module.component as Component, { ...props })),
  )
}

/**
 * All inputs of a slice except the page's facts. Interface texts depend on the locale and the UI
 * texts document.
 */
function fragmentKey(slice: ResolvedSlice, page: ResolvedPage, site: Site): string {
  const version = site.kinds.slices[slice.type]!.version
  const strategy = page.ref.pageType.hydrate?.[slice.type] ?? ''
  const added = [slice.list, slice.shared, slice.form]
    .map((value) => (value ? ` ${textOf(value)}` : ''))
    .join('')
  return `${slice.type} ${version} ${slice.variation} ${strategy} ${slice.id} ${slice.documentId} ${page.locale.code} ${page.textsKey} ${textOf(slice.fields)}${added}`
}

const texts = new WeakMap<object, string>()

/** Cached, since fields of the frame and of shared content outlive a page. */
function textOf(fields: object): string {
  let text = texts.get(fields)
  if (text === undefined) texts.set(fields, (text = JSON.stringify(fields)))
  return text
}

function renderIsland(
  slice: ResolvedSlice,
  module: SliceModule,
  sliceProps: object,
  src: string,
  page: ResolvedPage,
  site: Site,
): Fragment {
  const kinds = site.kinds.slices[slice.type]!
  const prepared = (module.prepare as Prepare<never, object> | undefined)?.(sliceProps as never)
  const props = prepared?.props ?? slice.fields
  const slots = renderSlots(prepared?.slots)
  const input = resolveInput(kinds.input, slice, page)
  const machine = kinds.machine ? site.machines[kinds.machine] : undefined
  const island = createElement(module.component as Component, {
    id: slice.id,
    props,
    state: machine ? initialSnapshot(machine, { ...input, id: slice.id }) : stateless,
    send: ignore,
    t: page.t,
  })
  const inner = liftHoisted(
    renderToString(<SlotContext value={slots.html}>{island}</SlotContext>, {
      identifierPrefix: slice.id,
    }),
  )
  reportUndrawn(slice, slots.html, inner.html, site)
  const messages = Object.fromEntries((kinds.messages ?? []).map((key) => [key, page.t(key)]))
  const strategy = strategyOf(slice, page, site)
  return {
    html:
      `<sw-island data-id="${escapeHtml(slice.id)}" data-on="${strategy}" data-src="${escapeHtml(src)}"` +
      ` data-p='${escapeJsonAttribute({ props, input, messages })}'>${inner.html}</sw-island>`,
    preloads: slots.preloads + inner.preloads,
  }
}

/**
 * Reports slots that were not drawn: their content is in no script, so the browser never gets it.
 */
function reportUndrawn(
  { type, documentId }: ResolvedSlice,
  slots: Record<string, string>,
  html: string,
  site: Site,
): void {
  for (const slot in slots) {
    if (slots[slot] === '' || html.includes(` data-slot="${slot}"`)) continue
    const message = `The section "${type}" does not draw its slot "${slot}" at first, so browsers never get what it holds. Draw <Slot name="${slot}" /> always, in an element that is hidden until it is wanted.`
    site.log.warn('SLOT_NOT_DRAWN', { slice: type, slot, documentId, message })
  }
}

/** Drawn like a static slice. `self` in its attributes becomes the id its actor will have. */
function renderBound(
  slice: ResolvedSlice,
  module: SliceModule,
  props: object,
  src: string,
  page: ResolvedPage,
  site: Site,
): Fragment {
  const drawn = drawStatic(module, props)
  const input = resolveInput(site.kinds.slices[slice.type]!.input, slice, page)
  const id = escapeHtml(slice.id)
  return {
    html:
      `<sw-island data-id="${id}" data-on="${strategyOf(slice, page, site)}" data-src="${escapeHtml(src)}"` +
      ` data-bound data-p='${escapeJsonAttribute({ input })}'>` +
      // Quotes in texts are escaped, so only attributes match this pattern.
      `${drawn.html.replace(/( data-(?:send|follow|expanded|checked|selected|mirror)=")self /g, `$1${id} `)}</sw-island>`,
    preloads: drawn.preloads,
  }
}

function strategyOf(slice: ResolvedSlice, page: ResolvedPage, site: Site): string {
  const { hydrate } = page.ref.pageType
  return hydrate?.[slice.type] ?? site.kinds.slices[slice.type]!.hydrate ?? 'visible'
}

function renderSlots(slots: Record<string, ReactNode> = {}): {
  html: Record<string, string>
  preloads: string
} {
  const html: Record<string, string> = {}
  let preloads = ''
  for (const name in slots) {
    const fragment = liftHoisted(renderToStaticMarkup(slots[name]))
    html[name] = fragment.html
    preloads += fragment.preloads
  }
  return { html, preloads }
}

/** The machine's input as the slice's wiring declares it, fed from the slice's fields. */
function resolveInput(
  wiring: SliceKinds['input'],
  { fields }: ResolvedSlice,
  { locale, t }: ResolvedPage,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const name in wiring) input[name] = evaluate(wiring[name]!, fields, { locale, t })
  return input
}

const stateless = { value: null, context: {}, matches: () => false, hasTag: () => false }

/** The `send` of the server: events do nothing. */
function ignore(): void {}
