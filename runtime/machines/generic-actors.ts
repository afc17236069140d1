import { fromCallback, fromPromise } from 'xstate'
import { RequestFailed, TagManagerMissing } from '../errors/catalog/machines.ts'
import { siteError } from '../errors/site-error.ts'
import type { MachinePorts } from './ports.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the shape is a JSON Schema, not a type
type Input = any

/** Actors every machine may invoke; `schemas/machine-implementations.json` describes them. */
export function createGenericActors(ports: MachinePorts) {
  const { clock, cookies, dom } = ports
  return {
    httpGet: fromPromise(({ input, signal }) => request(ports, 'GET', input, signal)),
    httpPost: fromPromise(({ input, signal }) => request(ports, 'POST', input, signal)),

    timer: fromCallback(({ input, sendBack }) => {
      const { every, send } = input as Input
      let timer: unknown
      const tick = () => {
        timer = clock.setTimeout(tick, every)
        sendBack({ type: send })
      }
      timer = clock.setTimeout(tick, every)
      return () => clock.clearTimeout(timer)
    }),

    domEvent: fromCallback(({ input, sendBack }) => {
      const { target, type, send, pick = [] } = input as Input
      return dom.listen(target, type, (event) => {
        const picked = pick.map((key: string) => [key, (event as never)[key]])
        sendBack({ ...Object.fromEntries(picked), type: send })
      })
    }),

    mediaQuery: fromCallback(({ input, sendBack }) => {
      const { query, send } = input as Input
      const tell = () => sendBack({ type: send, matches: media.matches })
      const media = dom.media(query, tell)
      tell()
      return media.stop
    }),

    breakpoint: fromCallback(({ input, sendBack }) => {
      const { breakpoints, send } = input as Input
      const byWidth = (Object.entries(breakpoints) as [string, number][]).toSorted(
        ([, a], [, b]) => a - b,
      )
      const tell = () => {
        const widest = byWidth[watched.findLastIndex(({ matches }) => matches)]
        if (widest) sendBack({ type: send, name: widest[0] })
      }
      const watched = byWidth.map(([, width]) => dom.media(`(min-width: ${width}px)`, tell))
      tell()
      return () => watched.forEach(({ stop }) => stop())
    }),

    cookieChange: fromCallback(({ input, sendBack }) => {
      const { name, send } = input as Input
      return cookies.watch(name, () => sendBack({ type: send, value: cookies.get(name) }))
    }),

    pageLoaded: fromPromise(() => dom.loaded()),
    connection: fromPromise(async () => dom.connection()),

    'tagManager.enable': fromPromise(async () => {
      if (!ports.tagManager) throw siteError(TagManagerMissing, [])
      await ports.tagManager.enable?.()
    }),
  }
}

/** The parsed body; undefined for 204. @throws RequestFailed, unless the actor was stopped. */
async function request(
  { http }: MachinePorts,
  method: string,
  { url, body, headers }: Input,
  signal: AbortSignal,
): Promise<unknown> {
  const fail = (reason: string, cause?: unknown): never => {
    throw siteError(RequestFailed, [method, url, reason], { cause })
  }
  const sent = body !== undefined && {
    body: JSON.stringify(body),
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
  }
  const init = { method, signal, headers: { accept: 'application/json', ...headers }, ...sent }
  const response = await http(url, init).catch((cause) => fail(cause.message, cause))
  if (!response.ok) fail(`the answer was ${response.status}`)
  if (response.status === 204) return
  return response.json().catch((cause) => fail('the answer is not JSON', cause))
}
