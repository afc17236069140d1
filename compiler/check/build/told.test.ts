/** Some three hundred mistakes of a site's author: each is told with the file, the place in it, and what to do. */
import { rmSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Fault } from '../../read/fault.ts'
import { findRoots } from '../../read/roots.ts'
import { componentMistakes } from '../../testing/mistakes/in-components.ts'
import { machineMistakes } from '../../testing/mistakes/in-machines.ts'
import { pageTypeMistakes } from '../../testing/mistakes/in-page-types.ts'
import { schemaMistakes } from '../../testing/mistakes/in-schemas.ts'
import { siteMistakes } from '../../testing/mistakes/in-site.ts'
import { styleMistakes } from '../../testing/mistakes/in-styles.ts'
import { textMistakes } from '../../testing/mistakes/in-texts.ts'
import {
  buildCrowd,
  buildKitchen,
  numberNames,
  type Mistake,
} from '../../testing/mistakes/kitchen.ts'
import { checkRoots } from './check-roots.ts'
import { checkAll } from './check-all.ts'

/** Nothing is kept of a pass. */
const noCache = '/dev/null/sound-code.json'

function place(root: string, { file, path }: Fault): string {
  const at = path.startsWith(':') ? /^:\d+/.exec(path)![0] : `#${path}`
  return `${file.replace(`${root}/`, '')}${at}`
}

/** Of the first file that the mistake is made in, unless another is named. */
function wanted([, edits, at]: Mistake): string {
  return /^[#:]/.test(at) ? `${Object.keys(edits)[0]}${at}` : at
}

function open(root: string): readonly string[] {
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return findRoots(root)
}

/** Of a value that is missing or of another type, the fault itself says it. */
const isMended = ({ message, hint }: Fault) =>
  hint !== '' ||
  /must|missing|did you mean|is called|is invalid|does not match|not TypeScript|has no way|is not declared|no state|is described|unknown here|not allowed|one of/i.test(
    message,
  )

it('[PAGEBUILDER-09] tells nothing of a site without a mistake', async () => {
  expect((await checkAll(open(buildKitchen()), noCache)).faults).toEqual([])
})

describe.each([
  ['site.json and behaviours.json', siteMistakes],
  ['page types and layouts', pageTypeMistakes],
  ['schemas and wirings', schemaMistakes],
  ['styles', styleMistakes],
  ['texts, content and the folder', textMistakes],
])('[PAGEBUILDER-09] of %s, the check tells', (_area, mistakes) => {
  it.each(mistakes)('%s', (...mistake) => {
    const root = buildKitchen(mistake[1])
    const faults = checkRoots(open(root))
    expect(faults.map((fault) => place(root, fault))).toContain(wanted(mistake))
    expect(faults.filter((fault) => !isMended(fault))).toEqual([])
  })
})

const section = ['recipe-header', 'recipe_header', 'RecipeHeader']

describe.each([
  ['machines', 'machines/bell', ['bell'], machineMistakes],
  ['components', 'slice-registry/slices/recipe-header', section, componentMistakes],
])('[PAGEBUILDER-09] of %s, the check tells', (_area, at, names, mistakes) => {
  const isWithin = ([, edits]: Mistake) =>
    Object.keys(edits).every((path) => path.startsWith(`${at}/`))

  it('all that were made at once, each in a folder of its own', async () => {
    const made = mistakes.filter(isWithin)
    const root = buildCrowd(made, at, names)
    const { faults } = await checkAll(open(root), noCache)
    const told = new Set(faults.map((fault) => place(root, fault)))
    const silent = made.filter((one, index) => !told.has(numberNames(wanted(one), names, index)))
    expect(silent.map(([what]) => what)).toEqual([])
    const folders = made.map((_, index) => `${root}/${numberNames(at, names, index)}/`)
    const elsewhere = faults.filter(({ file }) => !folders.some((one) => file.startsWith(one)))
    expect(elsewhere).toEqual([])
    expect(faults.filter((fault) => !isMended(fault))).toEqual([])
  })

  it.each(mistakes.filter((one) => !isWithin(one)))('%s', async (...mistake) => {
    const root = buildKitchen(mistake[1])
    const { faults } = await checkAll(open(root), noCache)
    expect(faults.map((fault) => place(root, fault))).toContain(wanted(mistake))
  })
})
