/** The machines as drawings, for the pages that describe them in words. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawDiagram, layoutWhole, readMachines } from '../../workbench/inspector/index.ts'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import type { Picture } from './read-pages.ts'

interface DrawnMachine {
  picture: Picture
  /** Its path among the assets. */
  asset: string
  svg: string
}

/**
 * By the file of the page. A machine is drawn once for each version of it.
 *
 * @param cache - folder of drawings
 * @param show - is told how far it is
 */
export async function drawMachines(
  cache: string,
  show: (done: number, total: number, what: string) => void,
): Promise<Map<string, DrawnMachine>> {
  mkdirSync(cache, { recursive: true })
  const machines = readMachines([repositoryRoot])
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
    drawn.set(`docs/machines/${id}.md`, {
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
