/**
 * The code of every machine in a browser, through every one of its transitions: also of machines that
 * no slice brings to a page, which `tests/e2e/machine-paths.spec.ts` does not meet.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { OfferingPage } from '#tests/fixtures/machine-page/offer-machines.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { bundleMachines } from '#tests/support/machine-page.ts'
import { createModel, predict, takesOf, type MachineModel } from '#tests/support/machine-paths.ts'
import { readRecord, toLive } from '#tests/support/machine-records.ts'
import { readMachines } from '#tests/support/read-machines.ts'
import type { MachinePath } from '#tests/support/run-held.ts'
import { eachMutation } from '../../lab/mutations/mutate-machine.ts'
import { eachTransition } from '../../compiler/machines/walk-document.ts'

const roots = [repositoryRoot]
const catalogue = readMachineCatalogue(roots)
const machines = await readMachines(roots)
const { document: consent, own: ownOfConsent } = machines.find(
  ({ document }) => document.id === 'consent',
)!
const planted = [...eachMutation(consent)].find(({ kind }) => kind === 'guard inverted')!.document

/** For `npm run machines:coverage -w lab`. */
const results = join(repositoryRoot, '.cache/machine-code')

let browser: Browser
let page: Page
beforeAll(async () => {
  const script = await bundleMachines(machines, catalogue, roots, { planted })
  browser = await launchChromium()
  page = await browser.newPage()
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Machines</title>' }),
  )
  await page.goto('https://machines.test/')
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction('globalThis.walk')
})
afterAll(() => browser?.close())

const walk = (name: string, path: MachinePath) =>
  page.evaluate((given) => (globalThis as unknown as OfferingPage).walk(given.name, given.path), {
    name,
    path,
  })

/** Of the paths on record those that take what none before them does. */
function chooseRecorded(model: MachineModel): MachinePath[] {
  const missed = new Set(model.transitions)
  return readRecord(model.document.id).flatMap(({ input, steps }) => {
    const path = { input, events: steps.map(({ event }) => toLive(event)) }
    const takes = takesOf(model, path).filter((at) => missed.delete(at))
    return takes.length > 0 ? [path] : []
  })
}

const taken = { transitions: 0, steps: 0 }

describe.each(machines)('the code of machines/$document.id in a browser', ({ document, own }) => {
  it('[PAGEBUILDER-07] takes every transition, and is after each step where its declaration says', async () => {
    const model = createModel(document, catalogue, own)
    const paths = chooseRecorded(model)
    for (const path of paths) expect(await walk(document.id, path)).toEqual(predict(model, path))
    const takes: Record<string, number> = {}
    for (const at of paths.flatMap((path) => takesOf(model, path))) takes[at] = (takes[at] ?? 0) + 1
    expect(model.transitions.filter((at) => !takes[at])).toEqual([])
    const steps = paths.reduce((sum, { events }) => sum + events.length, 0)
    taken.transitions += Object.keys(takes).length
    taken.steps += steps
    mkdirSync(results, { recursive: true })
    writeFileSync(join(results, `${document.id}.json`), JSON.stringify({ taken: takes, steps }))
  })
})

it('[PAGEBUILDER-07] tells code that does something else', async () => {
  const model = createModel(consent, catalogue, ownOfConsent)
  const differs = chooseRecorded(model).map(async (path) => {
    const shown = await walk('planted', path).catch(String)
    return JSON.stringify(shown) !== JSON.stringify(predict(model, path))
  })
  expect(await Promise.all(differs)).toContain(true)
})

it('[PAGEBUILDER-07] all transitions of all machines were taken in the browser', () => {
  const all = machines.flatMap(({ document }) => [...eachTransition(document)])
  console.log(
    `${taken.transitions} of ${all.length} transitions of ${machines.length} machines in Chromium, ` +
      `in ${taken.steps} steps`,
  )
  expect(taken.transitions).toBe(all.length)
})
