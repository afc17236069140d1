/**
 * The only script within a page. Its text is the same on every page of a site, and the policy names
 * its hash; the one difference, the address of the entry, is an attribute.
 */
import { hash } from 'node:crypto'
import { escapeHtml } from './escape-html.ts'
import type { Site } from '../../model/site.ts'

export interface PageScript {
  text: string
  /** `'sha256-…'` of the text (CSP 3, 8.3). */
  hash: string
}

/**
 * Sets the visitor's earlier choice on the root (`machines/scheme`), so that no frame is drawn in
 * the other scheme. A choice made in another tab, or while the browser kept the page, is repeated
 * here, as the visitor would make it.
 */
const scheme =
  `try{let s=/"(dark|light)"/.exec(localStorage.color_scheme)[1];` +
  `document.documentElement.dataset.scheme=s;` +
  `document.querySelector("meta[name=theme-color][media]").media=s=="dark"?"all":"not all"}catch{}` +
  `{let c=e=>{try{(e.persisted||e.key=="color_scheme")&&` +
  `document.querySelector("[data-checked^=scheme]:not(:checked)[data-value='"+localStorage.color_scheme+"']").click()}catch{}};` +
  `addEventListener("storage",c);addEventListener("pageshow",c)}`

/**
 * Requests the entry once the page is painted, or its first picture is loaded: requested together,
 * the two would share the line. Either comes before the page has loaded, which then waits for the
 * entry, too. If the entry does not load, islands are told that they have failed, once more when
 * all of the document is read: their styles then show their content.
 *
 * Clicks until the entry runs are repeated then, once, unless the browser has answered them.
 */
const start =
  `{let d=document,r="DOMContentLoaded",e=d.currentScript.dataset.entry,` +
  `k=new Set,c=({target:t})=>k.add(t.closest("[data-send]:not(a,form,[command],[type=checkbox]),` +
  `sw-island button[type=button]:not([command],[popovertarget])")),` +
  `g=()=>{d.removeEventListener("click",c,!0);for(let i of k)i?.click()},` +
  `x=()=>{for(let i of d.querySelectorAll("sw-island"))i.dataset.failed="";d.addEventListener(r,x)},f=()=>{` +
  `e&&d.head.append(Object.assign(d.createElement("script"),{type:"module",fetchPriority:"low",src:e,onerror:x,` +
  `onload(){d.readyState=="loading"?d.addEventListener(r,g):g()}}));e=""};` +
  `d.addEventListener("click",c,!0);` +
  `d.addEventListener(r,()=>{let i=d.querySelector("img[fetchpriority=high]");` +
  `!i||i.complete?f():i.onload=i.onerror=f});` +
  `new PerformanceObserver(f).observe({type:"paint",buffered:!0})}`

const toScript = (text: string): PageScript => ({
  text,
  hash: `'sha256-${hash('sha256', text, 'base64')}'`,
})

/** All variants: a site has a dark theme or not, and a build of it an entry or none. */
export const pageScripts = {
  scheme: toScript(scheme),
  start: toScript(start),
  both: toScript(scheme + start),
}

export function findPageScript({ assets, config }: Site): PageScript | undefined {
  const hasEntry = assets.entry.length > 0
  if (config.themeColorDark) return hasEntry ? pageScripts.both : pageScripts.scheme
  return hasEntry ? pageScripts.start : undefined
}

/** Belongs after the elements with the theme's colours. */
export function drawPageScript(site: Site): string {
  const script = findPageScript(site)
  const [entry] = site.assets.entry
  const attribute = entry ? ` data-entry="${escapeHtml(entry)}"` : ''
  return script ? `<script${attribute}>${script.text}</script>` : ''
}
