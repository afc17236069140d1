/**
 * Structured log: one line per event, in the shape of pino (getpino.io), so that its tools read it.
 * `code` never changes and is searchable; `data` contains no personal data: no IP address, query, cookie
 * or user agent. Anything that looks like an e-mail address is removed.
 */
export interface Logger {
  info(code: string, data?: Record<string, unknown>): void
  warn(code: string, data?: Record<string, unknown>): void
  error(code: string, data?: Record<string, unknown>): void
}

export type LogLevel = 'error' | 'warn' | 'info'

export interface LoggerOptions {
  /** The lowest level that is written. */
  level?: LogLevel
  /** Writes short lines in place of JSON, for people at a terminal. */
  isPretty?: boolean
  /** Gets each line with its end. */
  write?: (line: string, level: LogLevel) => void
  /** Part of every line: identifies the process that writes it. */
  base?: Readonly<Record<string, string | number>>
  /** The request that is being served, if any. */
  requestId?: () => string | undefined
  /** The request's trace, if there is one (W3C Trace Context). */
  traceId?: () => string | undefined
  /** Gets every event, also those below the level. */
  onEvent?: (event: LogEvent) => void
  now?: () => number
}

export interface LogEvent {
  level: LogLevel
  code: string
  data: Readonly<Record<string, unknown>>
  /** ms since 1970. */
  time: number
}

/** Levels as pino numbers them. */
const ranks: Record<LogLevel, number> = { error: 50, warn: 40, info: 30 }

/** Never throws, whatever the data. */
export function createLogger({
  level: least = 'info',
  isPretty = false,
  write = writeToConsole,
  base = {},
  requestId = () => undefined,
  traceId = () => undefined,
  onEvent = () => {},
  now = Date.now,
}: LoggerOptions = {}): Logger {
  const toLine = isPretty ? toPrettyLine : toJsonLine
  const logAt =
    (level: LogLevel): Logger['info'] =>
    (code, data = {}) => {
      const time = now()
      onEvent({ level, code, data, time })
      if (ranks[level] < ranks[least]) return
      const [request, trace] = [requestId(), traceId()]
      const ids = { ...(request && { requestId: request }), ...(trace && { traceId: trace }) }
      write(`${toLine({ level, time, base, code, ids }, data)}\n`, level)
    }
  return { info: logAt('info'), warn: logAt('warn'), error: logAt('error') }
}

export const consoleLogger: Logger = createLogger()

interface Facts {
  level: LogLevel
  time: number
  base: Readonly<Record<string, string | number>>
  code: string
  ids: { requestId?: string; traceId?: string }
}

/** The message of an event is that of its line; an event without one has its code there. */
function toJsonLine(
  { level, time, base, code, ids }: Facts,
  data: Record<string, unknown>,
): string {
  const { message, ...rest } = data
  const facts = { level: ranks[level], time, ...base, code, ...ids, msg: message ?? code }
  // First for readers, last so that no datum of the same name takes their place.
  return toSafeJson({ ...facts, ...rest, ...facts })
}

function toPrettyLine({ level, time, code }: Facts, data: Record<string, unknown>): string {
  const words = Object.entries(data).map(
    ([key, value]) => `${key}=${/^[\w./:-]+$/.test(String(value)) ? value : toSafeJson(value)}`,
  )
  return [new Date(time).toISOString().slice(11, 19), level, code, ...words].join(' ')
}

/** Control characters that JSON leaves unescaped, and line ends that some log readers recognize. */
const unsafe = /[\u007f-\u009f\u2028\u2029]/g
/** Bounded, as local parts are, so that a long text without one is read once. */
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
  return withoutEmails(safe)
}

/** Replaces anything like an e-mail address by `[e-mail]`. */
export function withoutEmails(text: string): string {
  // Few texts contain one, and searching for it costs more than the rest of a line.
  return /@|%40/.test(text) ? text.replace(email, '[e-mail]') : text
}

function toTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, String(entry)]))
}

function writeToConsole(line: string, level: LogLevel): void {
  console[level](line.slice(0, -1))
}
