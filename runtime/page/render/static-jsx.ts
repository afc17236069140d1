/**
 * JSX on the server. While a section is drawn that is never hydrated, an element becomes text where it is made, and
 * React is asked for what is not plain alone: an element with rare attributes, or a whole section that uses more of
 * React than elements and functions. At all other times this is React's own runtime, in whose place it stands
 * (`tools/build/plugins/static-jsx.ts`). What comes out is what React draws, to the byte.
 */
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as react from 'react/jsx-runtime'
import * as reactDev from 'react/jsx-dev-runtime'
import type { Fragment as Drawing } from '../../model/ports/fragment-cache.ts'
import { liftHoisted } from './lift-hoisted.ts'

export const { Fragment } = react

type Component = ComponentType<Record<string, unknown>>
type Props = Record<string, unknown>

/** Text that is markup already. */
class Drawn {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

/** Of the section that is drawn just now; undefined while React's elements are wanted. */
let current: { preloads: string } | undefined

/** Components that use more than is drawn here; they are React's from then on. */
const drawnByReact = new WeakSet<Component>()

/** @throws whatever the component throws */
export function drawStatic(component: Component, props: Props): Drawing {
  if (!drawnByReact.has(component)) {
    const section = { preloads: '' }
    current = section
    try {
      const html = toMarkup((component as (props: Props) => unknown)(props))
      return { html, preloads: section.preloads }
    } catch {
      // React does it, or says what is wrong.
    } finally {
      current = undefined
    }
  }
  const drawn = liftHoisted(renderToStaticMarkup(createElement(component, props)))
  drawnByReact.add(component)
  return drawn
}

type Jsx = typeof react.jsx

export const jsx: Jsx = (type, props, key) =>
  current ? (draw(type, props as Props) as never) : react.jsx(type, props, key)

export const jsxs: Jsx = (type, props, key) =>
  current ? (draw(type, props as Props) as never) : react.jsxs(type, props, key)

/** Tests are compiled for development. */
export const jsxDEV: typeof reactDev.jsxDEV = (type, props, ...rest) =>
  current ? (draw(type, props as Props) as never) : reactDev.jsxDEV(type, props, ...rest)

function draw(type: unknown, props: Props): Drawn {
  if (typeof type === 'string') return drawElement(type, props)
  // Hooks and classes throw here, so they come to React.
  if (typeof type === 'function') return new Drawn(toMarkup(type(props)))
  if (type === Fragment) return new Drawn(toMarkup(props.children))
  throw notPlain()
}

const notPlain = () => new Error('React draws this.')

/** What React draws by what is around it, moves elsewhere, or makes of its text. */
const depending: ReadonlySet<string> = new Set(
  'base body head html link listing meta noscript option picture script select style textarea title'.split(
    ' ',
  ),
)

const empty: ReadonlySet<string> = new Set(
  'area br col embed hr img input keygen param source track wbr'.split(' '),
)

function drawElement(tag: string, props: Props): Drawn {
  if (depending.has(tag)) throw notPlain()
  const inner = props.children === undefined ? '' : toMarkup(props.children)
  if (isSpecial(tag, props)) return drawAlone(tag, props, inner)
  const hint = tag === 'img' && props.loading !== 'lazy' ? hintAtPicture(props) : ''
  if (hint === undefined) return drawAlone(tag, props, inner)
  let html = `<${tag}`
  for (const name in props) {
    const value = props[name]
    if (name === 'children' || value === undefined || value === null) continue
    const attribute = drawAttribute(name, value)
    if (attribute === undefined) return drawAlone(tag, props, inner)
    html += attribute
  }
  if (empty.has(tag)) {
    if (inner !== '') return drawAlone(tag, props, inner)
    current!.preloads += hint
    return new Drawn(`${html}/>`)
  }
  // Of a line end that comes first React makes two, but not of each.
  if (tag === 'pre' && inner.startsWith('\n')) throw notPlain()
  return new Drawn(`${html}>${inner}</${tag}>`)
}

/** React has an order of its own for what is about forms. */
function isSpecial(tag: string, props: Props): boolean {
  return tag === 'form' || tag === 'input' || (tag === 'button' && props.name !== undefined)
}

/** React's preload of a picture that does not wait, as `liftHoisted` has it; undefined where React is to write it. */
function hintAtPicture({ src, srcSet, sizes, fetchPriority }: Props): string | undefined {
  const given = [src, srcSet, sizes, fetchPriority]
  if (given.some((value) => value !== undefined && (typeof value !== 'string' || value === '')))
    return undefined
  if (fetchPriority === 'low' || (src ?? srcSet) === undefined) return ''
  if (/^data:/i.test(src as string) || /^data:/i.test(srcSet as string)) return ''
  let hint = '<link data-head rel="preload" as="image"'
  for (const [name, value] of [
    ['href', srcSet === undefined ? src : undefined],
    ['imageSrcSet', srcSet],
    ['imageSizes', sizes],
    ['fetchPriority', fetchPriority],
  ] as const)
    if (value !== undefined) hint += ` ${name}="${escapeText(value as string)}"`
  return `${hint}/>`
}

/** Attributes whose value is written as it is, by the names that elements have for them. */
const plainAttributes = new Map<string, string>(
  'alt cite decoding dir fetchPriority height hrefLang id lang loading media method name popover popoverTarget rel role scope sizes srcSet target title type width'
    .split(' ')
    .map((name) => [name, ` ${name}="`]),
)
  .set('className', ' class="')
  .set('htmlFor', ' for="')
  .set('tabIndex', ' tabindex="')

const safeAddress = /^(?:https?:\/\/|[/#]|mailto:|tel:|data:image\/)/

/** Undefined for what React is to draw. */
function drawAttribute(name: string, value: unknown): string | undefined {
  const start = plainAttributes.get(name)
  if (start !== undefined) {
    if (typeof value === 'string') return `${start}${escapeText(value)}"`
    if (typeof value === 'number') return `${start}${value}"`
    return typeof value === 'boolean' ? '' : undefined
  }
  if (name.startsWith('data-') || name.startsWith('aria-')) return drawDataAttribute(name, value)
  if (name === 'href' || name === 'src') {
    const isPlain = typeof value === 'string' && safeAddress.test(value)
    return isPlain ? ` ${name}="${escapeText(value)}"` : undefined
  }
  if (name === 'hidden' && typeof value === 'boolean') return value ? ' hidden=""' : ''
  return undefined
}

function drawDataAttribute(name: string, value: unknown): string | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined
  if (typeof value === 'string') return ` ${name}="${escapeText(value)}"`
  return typeof value === 'boolean' || typeof value === 'number' ? ` ${name}="${value}"` : undefined
}

/** By React, around what is drawn already. */
function drawAlone(tag: string, { children, ...props }: Props, inner: string): Drawn {
  const given =
    children === undefined ? props : { ...props, dangerouslySetInnerHTML: { __html: inner } }
  const { html, preloads } = liftHoisted(renderToStaticMarkup(createElement(tag, given)))
  current!.preloads += preloads
  return new Drawn(html)
}

function toMarkup(node: unknown): string {
  if (typeof node === 'string') return escapeText(node)
  if (node instanceof Drawn) return node.html
  if (Array.isArray(node)) {
    let html = ''
    for (const one of node) html += toMarkup(one)
    return html
  }
  if (node === undefined || node === null || typeof node === 'boolean') return ''
  if (typeof node === 'number') return String(node)
  throw notPlain()
}

const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** As React writes them. */
function escapeText(text: string): string {
  return /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (character) => entities[character]!) : text
}
