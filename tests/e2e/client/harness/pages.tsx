/** The server half of the harness: a few small pages, as documents and as payloads. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { initialSnapshot, type MachineDocument } from '#runtime/machines'
import { SlotContext } from '#runtime/slice'
import accordion from '../../../../machines/accordion/machine.json' with { type: 'json' }
import { drawStyles } from '../../../../runtime/page/render/style-element.ts'
import type { Payload } from '../../../../runtime/model/payload.ts'
import { Breaking } from './islands/breaking.tsx'
import { Broken } from './islands/broken.tsx'
import { Counter } from './islands/counter.tsx'
import { Differing } from './islands/differing.tsx'
import { Panels } from './islands/panels.tsx'

export interface Build {
  buildId: string
  entry: string
  /** URLs of the island chunks by name. */
  islands: Record<string, string>
}

interface Page {
  title: string
  main: string
  locale?: string
  frame?: string
  navbar?: 'black' | 'white'
  css?: [name: string, text: string][]
  /** Its payload lacks what the swap needs. */
  isBroken?: boolean
}

/** Undefined for a path without a page. */
export function renderPayload(path: string, build: Build): Payload | undefined {
  const page = createPages(build)[path]
  return page && toPayload(path, page, build)
}

export function renderDocument(path: string, build: Build): string | undefined {
  const page = createPages(build)[path]
  if (!page) return
  const { title, head, html, css, body, frame, routeName, locale } = toPayload(path, page, build)
  return `<!doctype html><html lang="${locale}-XX" data-locale="${locale}" data-build="${build.buildId}"><head>
<meta charset="utf-8"><title>${title}</title>
${drawStyles([{ name: 'base', text: baseSheet }, ...css.map(([name, text]) => ({ name, text }))])}
<script type="module" async src="${build.entry}"></script>${head}</head>
<body data-layout="${body.layout}" data-navbar="${body.navbar}" data-menu="${body.menu}" data-footer="${body.footer}" data-frame="${frame}" data-route="${routeName}">
${drawFrame(frame, title).join(`<main id="main" tabindex="-1">${html}</main>`)}
<div id="announcer" role="status"></div></body></html>`
}

function toPayload(path: string, page: Page, build: Build): Payload {
  return {
    buildId: path === '/other-build' ? 'another' : build.buildId,
    contentRef: 'ref',
    locale: page.locale ?? 'en',
    path,
    routeName: path.slice(1) || 'home',
    title: page.title,
    head: `<meta data-head name="description" content="${page.title}"><link data-head rel="canonical" href="${path}">`,
    html: `<h1>${page.title}</h1>${page.main}`,
    css: page.css ?? [],
    parts: page.isBroken ? (undefined as never) : { crumb: page.title },
    frame: page.frame ?? 'navbar.a | footer.a',
    body: { layout: 'default', navbar: page.navbar ?? 'black', menu: 'shown', footer: 'light' },
  }
}

/** The markup before and after `main`. */
function drawFrame(frame: string, title: string): string[] {
  return frame.split(' | ').map((keys) =>
    keys
      .split(' ')
      .map((key) => `<sw-frame data-key="${key}">${pieces[key]?.(title) ?? ''}</sw-frame>`)
      .join(''),
  )
}

const pieces: Record<string, (title: string) => string> = {
  'navbar.a': (title) => header.replace('<sw-part data-part="crumb">', `$&${title}`),
  'footer.a': () => footer,
  'navbar.b': () =>
    `<header id="plain"><a href="/odd">Odd</a> <sw-part data-part="crumb"></sw-part>
<button id="plain-button" data-send="settings hint.toggle">Hint</button> <p id="plain-hint" data-follow="settings context.hint" hidden>Hint</p></header>`,
  'notice.b': () => '<aside id="notice">Notice</aside>',
}

const baseSheet = `
@layer base, slices;
@layer base {
  sw-island, sw-slot, sw-frame, sw-part { display: contents }
  header { position: fixed; inset: 0 0 auto; background: white }
  main { padding-top: 260px }
  video { width: 10px; height: 10px }
  html { scroll-behavior: smooth; scroll-padding-top: 260px }
  .tall { height: 3000px }
}`

