/**
 * The one script that stands in a page: it gives the root what the visitor chose before (`machines/scheme`), so that
 * no frame is drawn in the other one. It is the same text on every page, and the policy names its hash.
 */
import { hash } from 'node:crypto'

const text =
  `try{let s=/"(dark|light)"/.exec(localStorage.color_scheme)[1];` +
  `document.documentElement.dataset.scheme=s;` +
  `document.querySelector("meta[name=theme-color][media]").media=s=="dark"?"all":"not all"}catch{}`

/** After the elements with the theme's colours. */
export const schemeScript = `<script data-scheme>${text}</script>`

/** `'sha256-…'` of the script's text (CSP 3, 8.3). */
export const schemeHash = `'sha256-${hash('sha256', text, 'base64')}'`
