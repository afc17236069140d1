import { describe, expect, it } from 'vitest'
import { createLogger, type LogEvent, type LoggerOptions } from './logger.ts'

function start(options: LoggerOptions = {}) {
  const lines: string[] = []
  const log = createLogger({ write: (line) => lines.push(line), now: () => 0, ...options })
  return { log, lines, read: () => JSON.parse(lines.at(-1)!) as Record<string, unknown> }
}

describe('createLogger', () => {
  it('writes one line of JSON an event, with its process, its request and its trace', () => {
    const base = { pid: 7, hostname: 'web-1' }
    const { log, lines } = start({ base, requestId: () => 'r-1', traceId: () => 'abc' })
    log.warn('SLICE_FAILED', { slice: 'hero', path: '/a', message: 'It threw.' })
    log.info('STARTED')
    expect(lines).toEqual([
      '{"level":40,"time":0,"pid":7,"hostname":"web-1","code":"SLICE_FAILED","requestId":"r-1","traceId":"abc","msg":"It threw.","slice":"hero","path":"/a"}\n',
      '{"level":30,"time":0,"pid":7,"hostname":"web-1","code":"STARTED","requestId":"r-1","traceId":"abc","msg":"STARTED"}\n',
    ])
  })

  it('tells listeners of every event, whatever the level', () => {
    const events: LogEvent[] = []
    const { log, lines } = start({ level: 'error', onEvent: (event) => events.push(event) })
    log.info('REQUEST', { status: 200 })
    log.error('FAILED')
    expect(lines).toHaveLength(1)
    expect(events).toEqual([
      { level: 'info', code: 'REQUEST', data: { status: 200 }, time: 0 },
      { level: 'error', code: 'FAILED', data: {}, time: 0 },
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
      log.info('REQUEST', { path: text, level: 'error', code: 'X', time: 'never', msg: 'Y' })
      expect(lines).toHaveLength(1)
      // oxlint-disable-next-line no-control-regex -- these are what must not be there
      expect(lines[0]!.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
      if (isPretty) continue
      expect(JSON.parse(lines[0]!)).toEqual({
        level: 30,
        time: 0,
        code: 'REQUEST',
        msg: 'REQUEST',
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
    expect(read()['stack']).toBe(stack)
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
    circular['self'] = circular
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
