import { describe, expect, it } from 'vitest'
import { createLogger, type LoggerOptions } from './logger.ts'

function start(options: LoggerOptions = {}) {
  const lines: string[] = []
  const log = createLogger({ write: (line) => lines.push(line), now: () => 0, ...options })
  return { log, lines, read: () => JSON.parse(lines.at(-1)!) as Record<string, unknown> }
}

describe('createLogger', () => {
  it('writes one line of JSON an event, with the request it belongs to', () => {
    const { log, lines } = start({ requestId: () => 'r-1' })
    log.warn('SLICE_FAILED', { slice: 'hero', path: '/a' })
    expect(lines).toEqual([
      '{"time":"1970-01-01T00:00:00.000Z","level":"warn","code":"SLICE_FAILED","requestId":"r-1","slice":"hero","path":"/a"}\n',
    ])
  })

  it.each([
    ['error', ['E']],
    ['warn', ['W', 'E']],
    ['info', ['I', 'W', 'E']],
  ] as const)('at the level %s writes %j', (level, codes) => {
    const { log, lines } = start({ level })
    log.info('I')
    log.warn('W')
    log.error('E')
    expect(lines.map((line) => JSON.parse(line).code)).toEqual(codes)
  })

  it('lets no datum end the line, move the cursor or pass for another event', () => {
    for (const isPretty of [false, true]) {
      const { log, lines } = start({ isPretty })
      const text = 'a\nb\r\u2028\u2029\u0000\u001b[2J\u0085\u009b2J{"level":"error"}'
      log.info('REQUEST', { path: text, level: 'error', code: 'X', time: 'never' })
      expect(lines).toHaveLength(1)
      // oxlint-disable-next-line no-control-regex -- these are what must not be there
      expect(lines[0]!.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
      if (isPretty) continue
      expect(JSON.parse(lines[0]!)).toEqual({
        time: '1970-01-01T00:00:00.000Z',
        level: 'info',
        code: 'REQUEST',
        path: text,
      })
    }
  })

  it.each([
    'jane.doe@example.com',
    '/x/jane.doe@example.com/y',
    '/x/jane%40example.com',
    'Page not found: /a+b@example.com',
  ])('takes the e-mail address out of %j', (text) => {
    const { log, lines } = start()
    log.info('PathUnknown', { message: text, deep: { list: [text] } })
    expect(lines[0]).not.toMatch(/jane|a\+b|example\.com/)
    expect(lines[0]).toContain('[e-mail]')
  })

  it('keeps what only looks a little like one', () => {
    const { log, read } = start()
    const stack = 'at file:///srv/node_modules/@prismicio/client/index.js:1:2'
    log.error('UNHANDLED_ERROR', { stack })
    expect(read().stack).toBe(stack)
  })

  it('reads a long text in one go', () => {
    const { log } = start()
    const since = performance.now()
    log.info('X', { text: 'a'.repeat(200_000) })
    expect(performance.now() - since).toBeLessThan(1000)
  })

  it('never throws: what is no JSON is told as text', () => {
    const { log, read } = start()
    const circular: Record<string, unknown> = { big: 1n }
    circular.self = circular
    log.error('X', { circular, name: 'kept' })
    expect(read()).toMatchObject({ code: 'X', name: 'kept', circular: '[object Object]' })
  })

  it('is short for people', () => {
    const { log, lines } = start({ isPretty: true, requestId: () => 'r-1' })
    log.info('REQUEST', { method: 'GET', path: '/a', status: 200, ms: 1.5 })
    log.warn('CONTENT_ISSUE', { message: 'Two words' })
    expect(lines).toEqual([
      '00:00:00 info REQUEST method=GET path=/a status=200 ms=1.5\n',
      '00:00:00 warn CONTENT_ISSUE message="Two words"\n',
    ])
  })
})
