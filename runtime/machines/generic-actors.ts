/**
 * Actors every machine may invoke; `schemas/machine-implementations.json` describes them. Each stands
 * alone, so that a browser gets those its documents name.
 */
import { fromCallback, fromPromise } from 'xstate'
import { RequestFailed } from '../model/errors/machine-errors.ts'
import { siteError } from '../model/errors/site-error.ts'
import type { MachinePorts } from '../model/ports/machine-ports.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the shape is a JSON Schema, not a type
type Input = any

export const httpGet = (ports: MachinePorts) =>
  fromPromise(({ input, signal }) => request(ports, 'GET', input, signal))

export const httpPost = (ports: MachinePorts) =>
  fromPromise(({ input, signal }) => request(ports, 'POST', input, signal))

export const timer = ({ clock }: MachinePorts) =>
  fromCallback(({ input, sendBack }) => {
    const { every, send } = input as Input
    let running: unknown
    const tick = () => {
      running = clock.setTimeout(tick, every)
      sendBack({ type: send })
    }
    running = clock.setTimeout(tick, every)
    return () => clock.clearTimeout(running)
  })

export const domEvent = ({ dom }: MachinePorts) =>
  fromCallback(({ input, sendBack }) => {
    const { target, type, send, pick = [] } = input as Input
    return dom.listen(target, type, (event) => {
      const picked = pick.map((key: string) => [key, (event as never)[key]])
      sendBack({ ...Object.fromEntries(picked), type: send })
    })
  })

export const mediaQuery = ({ dom }: MachinePorts) =>
  fromCallback(({ input, sendBack }) => {
    const { query, send } = input as Input
    const report = () => sendBack({ type: send, matches: media.matches })
    const media = dom.media(query, report)
    report()
    return media.stop
  })

export const breakpoint = ({ dom }: MachinePorts) =>
  fromCallback(({ input, sendBack }) => {
    const { breakpoints, send } = input as Input
    const byWidth = (Object.entries(breakpoints) as [string, number][]).toSorted(
      ([, a], [, b]) => a - b,
    )
    const report = () => {
      const widest = byWidth[watched.findLastIndex(({ matches }) => matches)]
      if (widest) sendBack({ type: send, name: widest[0] })
    }
    const watched = byWidth.map(([, width]) => dom.media(`(min-width: ${width}px)`, report))
    report()
    return () => watched.forEach(({ stop }) => stop())
  })

export const cookieChange = ({ cookies }: MachinePorts) =>
  fromCallback(({ input, sendBack }) => {
    const { name, send } = input as Input
    const look = () => sendBack({ type: send, value: parse(cookies.get(name)) })
    look()
    cookies.watch(look)
  })

/** Text that is not JSON stays text. */
function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text!)
  } catch {
    return text
  }
}

export const pageLoaded = ({ dom }: MachinePorts) => fromPromise(() => dom.loaded())

export const connection = ({ dom }: MachinePorts) => fromPromise(async () => dom.connection())

const readStorage = (ports: MachinePorts) =>
  fromPromise(async ({ input }) => {
    const { storage, keys } = input as Input
    return keys.map((key: string) => {
      if (storage === 'cookie') return fromText(ports.cookies.get(key))
      return fromText(ports.storage[storage as 'local' | 'session'].getItem(key))
    })
  })

const writeStorage = (ports: MachinePorts) =>
  fromPromise(async ({ input }) => {
    const { storage, entries } = input as Input
    const area = ports.storage[storage as 'local' | 'session']
    for (const { key, value } of entries) {
      if (value == null) area.removeItem(key)
      else area.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    }
  })

export const lock = ({ locks }: MachinePorts) =>
  fromCallback(({ input, sendBack }) => {
    const { name, send } = input as Input
    const held = () => sendBack({ type: send })
    const waiting = new AbortController()
    let release = () => {}
    const stopped = new Promise<void>((done) => (release = done))
    const hold = () => {
      held()
      return stopped
    }
    if (locks) locks.request(name, { signal: waiting.signal }, hold).catch(held)
    else held()
    return () => {
      waiting.abort()
      release()
    }
  })

const enableTagManager = ({ tagManager }: MachinePorts) =>
  fromPromise(async () => {
    if (!tagManager) throw new Error('none')
  })

export {
  enableTagManager as 'tagManager.enable',
  readStorage as 'storage.read',
  writeStorage as 'storage.write',
}

/** Stored JSON parsed, other text unchanged, null for a missing key. */
function fromText(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
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
