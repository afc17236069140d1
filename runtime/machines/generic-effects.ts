/**
 * Actions every machine may use that have effects outside of the machines, through ports;
 * `schemas/machine-implementations.json` describes them. Each stands alone, so that a browser gets
 * those its documents name.
 */
import type { MachinePorts } from '../model/ports/machine-ports.ts'
import { writeStored } from './stored-state.ts'

/** May throw, as a write to a full storage does: the registry reports it, and the machine goes on. */
export type Effect = (ports: MachinePorts, params: Params, context: Context) => void

// oxlint-disable-next-line typescript/no-explicit-any -- the shape is a JSON Schema, not a type
type Params = any
type Context = Record<string, unknown>

export const log: Effect = (ports, { level, code, data }) => ports.log(level, code, data)

export const track: Effect = (ports, event) => ports.track({ properties: {}, ...event })

export const identify: Effect = (ports, { properties }) => ports.identify(properties)

export const persist: Effect = (ports, params, context) => writeStored(params, context, ports)

export const setCookie: Effect = ({ cookies }, { name, value, ...attributes }) =>
  cookies.set(name, toText(value), attributes)

export const removeCookie: Effect = ({ cookies }, { name }) => cookies.set(name, '', { days: -1 })

const setStored: Effect = (ports, { storage, key, value }) =>
  areaOf(ports, storage).setItem(key, toText(value))

const removeStored: Effect = (ports, { storage, key }) => areaOf(ports, storage).removeItem(key)

export const navigate: Effect = ({ dom }, { url, replace }) => dom.navigate(url, { replace })

export const focus: Effect = ({ dom }, { selector }) => dom.focus(selector)

export const rememberFocus: Effect = ({ dom }, { as }) => dom.rememberFocus(as)

export const restoreFocus: Effect = ({ dom }, { as }) => dom.restoreFocus(as)

export const scrollLock: Effect = ({ dom }) => dom.lockScroll(true)

export const scrollUnlock: Effect = ({ dom }) => dom.lockScroll(false)

export const setAttribute: Effect = ({ dom }, { selector, name, value }) =>
  dom.setAttribute(selector, name, value)

const consentToTagManager: Effect = ({ tagManager }, { command, state }) =>
  tagManager?.consent(command, state)

const consentToAds: Effect = ({ adsTracker }, { granted }) => adsTracker?.consent(granted)

export {
  setStored as 'storage.set',
  removeStored as 'storage.remove',
  consentToTagManager as 'tagManager.consent',
  consentToAds as 'adsTracker.consent',
}

function areaOf({ storage }: MachinePorts, name: 'local' | 'session') {
  return storage[name]
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
