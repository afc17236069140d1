/**
 * Generates the pages of the machines, which are not files: each is made from its machine, with a
 * drawing on top.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  drawDiagram,
  layoutWhole,
  toMarkdown,
  toMarkdownIndex,
  type DeclaredMachine,
} from '../../workbench/inspector/index.ts'
import type { Picture } from './read-pages.ts'

interface DrawnMachine {
  picture: Picture
  /** Its path among the assets. */
  asset: string
  svg: string
}

/** The folder into which `npx slicewright machines export` writes the same pages. */
const folder = 'reports/machines'

/** Markdown by the page's file, the list of all machines first. */
export function toMachinePages(machines: readonly DeclaredMachine[]): Map<string, string> {
  return new Map([
    [`${folder}/README.md`, toMarkdownIndex(machines)],
    ...machines.map(({ document, uses }): [string, string] => [
      `${folder}/${document.id}.md`,
      toMarkdown(document, uses),
    ]),
  ])
}

/**
 * Drawings by the page's file. Each version of a machine is drawn once.
 *
 * @param cache - folder of drawings
 * @param show - called with the progress
 * @param isHasty - whether to leave out those that have to be drawn
 */
export async function drawMachines(
  machines: readonly DeclaredMachine[],
  cache: string,
  show: (done: number, total: number, what: string) => void,
  isHasty = false,
): Promise<Map<string, DrawnMachine>> {
  mkdirSync(cache, { recursive: true })
  const drawn = new Map<string, DrawnMachine>()
  for (const [index, { document }] of machines.entries()) {
    const { id, description = '' } = document
    show(index, machines.length, `drawing ${id}`)
    const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16)
    const file = join(cache, `${id}.${hash}.svg`)
    if (isHasty && !existsSync(file)) continue
    if (!existsSync(file)) writeFileSync(file, drawDiagram(await layoutWhole(document)))
    const svg = readFileSync(file, 'utf8')
    const asset = `machines/${id}.svg`
    const alt = `The states of the machine ${id} and what leads from one to another; in words below. ${description}`
    drawn.set(`${folder}/${id}.md`, {
      picture: { url: `asset:${asset}`, alt, dimensions: readSize(svg) },
      asset,
      svg,
    })
  }
  return drawn
}

function readSize(svg: string): { width: number; height: number } {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}
