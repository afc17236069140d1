import { hasTexts } from '#runtime/error-texts'
import { browserEntry } from '../../model/errors/browser-entry.ts'
import type { SharedSystem } from '../../machines/shared-system.ts'
import { holds, readPath, splitBinding, toText, type BoundState } from './condition.ts'
import { findSender } from '../early/early-acts.ts'
import { toValues } from './form-values.ts'
import { canOpen, isOpen, setOpen } from './open-element.ts'
import { report } from '../early/report.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import type { Binder } from '../navigation/binder.ts'

export const BindingInvalid = browserEntry(
  'BindingInvalid',
  'wiring',
  hasTexts && {
    title: 'Binding invalid',
    message: (attribute: string, value: string, reason: string) =>
      `${attribute}="${value}" cannot be used: ${reason}.`,
    hint: 'See docs/reference/slice-content.md for the attributes and their syntax.',
  },
)

const followers = ['follow', 'expanded', 'checked', 'selected', 'mirror'] as const

type Attribute = (typeof followers)[number]

const apply: Record<Attribute, (element: HTMLElement, rest: string, state: BoundState) => void> = {
  follow(element, condition, state) {
    const open = holds(condition, state)
    // An actor that is still pending closes nothing.
    if (open || !state.hasTag('pending')) setOpen(element, open)
  },
  expanded: (element, condition, state) =>
    element.setAttribute('aria-expanded', String(holds(condition, state))),
  checked(element, condition, state) {
    const box = element as HTMLInputElement
    const checked = holds(condition, state)
    // The visitor's tick stays until the context itself changes.
    if (box.defaultChecked === checked) return
    box.defaultChecked = box.checked = checked
  },
  selected(element, condition, state) {
    const isSelected = holds(condition, state)
    if (element.role === 'tab') {
      element.ariaSelected = String(isSelected)
      element.tabIndex = isSelected ? 0 : -1
    } else {
      element.dataset['state'] = isSelected ? 'selected' : ''
    }
  },
  mirror: (element, path, state) => {
    element.dataset['state'] = toText(readPath(path, state))
  },
}

/**
 * Binds server-rendered markup to site-wide actors by its attributes, without a component:
 * - `data-send="<actor> <event>"`: sent by a click, or by the submit of a form,
 * - `data-follow="<actor> <condition>"`: the element is open while the condition holds; while the actor
 *   has the tag `pending`, nothing is closed; `data-opened` and `data-closed` name the events sent when
 *   the visitor opens or closes it,
 * - `data-expanded`, `data-checked`, `data-mirror`: `aria-expanded`, a checkbox or radio button, `data-state`,
 * - `data-selected`: `aria-selected` of a tab and whether the Tab key reaches it; `data-state` of its panel.
 *
 * Elements are looked up again on every change of an actor, so swapped HTML needs no clean-up.
 */