const header = `<header>
<a href="/">Home</a> <a href="/about">About</a> <a href="/slow">Slow</a>
<details id="menu" name="menus" data-follow="navbar context.menu=product" data-opened="menu.open" data-closed="menu.close" data-value='{"id":"product"}'>
  <summary>Product</summary><a href="/about">Tour</a></details>
<button id="menu-button" data-send="navbar menu.toggle" data-value='{"id":"product"}' data-expanded="navbar context.menu=product">Toggle</button>
<button id="mobile-button" data-send="navbar mobile-menu.toggle" data-expanded="navbar mobile-menu">Menu</button>
<nav id="mobile" popover data-follow="navbar mobile-menu" data-closed="mobile-menu.close"><a href="/about">About, mobile</a></nav>
<p id="promotion" data-facts='{"promotion":"spring"}' data-follow="navbar promotion-banner">Promotion <button data-send="navbar promotion.close">Close</button></p>
<sw-part data-part="crumb"></sw-part>
<span id="colour" data-mirror="navbar context.contentColor"></span>
<video id="player"></video></header>`

const footer = `<footer>
<button id="settings-button" data-send="settings settings.open">Settings</button>
<dialog id="settings" data-follow="settings settings" data-closed="settings.close">
  <form data-send="settings settings.save">
    <input type="checkbox" name="necessary" checked disabled>
    <label><input type="checkbox" name="analytics" data-checked="settings context.analytics"> Analytics</label>
    <label><input type="checkbox" name="ad" data-checked="settings context.ad"> Ads</label>
    <input name="note" value="hello"><input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>
    <select name="colour"><option>red</option></select>
    <button name="go" value="go">Save</button></form>
  <a href="/about">Read more</a></dialog>
<output id="saved" data-mirror="settings context.saved"></output>
<output id="note" data-mirror="settings context.last.note"></output>
<p id="hint" data-follow="settings context.hint" hidden>Hint</p>
<p id="no-hint" data-follow="settings !context.hint">No hint</p>
<button id="hint-button" data-send="settings hint.toggle">Hint</button>
<button id="nobody" data-send="nobody knock">Nobody</button>
<button id="malformed" data-send="settings hint.toggle" data-value="{">Malformed</button>
<a href="/" hreflang="en">English</a> <a href="/de" hreflang="de">Deutsch</a></footer>`

