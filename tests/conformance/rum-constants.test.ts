/**
 * What is fixed inside the monitoring SDK, compared with what the specification says of it. The SDK
 * may change a figure with a newer version: each change is looked at by a person and listed here.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const rum = createRequire(import.meta.url).resolve('@datadog/browser-rum/package.json')
const core = dirname(createRequire(rum).resolve('@datadog/browser-core/package.json'))

interface Figure {
  file: string
  constant: string
  specified: number
  /** What the SDK has instead, and why that is fine. */
  reviewed?: { installed: number; reason: string }
}

const second = 1000
const minute = 60 * second
const kibi = 1024

/** RUM-02 and RUM-03. Times in ms, sizes in bytes. */
const figures: Record<string, Figure> = {
  batch: {
    file: 'transport/httpRequest.ts',
    constant: 'RECOMMENDED_REQUEST_BYTES_LIMIT',
    specified: 16 * kibi,
  },
  'messages of a batch': {
    file: 'transport/flushController.ts',
    constant: 'MESSAGES_LIMIT',
    specified: 50,
  },
  flush: {
    file: 'transport/flushController.ts',
    constant: 'FLUSH_DURATION_LIMIT',
    specified: 30 * second,
  },
  message: {
    file: 'transport/batch.ts',
    constant: 'MESSAGE_BYTES_LIMIT',
    specified: 256 * kibi,
  },
  'events per minute': {
    file: 'domain/eventRateLimiter/createEventRateLimiter.ts',
    constant: 'EVENT_RATE_LIMIT',
    specified: 3000,
  },
  'retry queue': {
    file: 'transport/sendWithRetryStrategy.ts',
    constant: 'MAX_QUEUE_BYTES_COUNT',
    specified: 3 * kibi * kibi,
    reviewed: {
      installed: 20 * kibi * kibi,
      reason:
        'More is kept while the intake is out of reach; it is memory of the page, and ends with it.',
    },
  },
  'session expiry': {
    file: 'domain/session/sessionConstants.ts',
    constant: 'SESSION_TIME_OUT_DELAY',
    specified: 4 * 60 * minute,
  },
  'session inactivity': {
    file: 'domain/session/sessionConstants.ts',
    constant: 'SESSION_EXPIRATION_DELAY',
    specified: 15 * minute,
  },
  'telemetry events of a page': {
    file: 'domain/telemetry/telemetry.ts',
    constant: 'MAX_TELEMETRY_EVENTS_PER_PAGE',
    specified: 15,
  },
  'first backoff': {
    file: 'transport/sendWithRetryStrategy.ts',
    constant: 'INITIAL_BACKOFF_TIME',
    specified: second,
  },
  'longest backoff': {
    file: 'transport/sendWithRetryStrategy.ts',
    constant: 'MAX_BACKOFF_TIME',
    specified: minute,
  },
}

const units: Record<string, number> = {
  ONE_SECOND: second,
  ONE_MINUTE: minute,
  ONE_HOUR: 60 * minute,
  ONE_KIBI_BYTE: kibi,
  ONE_MEBI_BYTE: kibi * kibi,
}

/** The value of a constant that is a number or a product of numbers and units. */
function readConstant({ file, constant }: Figure): number {
  const source = readFileSync(join(core, 'src', file), 'utf8')
  const text = new RegExp(`^(?:export )?const ${constant} = (.+)$`, 'm').exec(source)?.[1]
  if (text === undefined) throw new Error(`${file} of the installed SDK declares no ${constant}.`)
  // Of a choice by environment, the one of a page.
  const [, inPage = text] = /^isWorkerEnvironment \? \S+ : (.+)$/.exec(text) ?? []
  const factors = inPage.replace(/ as \w+$|[()]/g, '').split(' * ')
  return factors.reduce((product, factor) => product * (units[factor] ?? Number(factor)), 1)
}

const version = JSON.parse(readFileSync(rum, 'utf8')).version as string
const cases = Object.entries(figures)

it.each(cases)('[RUM-02] [RUM-03] [OP48] the installed SDK keeps to the %s', (name, figure) => {
  const installed = readConstant(figure)
  const { constant, specified, reviewed } = figure
  const facts = `${constant} of @datadog/browser-rum ${version} is ${installed}, the specification says ${specified}`
  if (installed === specified) {
    expect(reviewed, `${name}: there is no difference any more; remove its review`).toBeUndefined()
    return
  }
  console.log(`${name}: ${facts}. ${reviewed?.reason ?? ''}`)
  expect(installed, `${facts}: look at it, then list it as reviewed`).toBe(reviewed?.installed)
})

it('[RUM-03] the installed SDK tries again when offline, after 408 and 429, and after errors of the server', () => {
  const source = readFileSync(join(core, 'src/transport/sendWithRetryStrategy.ts'), 'utf8')
  const rule = /function shouldRetryRequest[\s\S]+?\n\}/.exec(source)?.[0]
  expect(rule).toContain('response.status === 0 && !navigator.onLine')
  expect(rule).toContain('response.status === 408')
  expect(rule).toContain('response.status === 429')
  expect(rule).toContain('isServerError(response.status)')
  expect(source).toContain('Math.min(MAX_BACKOFF_TIME, state.currentBackoffTime * 2)')
})
