/**
 * Walks the paths of the declarations in the browser: each machine on a page that contains it, by
 * gestures where there are any. After each step the machine must be where its declaration says, and
 * the page must show it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyMachineSnapshot } from 'xstate'
import { readMachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { findRoots, isInRoot, repositoryRoot } from '#compiler/read/roots.ts'
import type { StepEvent } from '#tests/support/hold-machine.ts'
import { createModel, findRoute, type MachineModel } from '#tests/support/machine-paths.ts'
import { toVisible } from '#tests/support/run-held.ts'
import { hangLimit } from '#tests/support/patience.ts'
import { findMarkup, readMachines, type ReadMachine } from '#tests/support/read-machines.ts'
import { holds, readPath, toText, type BoundState } from '../../runtime/browser/idle/condition.ts'
import {
  holdInPage,
  letHappen,
  look,
  pressSender,
  waitForRun,
  waitForSystem,
  type BoundElement,
  type HeldView,
} from './support/held-page.ts'
import { hostOf, type MachinePage, type Visit } from './support/machine-pages.ts'
import { readMachinePages } from './support/pages-of-site.ts'
import { expect, rememberConsent, test, type Page } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasTouch: false })

const results = join(repositoryRoot, '.cache/machine-paths')
const roots = findRoots()
const catalogue = readMachineCatalogue(roots)
const machines = await readMachines(roots)
const machinePages = readMachinePages(machines, roots)
const byId = new Map(machines.map((machine) => [machine.document.id, machine]))

/** A machine's ends are near on a page. One that is farther away than this counts as missed, which fails the test. */
const searchLimit = 1_500

/** The time on the clocks of pages and models, so that times a machine stores can be compared. */
const time = Date.now()

/** Moves by the clock alone, which pages here hold: bound-slices.spec.ts sets it. */
const byClock = new Set(['opening'])

/** Observations of a machine over all its visits. */
interface Seen {
  /** How often each transition was taken, by JSON pointer. */
  taken: Record<string, number>
  steps: number
  gestures: Record<string, number>
}

test('[PAGEBUILDER-07] every machine that a slice or markup brings to a page has a page here', () => {
  const unseen = machines.filter(
    ({ folder, document: { id } }) =>
      !machinePages[id] &&
      !byClock.has(id) &&
      roots.some((root) => isInRoot(folder, root) && findMarkup(id, root)),
  )
  expect(unseen.map(({ document }) => document.id)).toEqual([])
  const gone = Object.keys(machinePages).filter((id) => !byId.has(id))
  expect(gone).toEqual([])
})

for (const [id, entry] of Object.entries(machinePages)) {
  const machine = byId.get(id)
  if (!machine) continue
  test(`[PAGEBUILDER-07] ${id} does in the browser what its declaration says`, async ({
    context,
    baseURL,
  }) => {
    const seen: Seen = { taken: {}, steps: 0, gestures: {} }
    const models = rememberModels(machine)
    for (const visit of entry.visits) {
      let { first = [] } = visit
      let isWorthAnother = true
      while (isWorthAnother) {
        // As a new visitor, whose browser has the site's scripts in its cache.
        await context.clearCookies()
        if (!entry.isNew) await rememberConsent(context, baseURL!)
        const opened = await open(await context.newPage(), models, entry, visit, seen)
        isWorthAnother = await takeMissed(opened, { ...visit, first })
        first = []
        await opened.page.evaluate(() => localStorage.clear())
        await opened.page.close()
      }
    }
    const { transitions } = models()
    const missed = transitions.filter((at) => !seen.taken[at])
    const unreachable = Object.fromEntries(missed.map((at) => [at, entry.unreachable?.[at] ?? '']))
    mkdirSync(results, { recursive: true })
    writeFileSync(join(results, `${id}.json`), JSON.stringify({ ...seen, unreachable }, null, 2))
    console.log(
      `${id}: ${transitions.length - missed.length}/${transitions.length} transitions in the browser, ` +
        `${seen.steps} steps, ${sum(seen.gestures)} by hand`,
    )
    expect(missed.toSorted()).toEqual(Object.keys(entry.unreachable ?? {}).toSorted())
    expect(entry.byHand.filter((type) => !seen.gestures[type])).toEqual([])
  })
}

type Examples = Awaited<ReturnType<NonNullable<MachinePage['examples']>>>

/** One model for all visits with the same payloads: it knows what was searched before. */
function rememberModels({ document, own }: ReadMachine) {
  const models = new Map<string, MachineModel>()
  return (examples: Examples = {}): MachineModel => {
    const key = JSON.stringify(examples)
    let model = models.get(key)
    if (!model) models.set(key, (model = createModel(document, catalogue, own, examples, time)))
    return model
  }
}

/** A machine on a loaded page, and its state. */
interface Opened {
  page: Page
  id: string
  entry: MachinePage
  model: MachineModel
  seen: Seen
  place: Place
}

