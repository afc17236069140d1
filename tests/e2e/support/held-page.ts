/** A machine of a page that is held still, so that a path of events can be walked step by step. */
import type { Page } from '@playwright/test'
import {
  createHolder,
  type HeldRun,
  type HoldOptions,
  type StepEvent,
} from '#tests/support/hold-machine.ts'
import type { Visible } from '#tests/support/run-held.ts'

export interface HeldPageOptions extends HoldOptions {
  /** The actor among those of the machine: a pattern of its id; the first one when absent. */
  actor?: string
  /** Merged into the input that the page starts the machine with. */
  input?: object
  /** Events that are not passed on when the page sends them by itself. */
  deaf?: readonly string[]
  /** Other machines that would answer the same gestures. */
  still?: readonly string[]
}

/** A snapshot of the page at one moment. */
export interface HeldView extends Visible {
  id: string
  input: object
  heard: StepEvent[]
  /** Markup bound to the actor, with the values it shows. */
  bound: BoundElement[]
  /** Tags on the element of the slice; undefined when it has none. */
  hostState: string | undefined
}

export interface BoundElement {
  attribute: 'follow' | 'expanded' | 'checked' | 'selected' | 'mirror'
  rest: string
  actual: string
}

/** Call it before the page is opened. */
export async function holdInPage(
  page: Page,
  machine: string,
  options: HeldPageOptions,
): Promise<void> {
  const given = JSON.stringify({ machine, ...options })
  await page.addInitScript({ content: `(${install})(${createHolder}, ${given})` })
}

/** Waits until the site-wide machines run; a visitor who scrolls has woken them. */
export async function waitForSystem(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await page.waitForFunction(() => {
    const place = globalThis as unknown as { [key: symbol]: unknown }
    return place[Symbol.for('slicewright.system')] !== undefined
  })
}

/** Waits until the page has started the actor. */
export async function waitForRun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const place = globalThis as unknown as { [key: symbol]: HeldPage }
    return place[Symbol.for('slicewright.held')]!.find() !== undefined
  })
}

/** @param from - number of received events that are known already */
export function look(page: Page, from: number): Promise<HeldView> {
  return page.evaluate(readPage, from)
}

/** Lets the event happen without a gesture. */
export async function letHappen(page: Page, event: StepEvent): Promise<void> {
  await page.evaluate((event) => {
    const place = globalThis as unknown as { [key: symbol]: HeldPage }
    place[Symbol.for('slicewright.held')]!.find()!.run.happen(event)
  }, event)
}

/**
 * Presses what the markup declares to send this event with this payload, if it is there to press.
 * @returns whether it was pressed
 */
export async function pressSender(page: Page, id: string, event: StepEvent): Promise<boolean> {
  const { type, ...payload } = event
  return pressFirst(page, `[data-send="${id} ${type}"]:not(form)`, payload)
}

/**
 * Presses the first match that can be seen and is covered by nothing.
 * @param payload - the required content of its `data-value`
 * @returns whether there was one
 */
export async function pressFirst(
  page: Page,
  selector: string,
  payload?: Record<string, unknown>,
): Promise<boolean> {
  const found = await page.evaluateHandle(findTarget, { selector, payload })
  // Not by position: the page may move before the click, and another element would get it.
  const target = found.asElement()
  await target?.click()
  return target !== null
}

/** The tests' own object in a page. */
interface HeldPage {
  find(): { id: string; run: HeldRun } | undefined
}

interface PageSystem {
  compile(document: { id: string }): object
  send(id: string, event: { type: string }): void
  live(): { id: string; ref: unknown }[]
}