function createPages(build: Build): Record<string, Page> {
  const island = createIslands(build)
  return {
    '/': {
      title: 'Home',
      css: [['home', '@layer slices { h1 { color: rgb(1, 2, 3) } }']],
      main: `<p><a id="to-about" href="/about">About us</a> <a href="/about#team">Team</a>
<a href="#below">Below here</a> <a href="/islands">Islands</a> <a href="/islands/">Slashed</a> <a href="/odd">Odd</a> <a href="/leaflet.pdf">Leaflet</a>
<a id="new-window" href="/about" target="_blank">Window</a> <a id="off" href="/about" data-nav="off">Off</a> <a id="save" href="/about" download>Save</a></p>
<div class="tall"></div><h2 id="below">Below</h2><a id="far" href="/islands">Far</a><div class="tall"></div>`,
    },
    '/odd': {
      title: 'Odd',
      main: `<a href="/other-build">Other build</a> <a href="/other-frame">Other frame</a> <a href="/lost-frame">Lost frame</a> <a href="/moved">Moved</a>
<a href="/text">Text</a> <a href="/gone">Gone</a> <a href="/broken-page">Broken page</a>`,
    },
    '/about': {
      title: 'About',
      navbar: 'white',
      css: [
        ['home', '@layer slices { h1 { color: rgb(1, 2, 3) } }'],
        ['about', '@layer slices { h1 { color: rgb(4, 5, 6) } }'],
      ],
      main: `<a href="/">Back home</a><div class="tall"></div><h2 id="team">Team</h2>
<button data-send="settings hint.toggle">Hint in main</button><p id="main-hint" data-follow="settings context.hint" hidden>Main hint</p><div class="tall"></div>`,
    },
    '/slow': { title: 'Slow', main: '<p>At last.</p>' },
    '/other-build': { title: 'Other build', main: '' },
    '/other-frame': {
      title: 'Other frame',
      frame: 'navbar.b | notice.b footer.a',
      css: [['plain', '@layer slices { #plain { color: rgb(7, 8, 9) } }']],
      main: '<a href="/">Home</a> <a href="/other-frame/deeper">Deeper</a>',
    },
    '/other-frame/deeper': {
      title: 'Deeper',
      frame: 'navbar.b | notice.b footer.a',
      main: '<a href="/">Home</a>',
    },
    '/lost-frame': { title: 'Lost frame', frame: 'navbar.b | lost.b', main: '' },
    '/text': { title: 'Text', main: '' },
    '/moved-here': { title: 'Moved here', main: '' },
    '/broken-page': { title: 'Broken page', main: '<p>Not here yet.</p>', isBroken: true },
    '/de': { title: 'Start', locale: 'de', main: '' },
    '/islands': {
      title: 'Islands',
      main: `<a href="/">Home from islands</a>
${island('panels', 'a', 'load', panels('a', island))}${island('counter', 'b', 'idle', <Counter {...common('b')} props={{ label: 'Idle' }} />, { label: 'Idle' })}
${island('counter', 'c', 'interaction', <Counter {...common('c')} props={{ label: 'On demand' }} />, { label: 'On demand' })}
${island('broken', 'd', 'load', <Broken {...common('d')} props={{}} />)}
${island('differing', 'e', 'load', <Differing {...common('e')} props={{}} />)}
<div class="tall"></div>${island('counter', 'f', 'visible', <Counter {...common('f')} props={{ label: 'Far' }} />, { label: 'Far' })}<p id="below">Below</p>`,
    },
    '/breaking': {
      title: 'Breaking',
      main: island('breaking', 'g', 'load', <Breaking />),
    },
    '/reached': {
      title: 'Reached',
      main: `${island('counter', 'n', 'reached', <Counter {...common('n')} props={{ label: 'Near' }} />, { label: 'Near' })}
<div class="tall"></div>${island('counter', 'o', 'reached', <Counter {...common('o')} props={{ label: 'Far' }} />, { label: 'Far' })}<p id="below">Below</p>`,
    },
    '/cold': {
      title: 'Cold',
      main: `${island('panels', 'a', 'interaction', panels('a', island))}${island('missing', 'z', 'interaction', <Broken {...common('z')} props={{}} />)}`,
    },
  }
}

const titles = ['One', 'Two']

function common(id: string) {
  const input = { count: titles.length, openFirst: true }
  const state = initialSnapshot(accordion as unknown as MachineDocument, input) as never
  const label = (_: string, values?: Record<string, string | number>) =>
    `${values?.['count']} panels`
  return { id, state, send: () => {}, t: label }
}

type RenderIsland = (
  name: string,
  id: string,
  on: string,
  element: ReactElement,
  props?: object,
) => string

function panels(id: string, island: RenderIsland): ReactElement {
  const nested = island(
    'counter',
    `${id}n`,
    'visible',
    <Counter {...common(`${id}n`)} props={{ label: 'Nested' }} />,
    { label: 'Nested' },
  )
  const slots = {
    'panel-0': renderToStaticMarkup(<p>First panel</p>) + nested,
    'panel-1': renderToStaticMarkup(<p>Second panel</p>),
  }
  return (
    <SlotContext value={slots}>
      <Panels {...common(id)} props={{ titles }} />
    </SlotContext>
  )
}

function createIslands({ islands }: Build): RenderIsland {
  return (name, id, on, element, props) => {
    const data = {
      props: props ?? { titles },
      input: { count: titles.length, openFirst: true },
      messages: { 'panels.label': '{{count}} panels' },
    }
    const html = renderToString(element, { identifierPrefix: id })
    const src = islands[name] ?? '/assets/missing.js'
    return `<sw-island data-id="${id}" data-on="${on}" data-src="${src}" data-p='${JSON.stringify(data)}'>${html}</sw-island>`
  }
}