async function open(
  page: Page,
  models: ReturnType<typeof rememberModels>,
  entry: MachinePage,
  visit: Visit,
  seen: Seen,
): Promise<Opened> {
  await holdInPage(page, models().document.id, { ...entry.hold, ...visit.hold })
  await page.addInitScript((kept) => {
    for (const key in kept) sessionStorage.setItem(key, JSON.stringify(kept[key]))
  }, visit.kept ?? {})
  await page.clock.setFixedTime(time)
  await page.setViewportSize(visit.viewport ?? { width: 1440, height: 900 })
  await page.goto(visit.path)
  await waitForSystem(page)
  await (visit.wake ?? entry.wake)?.(page)
  await waitForRun(page)
  const { id, input } = await look(page, 0)
  const model = models(await entry.examples?.(page, id))
  const { snapshot, takes } = model.start(input)
  note(seen, takes)
  const place = await settle({ page, entry, model }, { snapshot, heard: 0 })
  return { page, id, entry, model, seen, place }
}

/**
 * Always walks to the nearest transition not taken yet.
 * @returns whether another load would come to one that this one has left out of reach
 */
async function takeMissed(opened: Opened, { first = [], without = [] }: Visit): Promise<boolean> {
  const { model, seen, place: start } = opened
  const isAllowed = ({ type }: StepEvent) => !without.includes(type)
  const allowed = {
    ...model,
    events: (at: AnyMachineSnapshot) => model.events(at).filter(isAllowed),
  }
  const missed = () => new Set(model.transitions.filter((at) => !seen.taken[at]))
  const before = missed().size
  for (const event of first)
    expect(await step(opened, event), `a gesture for ${JSON.stringify(event)}`).toBe(true)
  for (;;) {
    const left = missed()
    const route = findRoute(allowed, opened.place.snapshot, left, searchLimit)
    if (!route) break
    for (const event of route) await step(opened, event)
    // The page does not send what was planned: fail instead of retrying for ever.
    expect(missed().size, `after ${JSON.stringify(route)}`).toBeLessThan(left.size)
  }
  note(seen, start.takes)
  const after = missed()
  return after.size < before && findRoute(allowed, start.snapshot, after, searchLimit) !== undefined
}

/** @returns whether a gesture caused it */
async function step(opened: Opened, event: StepEvent): Promise<boolean> {
  const { page, id, entry, seen } = opened
  const isByHand = await perform(page, entry, id, event)
  if (isByHand) seen.gestures[event.type] = (seen.gestures[event.type] ?? 0) + 1
  seen.steps++
  opened.place = await settle(opened, opened.place, event)
  note(seen, opened.place.takes)
  return isByHand
}

function note({ taken }: Seen, takes: readonly string[]): void {
  for (const at of takes) taken[at] = (taken[at] ?? 0) + 1
}

/** @returns whether a gesture caused it */
async function perform(
  page: Page,
  { gestures = {} }: MachinePage,
  id: string,
  event: StepEvent,
): Promise<boolean> {
  if (!event.type.startsWith('xstate.')) {
    if (await pressSender(page, id, event)) return true
    const gesture = gestures[event.type]
    if (gesture && (await gesture(page, event, id)) !== false) return true
  }
  await letHappen(page, event)
  return false
}

interface Place {
  snapshot: AnyMachineSnapshot
  /** Number of events the actor has received. */
  heard: number
  takes: string[]
}

/** Waits until the page is where the model is after all that the actor has heard. */
async function settle(
  { page, entry, model }: Pick<Opened, 'page' | 'entry' | 'model'>,
  from: Omit<Place, 'takes'>,
  expected?: StepEvent,
): Promise<Place> {
  let place: Place | undefined
  await expect(
    async () => {
      const view = await look(page, from.heard)
      place = follow(model, from, view)
      if (expected) expect(view.heard.map(({ type }) => type)).toContain(expected.type)
      const { value, tags, context } = view
      expect({ value, tags, context }).toEqual(toVisible(place.snapshot))
      expect(view.bound).toEqual(view.bound.map((one) => predict(one, place!.snapshot)))
      if (view.hostState !== undefined)
        expect(view.hostState.split(' ').filter(Boolean).toSorted()).toEqual(tags)
      await entry.observe?.(page, view, hostOf(view.id))
    },
    `${model.document.id} after ${JSON.stringify(expected ?? 'its start')}`,
  ).toPass({
    timeout: hangLimit,
    intervals: [5, 10, 20, 40, 80, 160],
  })
  return place!
}

function follow(model: MachineModel, from: Omit<Place, 'takes'>, { heard }: HeldView): Place {
  let { snapshot } = from
  const takes = heard.flatMap((event) => {
    const step = model.next(snapshot, event)
    snapshot = step.snapshot
    return step.takes
  })
  return { snapshot, takes, heard: from.heard + heard.length }
}

/** Predicts what the element shows in this state, by its attribute. */
function predict(element: BoundElement, snapshot: AnyMachineSnapshot): BoundElement {
  const { attribute, rest } = element
  const state = snapshot as BoundState
  if (attribute === 'mirror') return { ...element, actual: toText(readPath(rest, state)) }
  const isSo = holds(rest, state)
  // An actor that does not know yet closes nothing.
  if (attribute === 'follow' && !isSo && state.hasTag('pending')) return element
  return { ...element, actual: String(isSo) }
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}
