/** The pages of the machines, which no file holds: each is made from its machine, with a drawing above it. */
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

/** Where `npx slicewright machines export` writes the same pages. */
const folder = 'reports/machines'

/** Markdown by the file of the page, the list of all first. */
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
 * By the file of the page. A machine is drawn once for each version of it.
 *
 * @param cache - folder of drawings
 * @param show - is told how far it is
 */
export async function drawMachines(
  machines: readonly DeclaredMachine[],
  cache: string,
  show: (done: number, total: number, what: string) => void,
): Promise<Map<string, DrawnMachine>> {
  mkdirSync(cache, { recursive: true })
  const drawn = new Map<string, DrawnMachine>()
  for (const [index, { document }] of machines.entries()) {
    const { id, description = '' } = document
    show(index, machines.length, `drawing ${id}`)
    const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16)
    const file = join(cache, `${id}.${hash}.svg`)
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
