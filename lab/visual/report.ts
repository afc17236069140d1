/** The differences as a page: before, after and marked, side by side. */
import { relative } from 'node:path'
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'
import type { Difference } from './compare-shots.ts'

export interface Comparison {
  /** The commit of the earlier pictures. */
  base: string
  shots: number
  differences: readonly Difference[]
}

/** @param folder - where the page will be; absolute */
export function toReport({ base, shots, differences }: Comparison, folder: string): string {
  const same = shots - differences.filter(({ kind }) => kind !== 'gone').length
  const words =
    differences.length === 0
      ? `All ${shots} pictures are as they were.`
      : `${differences.length} differ, ${same} are as they were.`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>What looks different</title>
<style>${style}</style>
<h1>What looks different</h1>
<p>Against <code>${escapeHtml(base)}</code>. ${words}</p>
${differences.map((one) => drawDifference(one, folder)).join('\n')}
</html>
`
}

function drawDifference(difference: Difference, folder: string): string {
  const { name, kind, share, before, after, marked } = difference
  const told = kind === 'changed' ? `${toPercent(share)} of it` : kind
  const figures = Object.entries({ before, after, where: marked }).flatMap(([title, file]) =>
    file === undefined ? [] : [drawFigure(title, relative(folder, file))],
  )
  return `<section><h2>${escapeHtml(name)} <small>${told}</small></h2><div>${figures.join('')}</div></section>`
}

function drawFigure(title: string, file: string): string {
  const address = file.split(/[\\/]/).map(encodeURIComponent).join('/')
  return `<figure><figcaption>${title}</figcaption><a href="${address}"><img src="${address}" alt="${title}" loading="lazy"></a></figure>`
}

/** Shows a difference below a hundredth of a percent as more than zero. */
export function toPercent(share: number): string {
  return share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 90rem; padding-inline: 1rem }
section { border-top: 1px solid #8884; padding-block: 1rem }
h2 { font-size: 1.1rem } small { font-weight: normal; opacity: .7 }
section > div { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)) }
figure { margin: 0 } figcaption { opacity: .7 }
img { border: 1px solid #8884; max-block-size: 70vh; max-inline-size: 100%; object-fit: contain; object-position: 0 0 }
`
