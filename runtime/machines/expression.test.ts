import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCode, toCodeValue } from './expression-code.ts'
import { groups } from './expression-groups.ts'
import * as operations from './expressions/expression-operations.ts'
import { evaluate, parseExpression } from './expression.ts'
import type { Scope } from './rare/expression-tree.ts'

const context = {
  name: 'Ada',
  count: 3,
  list: [1, 2, 2],
  choices: { ad: true, analytics: false },
  rows: { a: { sum: 2 }, b: { sum: 5 } },
  run: () => 'never',
}
/** The interpreter's value, which the written code must share. */
const read = (source: string, event: unknown = {}) => {
  const scope = { context, event, now: () => 1000 }
  const value = parseExpression(source)(scope)
  expect(runCode(source)(scope)).toEqual(value)
  return value
}
const runCode = (source: string) => evaluateCode(toCode(source))
/** The value of written code, with the scope that it reads. */
const evaluateCode = (code: string) => {
  const modules = { operations, ...groups }
  const run = new Function(...Object.keys(modules), 's', 'now', `return ${code}`)
  return (scope: Scope): unknown => run(...Object.values(modules), scope, scope.now)
}

describe('expression', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['-context.count + 5', 2],
    ['!context.choices.analytics && context.choices.ad', true],
    ["context.name == 'Ada' ? 'yes' : 'no'", 'yes'],
    ["context.count > 5 ? 'a' : context.count > 2 ? 'b' : 'c'", 'b'],
    ['context.missing ?? 4', 4],
    ['context.count || 9', 3],
    ['null == context.missing', true],
    ["'3' == 3", false],
    ["'b' > 'a' && '10' > 9", true],
    ["context['name']", 'Ada'],
    ['context.list[1]', 2],
    ["'it\\'s ' + context.name", "it's Ada"],
    ["'n: ' + context.missing", 'n: '],
    ['[1, context.count, []]', [1, 3, []]],
    ['7 % 4 >= 3 && 7 % 4 != 2', true],
    [' 1.5 ', 1.5],
  ])('evaluates %s', (source, expected) => {
    expect(read(source)).toEqual(expected)
  })

  it.each([
    ['abs(-2)', 2],
    ['append(context.list, 9)', [1, 2, 2, 9]],
    ['append(context.missing, 1)', [1]],
    [
      "entries([4, null], 'at', 'is')",
      [
        { at: 0, is: 4 },
        { at: 1, is: null },
      ],
    ],
    ["entries(context.choices, 'key', 'value')[0].key", 'ad'],
    ["entries(context.missing, 'key', 'value')", []],
    ['every(context.choices)', false],
    ['floor(2.9)', 2],
    ['has(context.list, 2)', true],
    ["has(context.name, 'da')", true],
    ["has(context.rows, 'a')", true],
    ["has(context.rows, 'toString')", false],
    ['keys(context.rows)', ['a', 'b']],
    ['len(context.list)', 3],
    ['len(context.missing)', 0],
    ['len(context.name)', 3],
    ["lower('ÄB')", 'äb'],
    ['max(1, 3, 2)', 3],
    ['merge(context.choices, event)', { ad: true, analytics: true }],
    ['min(1, 3, 2)', 1],
    ["num(' 4.5 ')", 4.5],
    ["pluck(context.rows, 'sum')", [2, 5]],
    ["pluck([1], 'sum')", [undefined]],
    ['position([1, 2, 1], 1, 1)', 2],
    ['position([1, 2, 2], 1, 1)', 0],
    ['position([0, context.missing], null)', 1],
    ['position(context.list, 7)', -1],
    ['position(context.missing, 7)', -1],
    ['put([1, 2], 0, 5)', [5, 2]],
    ['put([], 2, null)', [null, null, null]],
    ['put([1], -1, 5)', [1]],
    ['put([1], 1000000000, 5)', [1]],
    ["put(context.rows.a, 'sum', 3)", { sum: 3 }],
    ["put(context.missing, 'a', 1)", { a: 1 }],
    ['round(2.345, 2)', 2.35],
    ['round(2.5)', 3],
    ['slice(context.list, 1)', [2, 2]],
    ['slice(context.name, 0, 2)', 'Ad'],
    ['some(context.choices)', true],
    ["sum(context.rows, 'sum')", 7],
    ['sum(context.list)', 5],
    ['text(4)', '4'],
    ["trim('  a ')", 'a'],
    ['without(context.list, 2)', [1]],
    ["test(context.name, '^A\\\\w+$')", true],
    ["test(context.missing, '^$')", true],
    ['now() + 1', 1001],
    ["date('1970-01-02')", 86_400_000],
    ["date('1970-01-01T00:00:01+0000')", 1000],
    ["date('1970-01-01T01:00:00+01:00')", 0],
    ["date('1970-01-01T00:00:01')", 1000],
    ["date('soon')", undefined],
    ["date('2026-02-31T99:00:00Z')", undefined],
    ['date(context.missing)', undefined],
    ["date('1970-01-01') < now()", true],
    ["date('1970-01-02') > now()", true],
    ["date('soon') > now() || date('soon') < now()", false],
    ["date('2026-12-03') - date('2026-12-01')", 172_800_000],
    ["year('2026-12-06T15:30:00+0000')", 2026],
    ["month('2026-12-06T15:30:00+0000')", 12],
    ["day('2026-12-06T23:30:00-0100')", 7],
    ["hour('2026-12-06T15:30:00+0000')", 15],
    ["minute('2026-12-06T15:30:00+0000')", 30],
    ["weekday('2026-12-06')", 7],
    ["weekday('2026-12-07')", 1],
    ['year(now())', 1970],
    ["year('soon')", NaN],
    ["weekday('soon')", NaN],
    ["hour('2026-12-06T15:30:00Z', 'Asia/Kathmandu')", 21],
    ["minute('2026-12-06T15:30:00Z', 'Asia/Kathmandu')", 15],
    ["hour('2026-12-06T15:30:00Z', 'America/St_Johns')", 12],
    ["weekday('2026-12-06T15:30:00Z', 'Pacific/Apia')", 1],
    ["month('2024-12-31T23:30:00Z', 'Africa/Casablanca')", 1],
    ["year('2024-12-31T23:30:00Z', 'Africa/Casablanca')", 2025],
    ["day('2026-12-06', 'America/St_Johns')", 6],
    ['hour(now(), null)', 0],
    ["hour(now(), 'Mars/' + context.name)", NaN],
    ["date('2026-07-03T08:30', 'Europe/Lisbon') - date('2026-07-03T07:30Z')", 0],
    ["date('2026-07-03T08:30+02:00', 'Europe/Lisbon') - date('2026-07-03T06:30Z')", 0],
    ["date('2026-07-03T08:30', context.name)", undefined],
  ])('knows the function in %s', (source, expected) => {
    expect(read(source, { analytics: true })).toEqual(expected)
  })

  it('counts an empty text as no number', () => {
    expect(read("num('')")).toBeNaN()
    expect(read('num(null)')).toBeNaN()
  })

  it.each(['event.a.b.c', "event['a'].b", 'event.a[0][1]', 'event.list[9].x'])(
    'is undefined at a missing step: %s',
    (source) => {
      expect(read(source)).toBeUndefined()
      expect(parseExpression(source)({})).toBeUndefined()
    },
  )

  it.each([
    'context.constructor',
    'context.__proto__',
    "context['__proto__']",
    "context['constructor']",
    'context.toString',
    'context.run',
    'context.list.push',
    "context.name['constructor']",
    "context.list.map['constructor']",
  ])('never reads a function or what is inherited: %s', (source) => {
    expect(read(source)).toBeUndefined()
  })

  it('does not pollute a prototype through merge', () => {
    const event = JSON.parse('{"__proto__": {"polluted": true}}')
    const merged = read('merge(event)', event) as Record<string, unknown>
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
  })

  it.each([
    ['', 'the end'],
    ['1 +', 'the end'],
    ['1 2', '"2" was not expected'],
    ['(1', '")" was expected before "the end"'],
    ['foo.bar', '"foo" is unknown; a path starts with context, event, input, values'],
    ['eval(1)', 'the function "eval" is unknown'],
    ['toString()', 'the function "toString" is unknown'],
    ['context.', 'a name was expected before "the end"'],
    ['a ? 1', '"a" is unknown'],
    ['true ? 1', '":" was expected'],
    ['context.a === 1', 'unexpected "= 1"'],
    ["'open", `unexpected "'open"`],
    ['test(context.a, context.b)', 'a text was expected before "context"'],
    ["test(context.a, '(')", 'Invalid regular expression'],
    ['max(1, 2', '")" was expected'],
    ['window', '"window" is unknown'],
    ["hour(now(), 'Europe/Pariss')", '"Europe/Pariss" is no time zone'],
    ['weekday(now(), 7)', '"7" is no time zone'],
  ])('[PAGEBUILDER-07] refuses %j and says why', (source, reason) => {
    expect(() => parseExpression(source)).toThrow(
      expect.objectContaining({
        code: 'ExpressionInvalid',
        message: expect.stringContaining(reason.trim()),
      }),
    )
  })

  it.each([
    ['1 + ', 5],
    ['  1 2', 5],
    ['max(1, foo)', 8],
    ['1 + eval(2)', 5],
    ['(1 + 2', 7],
    ['1 + #', 5],
  ])('says at which character %j is wrong', (source, at) => {
    expect(() => parseExpression(source)).toThrow(`(character ${at})`)
  })

  it('names what it reads and whether it asks the clock', () => {
    const parsed = parseExpression('context.a.b > event.c && now() > 3 && len(event)')
    expect([...parsed.reads]).toEqual(['context.a', 'event.c', 'event'])
    expect(parsed.readsClock).toBe(true)
    expect(parseExpression('context.a').readsClock).toBe(false)
  })

  it('replaces expressions at any depth of a JSON value', () => {
    const value = {
      a: [{ '@expr': 'context.count' }, 1],
      b: { c: null, d: { '@expr': 'event.x' } },
    }
    expect(evaluate(value, { context, event: { x: 'y' } })).toEqual({
      a: [3, 1],
      b: { c: null, d: 'y' },
    })
  })

  it('is total: whatever it is given, evaluation ends without throwing', () => {
    const names = Object.values(groups).flatMap(Object.keys)
    const calls = names.map((name) => `${name}(context.a, event.b, context)`)
    const operators = ['+', '-', '*', '/', '%', '==', '!=', '<', '>', '<=', '>=', '&&', '||', '??']
    const sources = [
      ...calls,
      ...names.map((name) => `${name}()`),
      ...operators.map((sign) => `context.a ${sign} event.b`),
      '-context.a',
      '!context.a',
      'context.a[event.b]',
      "test(context.a, 'x')",
      'context.a.b.c ? event.b : [context.a]',
    ].map(parseExpression)
    const anything = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      fc.constantFrom(Symbol('s'), () => 1, Number.NaN, Number.POSITIVE_INFINITY, 10n, /x/),
    )
    fc.assert(
      fc.property(anything, anything, (a, b) => {
        for (const source of sources) source({ context: { a }, event: { b }, now: () => 0 })
      }),
      { numRuns: 500 },
    )
  })

  it('has every function in the table of the guide, and no other there', () => {
    const guide = readFileSync('docs/reference/expressions.md', 'utf8')
    const documented = [...guide.matchAll(/^\| `(\w+)\(/gm)].map(([, name]) => name)
    const all = Object.assign({ now: 0, test: 0 }, ...Object.values(groups)) as object
    expect(documented.toSorted()).toEqual(Object.keys(all).toSorted())
  })
})

describe('expressions written as code', () => {
  it('keeps everything of a value but its expressions, whose values take their place', () => {
    const value = {
      name: 'x',
      list: [1, { '@expr': 'context.count + 1' }],
      at: null,
      own: JSON.parse('{"__proto__": {"a": 1}}'),
    }
    const code = toCodeValue(value)
    const written = evaluateCode(code)({ context }) as typeof value
    expect(written).toEqual(evaluate(value, { context }))
    expect(Object.getPrototypeOf(written.own)).toBe(Object.prototype)
    expect(Object.keys(written.own)).toEqual(['__proto__'])
    expect(code).not.toContain('@expr')
  })

  it('means the same for any value in any place', () => {
    const sources = fc.constantFrom(
      'event.a + event.b',
      'event.a == event.b || event.a > event.b',
      'event.a <= event.b ? event.a : -event.b',
      'merge(event.a, event.b) ?? len(event.a)',
      "has(event.a, event.b) && !test(event.a, '^a.c')",
      'sum(event.a) % num(event.b) - max(event.a, event.b)',
      'event.a[event.b].length',
    )
    fc.assert(
      fc.property(sources, fc.anything(), fc.anything(), (source, a, b) => {
        const scope = { event: { a, b } }
        expect(runCode(source)(scope)).toEqual(parseExpression(source)(scope))
      }),
    )
  })
})