export function createBinder(system: Pick<SharedSystem, 'get' | 'send' | 'subscribe'>): Binder {
  const watched = new Map<string, { ref: unknown; stop: () => void }>()
  /**
   * Opened or closed by the visitor, before the browser has reported it: their `toggle` decides.
   */
  const changing = new WeakSet<EventTarget>()
  let isApplying = false

  const guarded = (attribute: string, value: string, run: () => void) => {
    try {
      run()
    } catch (cause) {
      report(BindingInvalid, [attribute, value, toReason(cause)], { cause })
    }
  }

  const select = (root: ParentNode, attribute: Attribute, actor: string) =>
    root.querySelectorAll<HTMLElement>(
      actor ? `[data-${attribute}^="${actor} "]` : `[data-${attribute}]`,
    )

  const applyOne = (element: HTMLElement, attribute: Attribute) => {
    const binding = element.dataset[attribute] as string
    const [actor, rest] = splitBinding(binding)
    const state = system.get(actor)?.getSnapshot()
    if (!state) return
    if (attribute === 'follow' && changing.has(element)) return
    isApplying = true
    guarded(`data-${attribute}`, binding, () => apply[attribute](element, rest, state))
    isApplying = false
  }

  const applyAll = (root: ParentNode, actor: string) => {
    for (const attribute of followers) {
      for (const element of select(root, attribute, actor)) applyOne(element, attribute)
    }
  }

  /**
   * Tells an actor what it cannot know. An open element was opened by the visitor or the server. A
   * closed one is news where only the visitor can have closed it: dialogs and popovers are never
   * open before.
   */
  const introduce = (root: ParentNode, actor: string) => {
    const news = [...select(root, 'follow', actor)].filter((element) => {
      const { opened, closed } = element.dataset
      const eventName = isOpen(element) ? opened : closed && element instanceof HTMLDetailsElement
      return eventName && canOpen(element)
    })
    // The actor's answer to one must not undo the others.
    for (const element of news) changing.add(element)
    for (const element of news) {
      changing.delete(element)
      notice(element)
    }
    applyAll(root, actor)
  }

  /** An actor may start later than its elements, or start again under the same id. */
  const watch = (actor: string): boolean => {
    const ref = system.get(actor)
    const last = watched.get(actor)
    if (last && last.ref === ref) return false
    last?.stop()
    const subscription = ref?.subscribe(() => applyAll(document, actor))
    watched.set(actor, { ref, stop: () => subscription?.unsubscribe() })
    if (ref) introduce(document, actor)
    return true
  }
  system.subscribe(() => [...watched.keys()].forEach(watch))

  const sendOf = (element: HTMLElement, actor: string, type: string, values?: object) =>
    guarded('data-value', element.dataset['value'] ?? '', () =>
      system.send(actor, { ...JSON.parse(element.dataset['value'] ?? '{}'), ...values, type }),
    )

  /** The element was opened or closed; if not by its actor, the actor is notified. */
  const notice = (element: HTMLElement) => {
    const { follow, opened, closed } = element.dataset
    if (!follow || !canOpen(element)) return
    const [actor, condition] = splitBinding(follow)
    const open = isOpen(element)
    // Opening one of an exclusive group closes another, whose event comes first. In that order, the
    // actor would close the one just opened.
    if (!open) {
      for (const other of select(document, 'follow', actor)) {
        if (other !== element && other.dataset['opened'] && canOpen(other) && isOpen(other))
          notice(other)
      }
    }
    const state = system.get(actor)?.getSnapshot()
    if (!state || holds(condition, state) === open) return
    const type = open ? opened : closed
    if (type) sendOf(element, actor, type)
    applyOne(element, 'follow')
  }

  const binder: Binder = {
    bindElements(root) {
      const bound = followers.flatMap((attribute) =>
        Array.from(select(root, attribute, ''), (element) => element.dataset[attribute] as string),
      )
      for (const actor of new Set(bound.map((binding) => splitBinding(binding)[0]))) {
        if (!watch(actor)) introduce(root, actor)
      }
    },

    send(sender) {
      const [actor, type] = splitBinding(sender.dataset['send'] as string)
      const values = sender instanceof HTMLFormElement && { values: toValues(sender) }
      sendOf(sender, actor, type, values || undefined)
    },

    closeOpened() {
      const opened = 'dialog[open], [popover]:popover-open, header details[open]'
      for (const element of document.querySelectorAll<HTMLElement>(opened)) {
        // A manual popover, such as a player or a notice, stays until it is closed explicitly.
        if (element.popover === 'manual') continue
        setOpen(element, false)
        notice(element)
      }
    },
  }

  const listen = (type: string, listener: (event: Event) => void, capture = false) =>
    document.addEventListener(type, listener, capture)
  const sendFrom = (event: Event) => {
    const sender = findSender(event)
    if (!sender) return
    // A button that opens its dialog natively does so only until the machines run.
    if (event.type === 'submit' || sender.hasAttribute('command')) event.preventDefault()
    binder.send(sender)
  }
  const noticeFrom = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return
    changing.delete(target)
    notice(target)
  }
  listen('click', sendFrom)
  listen('submit', sendFrom)
  // These do not bubble.
  listen('beforetoggle', ({ target }) => !isApplying && target && changing.add(target), true)
  listen('toggle', noticeFrom, true)
  listen('close', noticeFrom, true)
  return binder
}
