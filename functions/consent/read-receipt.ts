import { isObject } from '#schemas/is-object.ts'
import type { Decision } from './receipt-log.ts'

const keys = new Set(['choices', 'gpc', 'locale', 'policyVersion', 'texts', 'time'])
const categories = ['ad', 'analytics', 'necessary'] as const
const sha256 = /^[0-9a-f]{64}$/

/** A valid body. */
type Body = Omit<Decision, 'version'> & { policyVersion: string }

/** The decision a page reports, or its first fault as a sentence. */
export function readReceipt(
  body: unknown,
  locales: readonly string[],
): { decision: Decision } | { problem: string } {
  const problem = findProblem(body, locales)
  if (problem) return { problem }
  const { choices, gpc, locale, policyVersion, texts } = body as unknown as Body
  return { decision: { choices, gpc, locale, version: policyVersion, texts } }
}

function findProblem(body: unknown, locales: readonly string[]): string | undefined {
  if (!isObject(body)) return 'The body must be an object.'
  const stranger = Object.keys(body).find((key) => !keys.has(key))
  if (stranger !== undefined) return `"${stranger}" is not part of a receipt.`
  const { choices, gpc, locale, policyVersion, texts, time } = body
  if (!isObject(choices) || !hasOnly(choices, categories, (value) => typeof value === 'boolean')) {
    return `"choices" must hold true or false for each of ${categories.join(', ')}.`
  }
  if (typeof gpc !== 'boolean') return '"gpc" must be true or false.'
  if (typeof locale !== 'string' || !locales.includes(locale)) {
    return `"locale" must be one of ${locales.join(', ')}.`
  }
  if (typeof policyVersion !== 'string' || !/^[\w.-]{1,20}$/.test(policyVersion)) {
    return '"policyVersion" must be a version of at most 20 characters.'
  }
  const isHash = (value: unknown) => typeof value === 'string' && sha256.test(value)
  if (!isObject(texts) || !hasOnly(texts, ['banner', 'modal'], isHash)) {
    return '"texts" must hold a SHA-256 in hex for each of banner, modal.'
  }
  if (typeof time !== 'string' || Number.isNaN(Date.parse(time))) {
    return '"time" must be a date and time.'
  }
  return undefined
}

function hasOnly(
  record: Record<string, unknown>,
  expected: readonly string[],
  isValid: (value: unknown) => boolean,
): boolean {
  return (
    Object.keys(record).length === expected.length && expected.every((key) => isValid(record[key]))
  )
}
