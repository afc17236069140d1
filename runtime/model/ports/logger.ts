/**
 * Structured log: one line per event. `code` never changes and is searchable; `data` contains no
 * personal data: no IP address, query, cookie or user agent. Anything that looks like an e-mail address
 * is removed.
 */
export interface Logger {
  info(code: string, data?: Record<string, unknown>): void
  warn(code: string, data?: Record<string, unknown>): void
  error(code: string, data?: Record<string, unknown>): void
}

export type LogLevel = 'error' | 'warn' | 'info'

export interface LoggerOptions {
  /** The least that is written. */
  level?: LogLevel
  /** For people at a terminal: short lines in place of JSON. */
  isPretty?: boolean
  /** Gets each line with its end. */
  write?: (line: string, level: LogLevel) => void
  /** The request that is being served, if any. */
  requestId?: () => string | undefined
  now?: () => number
}

const ranks: Record<LogLevel, number> = { error: 0, warn: 1, info: 2 }

/** Never throws, whatever it is given. */
export function createLogger({
  level: least = 'info',
  isPretty = false,
  write = writeToConsole,
  requestId = () => undefined,
  now = Date.now,
}: LoggerOptions = {}): Logger {
  const toLine = isPretty ? toPrettyLine : toJsonLine
  const logAt =
    (level: LogLevel): Logger['info'] =>
    (code, data) => {
      if (ranks[level] > ranks[least]) return
      const id = requestId()
      const facts = {
        time: new Date(now()).toISOString(),
        level,
        code,
        ...(id && { requestId: id }),
      }
      write(`${toLine(facts, data)}\n`, level)
    }
  return { info: logAt('info'), warn: logAt('warn'), error: logAt('error') }
}

export const consoleLogger: Logger = createLogger()

interface Facts {
  time: string
  level: LogLevel
  code: string
  requestId?: string
}

function toJsonLine(facts: Facts, data: Record<string, unknown> | undefined): string {
  // First and last: first to be read, last so that no datum of the same name takes its place.
  return toSafeJson({ ...facts, ...data, ...facts })
}

function toPrettyLine(
  { time, level, code, requestId: _, ...rest }: Facts,
  data: Record<string, unknown> = {},
): string {
  const words = Object.entries({ ...rest, ...data }).map(
    ([key, value]) => `${key}=${/^[\w./:-]+$/.test(String(value)) ? value : toSafeJson(value)}`,
  )
  return [time.slice(11, 19), level, code, ...words].join(' ')
}

/** Controls that JSON leaves as they are, and ends of line that some readers of logs know. */
const unsafe = /[\u007f-\u009f\u2028\u2029]/g
/** Bounded, as local parts are: a long text without one is read once. */
const email = /[^\s"'<>()[\]{}:;,=/\\?&@]{1,64}(?:@|%40)[\w.-]+/gi

function toSafeJson(value: unknown): string {
  let json: string
  try {
    json = JSON.stringify(value) ?? 'null'
  } catch {
    // Circular, or with a BigInt: logged as far as possible.
    json = JSON.stringify(toTexts(value))
  }
  const safe = json.replace(
    unsafe,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  // Few lines contain one, and searching for it costs more than the rest of the line.
  return /@|%40/.test(safe) ? safe.replace(email, '[e-mail]') : safe
}

function toTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, String(entry)]))
}

function writeToConsole(line: string, level: LogLevel): void {
  console[level](line.slice(0, -1))
}
