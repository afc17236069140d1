/** `write-files.ts CONTENT CSS FOLDER`: every page of the floor as a file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPages } from '../pages/peer-page.ts'
import { renderFloor } from './render-floor.ts'

const [, , content = '', sheet = '', folder = ''] = process.argv
const css = readFileSync(sheet, 'utf8')
for (const page of readPages(content).values()) {
  const file = join(folder, `${page.path}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, renderFloor(page, css))
}
