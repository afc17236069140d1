/** Writes the files of `slicewright new`. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { SiteFaults, type Fault } from '#compiler/read/fault.ts'
import { generateFiles, generateSiteFiles, writeFiles } from '#compiler/generate/generate.ts'
import { readSite } from '#compiler/read/load-site.ts'
import { JsonReader } from '#compiler/read/read-json.ts'
import { isInstalled, repositoryRoot } from '#compiler/read/roots.ts'
import { toolPackages } from '../../adapters/shared/packages/tool-packages.ts'
import { findMissing } from '#compiler/read/find-package.ts'
import { checkRoots } from '#compiler/build'
import { quote } from './names.ts'
import {
  planBehaviour,
  planMachine,
  planMessages,
  planPageType,
  planSite,
  planSlice,
  type PlannedFiles,
} from './plan-files.ts'
import { listUnwritten, planChoices } from './plan-choices.ts'
import { planForm } from './plan-form.ts'
import { besideKept, isKept } from './kept-files.ts'
import { planFrame } from './plan-frame.ts'
import { readChoices, type SiteChoices } from './site-choices.ts'
import { archive } from './site-manifest.ts'
import { listUntranslated } from './words.ts'

export const newHelp = `slicewright new site FOLDER      a site of its own: languages, pages, a machine, content
  --languages en,es-MX           its languages, the first without a prefix; en,de unless named
  --colour '#1d4ed8'             its brand colour, of which it gets a theme
  --prismic NAME                 the repository that will hold its content
slicewright new slice NAME       a section; with --machine, one with a machine of its own
slicewright new machine NAME     a machine
slicewright new behaviour NAME   a machine that runs on every page
slicewright new page-type NAME   a type of page with an address
slicewright new form NAME        a form, its words, and a page that shows it
slicewright new frame            a menu and a footer, with the choice of language, around every page

All but the first write into the last folder of SITE_DIR, or into this repository.`

/** The code style of this repository. */
const style = { semi: false, singleQuote: true, printWidth: 100 } as const

/** Leaves files as they are planned where no formatter is installed. */
async function openFormatter(): Promise<(file: string, text: string) => Promise<string>> {
  if (findMissing(toolPackages.format).length > 0) return async (_, text) => text
  const { format } = await import('oxfmt')
  return async (file, text) => (await format(file, text, style)).code
}

/** Files that may already exist, and are then extended. */
const shared =
  /^(?:\.gitignore|(?:package|site-config\/(?:site|behaviours|(?:messages|layouts)\/[\w-]+))\.json)$/

export const exemplarKinds = [
  'site',
  'slice',
  'machine',
  'behaviour',
  'page-type',
  'form',
  'frame',
] as const

export interface Exemplar {
  kind: (typeof exemplarKinds)[number]
  /** The new name; for a site, its folder; a frame has none. */
  name: string
  /** Whether a slice gets a machine of its own. */
  hasMachine: boolean
  /** Of a site; English and German, in the engine's colours, unless given. */
  choices?: SiteChoices
}

export interface Place {
  /** Folders of the site; the last gets the files. */
  roots: readonly string[]
  /** Receives a line for each file, and what to do next. */
  say(line: string): void
  /** Writes all of a file or nothing. @throws Error naming it */
  write(file: string, text: string): Promise<void>
}

/**
 * Writes a working exemplar under a new name. Existing files are never overwritten.
 *
 * @throws Error with what a check of the site finds afterwards
 */
export async function makeNew(
  { kind, name, hasMachine, choices }: Exemplar,
  place: Place,
): Promise<void> {
  if (kind === 'site') return makeSite(resolve(name), choices ?? readChoices({}), place)
  const { roots } = place
  const folder = roots.at(-1)!
  const reader = new JsonReader()
  const site = readSite(roots, reader)
  // An unreadable file would be taken for absent, and overwritten.
  if (reader.faults.length > 0) throw new SiteFaults(reader.faults)
  const plans: Record<Exclude<Exemplar['kind'], 'site'>, () => PlannedFiles> = {
    slice: () =>
      new Map([
        ...planSlice(folder, name, hasMachine),
        ...(hasMachine ? planMessages(folder, site, name) : []),
      ]),
    machine: () => planMachine(folder, name),
    behaviour: () => planBehaviour(folder, name),
    'page-type': () => planPageType(folder, name, site),
    form: () => planForm(folder, name, site),
    frame: () => planFrame(roots, site),
  }
  const note = await write(plans[kind](), place)
  place.say(`Written to ${folder}.`)
  if (note !== undefined) place.say(note)
  const untranslated = listUntranslated(site.site?.value.locales ?? [])
  if ((kind === 'form' || kind === 'frame') && untranslated.length > 0)
    place.say(`Its words in ${untranslated.join(', ')} are English: translate them.`)
}