/** Runs in the page before its own scripts: it intercepts the machines where they are compiled. */
function install(
  create: typeof createHolder,
  options: HeldPageOptions & { machine: string },
): void {
  const { machine: wanted, actor = '', input, still = [], deaf = [] } = options
  const holder = create()
  const others = create()
  const held = new WeakSet<object>()
  let system: PageSystem | undefined

  const hold = (machine: object, id: string) => {
    if (held.has(machine)) return
    held.add(machine)
    if (still.includes(id)) others.hold(machine)
    if (id !== wanted) return
    holder.hold(machine, options)
    if (!input) return
    const started = machine as { getInitialSnapshot(scope: unknown, given: object): unknown }
    const { getInitialSnapshot } = started
    started.getInitialSnapshot = (scope, given) =>
      getInitialSnapshot.call(started, scope, { ...given, ...input })
  }
  Object.defineProperty(globalThis, Symbol.for('slicewright.system'), {
    get: () => system,
    set(installed: PageSystem) {
      system = installed
      const { compile, send } = installed
      installed.compile = (document) => {
        const machine = compile(document)
        hold(machine, document.id)
        return machine
      }
      installed.send = (id, event) => {
        if (!deaf.includes(event.type)) send(id, event)
      }
    },
  })
  const find: HeldPage['find'] = () => {
    for (const { id, ref } of system?.live() ?? []) {
      const run = holder.runs.find((one) => one.actor === ref)
      if (run && new RegExp(actor).test(id)) return { id, run }
    }
    return undefined
  }
  Object.assign(globalThis, { [Symbol.for('slicewright.held')]: { find } })
}

/** Runs in the page. */
async function findTarget({
  selector,
  payload,
}: {
  selector: string
  payload: Record<string, unknown> | undefined
}) {
  const isMeant = (element: HTMLElement) => {
    if (!payload) return true
    const declared = JSON.parse(element.dataset['value'] ?? '{}') as Record<string, unknown>
    const keys = new Set([...Object.keys(declared), ...Object.keys(payload)])
    return [...keys].every((key) => JSON.stringify(declared[key]) === JSON.stringify(payload[key]))
  }
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!isMeant(element) || !element.checkVisibility()) continue
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    // A click would miss a moving element.
    let { left, top, width, height } = element.getBoundingClientRect()
    for (let frame = 0; frame < 30; frame++) {
      const [x, y] = [left, top]
      await new Promise(requestAnimationFrame)
      ;({ left, top, width, height } = element.getBoundingClientRect())
      if (left === x && top === y) break
    }
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (hit && element.contains(hit)) return element
  }
  return undefined
}

/** Runs in the page. */
function readPage(from: number): HeldView {
  const place = globalThis as unknown as { [key: symbol]: HeldPage }
  const { id, run } = place[Symbol.for('slicewright.held')]!.find()!
  const { actor, input, heard } = run
  const { value, tags, context } = actor.getSnapshot() as unknown as {
    value: unknown
    tags: Set<string>
    context: unknown
  }
  const isOpen = (element: HTMLElement) => {
    if (element.popover) return element.matches(':popover-open')
    return 'open' in element ? Boolean(element.open) : !element.hidden
  }
  const shows = {
    follow: (element: HTMLElement) => String(isOpen(element)),
    expanded: (element: HTMLElement) => String(element.getAttribute('aria-expanded')),
    checked: (element: HTMLElement) => String((element as HTMLInputElement).defaultChecked),
    selected: ({ role, ariaSelected, dataset }: HTMLElement) =>
      String(role === 'tab' ? ariaSelected : dataset['state'] === 'selected'),
    mirror: (element: HTMLElement) => String(element.dataset['state']),
  }
  const bound = (Object.keys(shows) as (keyof typeof shows)[]).flatMap((attribute) =>
    Array.from(
      document.querySelectorAll<HTMLElement>(`[data-${attribute}^="${id} "]`),
      (element) => ({
        attribute,
        rest: String(element.dataset[attribute]).slice(id.length + 1),
        actual: shows[attribute](element),
      }),
    ),
  )
  const host = document.querySelector<HTMLElement>(`sw-island[data-id="${id}"]`)
  const plain = { value, tags: [...tags].toSorted(), context, heard: heard.slice(from) }
  return {
    ...JSON.parse(JSON.stringify(plain)),
    input: JSON.parse(JSON.stringify(input ?? {})),
    id,
    bound,
    hostState: host?.dataset['state'],
  }
}
