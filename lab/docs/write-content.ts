/** The content of the documentation site, as files of the embedded content service. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { readMachines } from '../../workbench/inspector/index.ts'
import { drawMachines, toMachinePages } from './machine-pages.ts'
import { listMoved, planPages } from './plan-pages.ts'
import { readPages } from './read-pages.ts'
import { toDocuments } from './to-documents.ts'
import { toFrontDocuments } from './to-front-documents.ts'

export interface WrittenContent {
  pages: number
  /** Number of files that are new or changed. */
  changed: number
  /** Redirects from addresses that pages had, for `routeRules` of a site. */
  rules: object[]
}

/**
 * Writes changed files, and deletes those that are no longer needed.
 *
 * @param folder - must contain nothing else
 * @param cache - folder for what takes long to make
 * @param isHasty - whether to leave out drawings that are not in the cache
 * @throws SiteFaults when the Markdown has faults; then nothing is written
 */
export async function writeContent(
  folder: string,
  cache: string,
  show: (done: number, total: number, what: string) => void,
  isHasty = false,
): Promise<WrittenContent> {
  const machines = readMachines([repositoryRoot])
  const drawn = await drawMachines(machines, join(cache, 'machines'), show, isHasty)
  const made = toMachinePages(machines)
  const plan = planPages(repositoryRoot, made)
  const diagrams = new Map([...drawn].map(([file, { picture }]) => [file, picture]))
  const { pages, pictures } = readPages(repositoryRoot, plan, made, diagrams)
  const texts = new Map<string, string>([
    [
      'repository.json',
      toJson({ name: 'slicewright', languages: [{ id: 'en-gb', name: 'English' }] }),
    ],
    ...[...drawn.values()].map(({ asset, svg }): [string, string] => [`assets/${asset}`, svg]),
  ])
  for (const [path, document] of [...toDocuments(pages), ...toFrontDocuments(plan, repositoryRoot)])
    texts.set(path, toJson(document))
  const changed = [...texts].filter(([path, text]) => writeIfOther(join(folder, path), text)).length
  for (const [asset, source] of pictures)
    cpSync(join(repositoryRoot, source), join(folder, 'assets', asset))
  const kept = new Set([...texts.keys(), ...[...pictures.keys()].map((asset) => `assets/${asset}`)])
  for (const file of globSync('**/*.*', { cwd: folder }))
    if (!kept.has(file)) rmSync(join(folder, file))
  const rules = listMoved(plan.chapters.map(({ chapter }) => chapter)).map(({ from, to }) => ({
    path: from,
    redirect: { to, status: 301 },
  }))
  return { pages: pages.length, changed, rules }
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`

function writeIfOther(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return true
}
