/**
 * Puts text that would run if anything took it for markup or script into every part of an address
 * that a visitor controls.
 */
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../../tests/support/browser.ts'
import { toRow, type SiegeRow } from './row.ts'

const mark = '__ran'

const vectors = [
  `<script>${mark}()</script>`,
  `<img src=x onerror=${mark}()>`,
  `<svg onload=${mark}()>`,
  `"><svg/onload=${mark}()>`,
  `'><img src=x onerror=${mark}()>`,
  `" autofocus onfocus=${mark}() x="`,
  `' onmouseover=${mark}() '`,
  `javascript:${mark}()`,
  `java\tscript:${mark}()`,
  `</title><script>${mark}()</script>`,
  `</style><script>${mark}()</script>`,
  `</script><script>${mark}()</script>`,
  `--><script>${mark}()</script>`,
  `]]><script>${mark}()</script>`,
  `\${${mark}()}`,
  `{{constructor.constructor('${mark}()')()}}`,
  `__proto__[x]=${mark}()`,
  `<iframe srcdoc="<script>parent.${mark}()</script>">`,
  `<details open ontoggle=${mark}()>`,
  `<a href="javascript:${mark}()" autofocus>x</a>`,
  `<math><mtext><img src onerror=${mark}()>`,
  `<template><img src onerror=${mark}()></template>`,
  `<base href="javascript:/">`,
  `data:text/html,<script>${mark}()</script>`,
  `%3Cscript%3E${mark}()%3C/script%3E`,
  `%253Cscript%253E${mark}()%253C/script%253E`,
  `\u2028${mark}()`,
  `\u0000<script>${mark}()</script>`,
]
const names = ['q', 'page', 'topic', 'from', 'next', 'utm_source', 'token', 'x']
const pages = [
  '/',
  '/blog',
  '/resources',
  '/customers',
  '/pricing',
  '/preview',
  '/form/demo',
  '/de/nichts',
]

/** @param loads - number of page loads, each with several payloads */
export async function attackWithPayloads(origin: string, loads: number): Promise<SiegeRow> {
  const faults: string[] = []
  let payloads = 0
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    let current = ''
    await page.exposeFunction(mark, () => void faults.push(`ran at ${current}`))
    page.on('dialog', (dialog) => {
      faults.push(`a dialog at ${current}`)
      void dialog.dismiss()
    })
    for (let at = 0; at < loads; at++) {
      const path = pages[at % pages.length]!
      const query = new URLSearchParams()
      for (const [index, name] of names.entries()) {
        query.set(name, vectors[(at * 3 + index) % vectors.length]!)
      }
      const hash = vectors[(at * 7) % vectors.length]!
      const segment = at % 5 === 0 ? `/${encodeURIComponent(vectors[at % vectors.length]!)}` : ''
      current = `${path}${segment}?${query}#${hash}`
      payloads += names.length + 1 + (segment === '' ? 0 : 1)
      await page.goto(origin + current, { waitUntil: 'load' })
      if (at % 4 === 0) {
        await searchFor(page, vectors[(at * 5) % vectors.length]!)
        payloads++
      }
    }
  } finally {
    await browser.close()
  }
  return toRow('payloads in addresses and searches', payloads, faults, `${loads} pages loaded`)
}

async function searchFor(page: Page, text: string): Promise<void> {
  const field = page.locator('input[type="search"]:visible').first()
  if ((await field.count()) === 0) return
  await field.fill(text).catch(() => {})
  await page.waitForTimeout(200)
}