async function makeSite(
  folder: string,
  choices: SiteChoices,
  { say, write: writeFile }: Place,
): Promise<void> {
  const [mark] = /[#?%]/.exec(folder) ?? []
  if (mark !== undefined)
    throw new Error(
      `${folder} has a ${mark} in its path, which a bundler reads as part of an address. Name a folder without #, ? and %.`,
    )
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${folder} is a file. Name a folder that is empty, or one that is not there.`)
  const before = existsSync(folder) ? readdirSync(folder) : []
  const found = before.filter((entry) => !isKept(entry))
  const installed = readInstalled(folder, found)
  if (found.length > 0 && installed === undefined) {
    throw new Error(
      `${folder} is not empty: it has ${found[0]}. Name a folder that is, or one that is not there.`,
    )
  }
  try {
    const files = planChoices(planSite(folder, installed), choices)
    await write(besideKept(files, folder, before), { roots: [folder], say, write: writeFile }, true)
  } catch (error) {
    // Leftovers would be refused the next time.
    const left = existsSync(folder) ? readdirSync(folder) : []
    for (const entry of left.filter((one) => !before.includes(one)))
      rmSync(join(folder, entry), { recursive: true })
    throw error
  }
  const untranslated = listUnwritten(choices)
  if (untranslated.length > 0)
    say(
      `\nNot translated yet, but in English: ${untranslated.join(', ')}. Texts are in content/documents and site-config/messages.`,
    )
  if (installed !== undefined) return say('\nTo see it: npm run dev')
  const place = quote(relative(process.cwd(), folder))
  say(
    isInstalled
      ? `\nTo see it: cd ${place} && npm install ${quote(relative(folder, resolve(archive)))} && npm run dev\nThat is where the archive of the engine lies; where a registry has it, npm install is enough.`
      : `\nTo see it: SITE_DIR=${place} npm run dev`,
  )
}

/**
 * The dependencies of a folder that holds nothing but installed packages, with this engine among them; undefined for
 * every other folder.
 */
function readInstalled(
  folder: string,
  entries: readonly string[],
): Record<string, string> | undefined {
  const ofPackages = new Set(['package.json', 'package-lock.json', 'node_modules'])
  if (!entries.includes('package.json') || !entries.every((one) => ofPackages.has(one)))
    return undefined
  const reader = new JsonReader()
  const manifest = reader.read<{ dependencies?: Record<string, string> }>(
    join(folder, 'package.json'),
  )
  if (!manifest) throw new SiteFaults(reader.faults)
  const { dependencies } = manifest
  return dependencies?.['slicewright'] === undefined ? undefined : dependencies
}

/** @returns what to say of faults that were there before; undefined when there were none */
async function write(
  files: PlannedFiles,
  { roots, say, write: writeFile }: Place,
  isNewSite = false,
): Promise<string | undefined> {
  const folder = roots.at(-1)!
  const taken = [...files.keys()].filter(
    (path) => !shared.test(path) && existsSync(join(folder, path)),
  )
  if (taken.length > 0) {
    throw new Error(
      `Nothing was written, since these exist already: ${taken.join(', ')}. Choose another name.`,
    )
  }
  const before = new Set(isNewSite ? [] : findFaults(roots).map(toSign))
  const added: string[] = []
  const format = await openFormatter()
  try {
    for (const [path, text] of files) {
      const file = join(folder, path)
      const sign = existsSync(file) ? '~' : '+'
      // Names are longer or shorter than the exemplar's.
      await writeFile(file, path.endsWith('.md') ? text : await format(file, text))
      if (sign === '+') added.push(file)
      say(`${sign} ${path}`)
    }
  } catch (error) {
    // They would be refused the next time.
    for (const file of added) rmSync(file)
    throw error
  }
  const faults = generateAndCheck(roots)
  const caused = faults.filter((fault) => !before.has(toSign(fault)))
  if (caused.length > 0) {
    say(`Written to ${folder}, but what is there now does not fit together.`)
    throw new SiteFaults(caused)
  }
  if (faults.length === 0) return undefined
  const [were, them] = faults.length === 1 ? ['fault was', 'it'] : ['faults were', 'them']
  return `${faults.length} ${were} there before; \`slicewright check\` shows ${them}.`
}

function generateAndCheck(roots: readonly string[]): readonly Fault[] {
  const folder = roots.at(-1)!
  try {
    writeFiles(folder === repositoryRoot ? generateFiles() : generateSiteFiles(roots), folder)
  } catch (error) {
    if (error instanceof SiteFaults) return error.faults
    throw error
  }
  return findFaults(roots)
}

function findFaults(roots: readonly string[]): readonly Fault[] {
  try {
    return checkRoots(roots)
  } catch (error) {
    if (error instanceof SiteFaults) return error.faults
    throw error
  }
}

/** Lines move when a file is extended. */
const toSign = ({ file, path, message }: Fault) =>
  `${file} ${path.startsWith(':') ? '' : path} ${message}`
