import { fromCallback, fromPromise } from 'xstate'
import type { HostPorts, OwnImplementations, SendTo } from '#runtime/machines'
import {
  check,
  fillIn,
  findCalculator,
  findTouched,
  keepInStep,
  readAddress,
  show,
  summarize,
  toLink,
  translate,
  type CalculatorElement,
  type Checked,
  type Entries,
  type Kept,
} from './calculator-element.ts'

type Host = Pick<HostPorts, 'host'>

const fields = (ports: Host) =>
  fromCallback<{ type: string }, { id: string } & Kept>(({ input, sendBack }) => {
    const element = findCalculator(ports, input.id)
    if (!element) return undefined
    const send: SendTo<'calculator'> = sendBack
    const tell = (isEntered: boolean) =>
      send({ type: 'numbers.change', isEntered, ...check(element) })
    const ended = new AbortController()
    const listen = (type: string, handle: (event: Event) => void) =>
      element.host.addEventListener(type, handle, { signal: ended.signal })
    const fieldOf = ({ target }: Event) =>
      element.fields.find(({ number, slider }) => target === number || target === slider)
    listen('input', (event) => {
      const field = fieldOf(event)
      if (!field) return
      keepInStep(field, event.target, element)
      tell(true)
    })
    restore(element, ports, translate(input, element), tell)
    return () => ended.abort()
  })

/** The address wins, then entries made before this ran, then earlier entries of this tab. */
function restore(
  element: CalculatorElement,
  { host }: Host,
  entries: Entries,
  tell: (isEntered: boolean) => void,
): void {
  const given = readAddress(host.address(), element)
  const touched = findTouched(element)
  for (const { field, by } of touched) keepInStep(field, by, element)
  const focused = host.focused()
  const isEntering = touched.some(({ by }) => by === focused)
  if (given) fillIn(element, given)
  else if (!isEntering) fillIn(element, entries)
  if (given || touched.length > 0 || Object.keys(entries).length > 0) tell(isEntering && !given)
}

export const implementations: OwnImplementations<'clipboard' | 'host'> = ({ clipboard, host }) => {
  const ports = { host }
  return {
    actions: {
      'calculator.show': (
        _: unknown,
        { id, ...checked }: { id: string } & Pick<Checked, 'faults' | 'refused' | 'results'>,
      ) => {
        const element = findCalculator(ports, id)
        if (element) show(element, checked)
      },
      'calculator.tell': (_: unknown, { id }: { id: string }) => {
        const element = findCalculator(ports, id)
        const status = element?.host.querySelector('[data-status]')
        if (element && status) status.textContent = summarize(element)
      },
    },
    actors: {
      'calculator.fields': fields(ports),
      'calculator.copyLink': fromPromise<void, { id: string }>(async ({ input }) => {
        const element = findCalculator(ports, input.id)
        if (!element) return
        const link = toLink(host.address(), element)
        element.host.querySelector<HTMLInputElement>('[data-link]')!.value = link
        await clipboard.write(link)
      }),
    },
  }
}
