import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calculate } from '../../../calculation/calculate.ts'
import { writeSum } from '../../../calculation/write-sum.ts'
import { resolveCalculation } from './resolve-calculation.ts'
import { isFault, toCalculation, type CalculationFields } from './to-calculation.ts'

const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`

const languages = { en: 'en-us', de: 'de-de', fr: 'fr-fr' }

function readShipped(language: string): CalculationFields {
  const file = `content/documents/${language}/roi_calculator/roi-calculator.json`
  return (JSON.parse(readFileSync(file, 'utf8')) as { data: CalculationFields }).data
}

function create(fields: CalculationFields, locale = 'en') {
  const calculation = toCalculation(fields, { iso: locale })
  if (isFault(calculation)) throw new Error(`${calculation.at} ${calculation.message}`)
  return calculation
}

/** Fields with `of` as the only formula, over `a` and `b`. */
function fieldsOf(of: string | Record<string, string>, more: Partial<CalculationFields> = {}) {
  const formulas = typeof of === 'string' ? { result: of } : of
  const input = { label: 'A number', initial: 6, min: 0, max: 100 }
  return {
    inputs: [
      { ...input, name: 'a' },
      { ...input, name: 'b', initial: 3 },
    ],
    outputs: Object.entries(formulas).map(([name, formula]) => ({ name, label: name, formula })),
    ...more,
  }
}

const golden = [
  // learners, hours, cost of an hour, external spend; benefit, cost, return, payback
  [500, 20, 45, 60_000, 159_000, 48_000, 2.3125, 3.622_641_509],
  [400, 12, 42, 60_000, 84_480, 38_400, 1.2, 5.454_545_454],
  [1, 0, 0, 0, 0, 96, -1, undefined],
  [500, 0, 45, 60_000, 24_000, 48_000, -0.5, 24],
  [
    1_000_000, 2000, 10_000, 1_000_000_000, 6_000_400_000_000, 96_000_000, 62_503.166_666,
    0.000_191,
  ],
  [10, 10, 32, 0, 960, 960, 0, 12],
] as const

describe.each(Object.entries(languages))('[ROI-01] the document in %s', (locale, language) => {
  const calculation = create(readShipped(language), locale)

  it.each(golden)(
    'of %d learners, %d hours at %d and %d spent makes what OP39 says',
    (learners, hours, hourlyCost, externalSpend, benefit, cost, roi, payback) => {
      const { results, refused } = calculate(calculation, {
        learners,
        hours,
        hourly_cost: hourlyCost,
        external_spend: externalSpend,
      })
      expect(refused).toBeNull()
      expect(results['benefit']).toBeCloseTo(benefit, 4)
      expect(results['cost']).toBe(cost)
      expect(results['roi']).toBeCloseTo(roi, 5)
      if (payback === undefined) expect(results).not.toHaveProperty('payback')
      else expect(results['payback']).toBeCloseTo(payback, 5)
    },
  )

  it.each([
    ['learners', 0],
    ['learners', -1],
    ['learners', 1.5],
    ['hours', -0.5],
    ['hourly_cost', -1],
    ['external_spend', -1],
  ])('has no result, and a message, for %s of %d', (name, initial) => {
    const fields = readShipped(language)
    const inputs = fields.inputs.map((one) => (one.name === name ? { ...one, initial } : one))
    const found = resolveCalculation({ ...fields, inputs }, { iso: locale }, t)
    if (isFault(found)) throw new Error(found.message)
    expect(found.isSound).toBe(false)
    expect(found.outputs.every(({ shown }) => shown === undefined)).toBe(true)
    const { refusal, label } = found.inputs.find((input) => input.name === name)!
    expect(refusal).toContain(label)
  })

  it('has no result for what costs nothing', () => {
    const fields = readShipped(language)
    const constants = fields.constants!.map((one) =>
      one.name === 'price' ? { ...one, value: 0 } : one,
    )
    const found = resolveCalculation({ ...fields, constants }, { iso: locale }, t)
    expect(found).toMatchObject({ refused: 0, refusals: [expect.stringMatching(/\S/)] })
  })
})

describe('[ROI-01] formulas are data', () => {
  it.each([
    ['a + b * 2', 12],
    ['(a - b) / b', 1],
    ['a / (b - 3)', undefined],
    ['0 / (b - 3)', undefined],
    ['a > b ? a : b', 6],
    ['max(a, b, 10) - min(a, b)', 7],
    ['round(a / 7, 2)', 0.86],
    ['floor(a / 4) + abs(-b)', 4],
    ['-a % 4', -2],
    ['a > 1 && !(b == 2) || false ? 1 : 0', 1],
  ])('%s', (formula, expected) => {
    const { results } = calculate(create(fieldsOf(formula)), { a: 6, b: 3 })
    expect(results['result']).toBe(expected)
  })

  it('are calculated in the order of what they read, whatever order they are shown in', () => {
    const formulas = { total: 'twice + a', twice: 'half * 4', half: 'a / 2' }
    const calculation = create(fieldsOf(formulas))
    expect(calculate(calculation, { a: 6, b: 0 }).results).toEqual({
      half: 3,
      twice: 12,
      total: 18,
    })
  })

  it('leave out what is calculated from a result that is missing', () => {
    const calculation = create(fieldsOf({ share: 'a / b', more: 'share + 1', other: 'a' }))
    expect(calculate(calculation, { a: 6, b: 0 }).results).toEqual({ other: 6 })
  })

  it.each([
    ['a + c', '"c" is unknown; known names: a, b, result (character 5)'],
    ['a +', '"the end" was not expected (character 4)'],
    ['a b', '"b" was not expected (character 3)'],
    ['result + 1', 'is calculated from itself: result -> result'],
    ["'text'", '"text" is neither a number nor a condition'],
    ['a > b', 'a number is needed'],
    ['a + (b > 1)', 'a number is needed'],
    ['a ? 1 : 2', 'a condition is needed'],
    ['sum(a, b)', 'the function "sum" is not available in formulas'],
    ['max()', 'the function "max" needs a number'],
    ['eval(a)', 'the function "eval" is unknown'],
    ['now()', 'only numbers'],
    ['a.b', 'no fields'],
    ['context.a', '"context" is unknown'],
    ['a ?? 1', '"??" is of no use'],
    ['[a]', 'only numbers'],
  ])('are refused when they read %j', (formula, message) => {
    expect(toCalculation(fieldsOf(formula), { iso: 'en' })).toMatchObject({
      at: '/outputs/0/formula',
      message: expect.stringContaining(message),
    })
  })

  it('are refused when they go in a circle, by name', () => {
    const formulas = { first: 'second', second: 'third + 1', third: 'first' }
    expect(toCalculation(fieldsOf(formulas), { iso: 'en' })).toMatchObject({
      message: 'is calculated from itself: first -> second -> third -> first',
    })
  })

  it('are refused when a condition is a number, two numbers share a name, or a range is empty', () => {
    const refusals = [{ condition: 'a + 1', message: 'Never.' }]
    expect(toCalculation(fieldsOf('a', { refusals }), { iso: 'en' })).toMatchObject({
      at: '/refusals/0/condition',
    })
    expect(toCalculation(fieldsOf({ a: '1' }), { iso: 'en' })).toMatchObject({
      at: '/outputs/0/name',
    })
    const inputs = [{ name: 'a', label: 'A', initial: 1, min: 5, max: 5 }]
    expect(toCalculation(fieldsOf('a', { inputs }), { iso: 'en' })).toMatchObject({
      at: '/inputs/0/min',
    })
  })
})

it.each([
  [0.2, true],
  [0.07, true],
  [0.205, false],
])('[ROI-01] in whole percent, %d is allowed: %s', (initial, isSound) => {
  const inputs = [{ name: 'a', label: 'A', initial, min: 0, max: 1, format: 'percent' }]
  const found = resolveCalculation(fieldsOf('a', { inputs }), { iso: 'en' }, t)
  expect(found).toMatchObject({ isSound, inputs: [{ step: 0.01, unit: { text: '%' } }] })
})

describe('[ROI-01] the sum that is shown', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

  it.each([
    ['en', '400 × 12 × €42 × 30% + €60,000 × 40%', '(€84,480 − €38,400) ÷ €38,400'],
    ['de', '400 × 12 × 42 € × 30 % + 60.000 € × 40 %', '(84.480 € − 38.400 €) ÷ 38.400 €'],
    ['fr', '400 × 12 × 42 € × 30 % + 60 000 € × 40 %', '(84 480 € − 38 400 €) ÷ 38 400 €'],
  ])('has the numbers of the example as %s writes them', (locale, benefit, roi) => {
    const found = resolveCalculation(
      readShipped(languages[locale as keyof typeof languages]),
      { iso: locale },
      t,
    )
    if (isFault(found)) throw new Error(found.message)
    const sums = Object.fromEntries(found.outputs.map(({ name, sum }) => [name, plain(sum)]))
    expect(sums).toMatchObject({ benefit, roi })
  })

  it.each([
    ['a - (b - 1)', '6 − (3 − 1)'],
    ['a / (b * 2)', '6 ÷ (3 × 2)'],
    ['a - b - 1', '6 − 3 − 1'],
    ['(a + 1) * -b', '(6 + 1) × −3'],
    ['a > 5 ? a * 2 : b', '6 × 2'],
    ['max(a, b + 1)', 'max(6; 3 + 1)'],
  ])('of %s is %s', (formula, sum) => {
    const calculation = create(fieldsOf(formula))
    expect(writeSum(calculation.outputs[0]!.formula, calculation, { a: 6, b: 3 })).toBe(sum)
  })
})

describe('[I18N-06] the currency of a calculator', () => {
  const outputs = [{ name: 'sum', label: 'Sum', formula: 'a', format: 'currency' }]
  const inputs = [{ name: 'a', label: 'A', initial: 1500, min: 1, max: 9000, format: 'currency' }]
  it.each([
    [{ iso: 'pt-BR', currency: 'BRL' }, undefined, 'R$ 1.500'],
    [{ iso: 'pt-BR', currency: 'BRL' }, 'USD', 'US$ 1.500'],
    [{ iso: 'en-GB', currency: 'GBP' }, undefined, '£1,500'],
    [{ iso: 'zh-Hant-HK', currency: 'HKD' }, undefined, 'HK$1,500'],
    [{ iso: 'de-CH', currency: 'CHF' }, undefined, 'CHF 1’500'],
    [{ iso: 'en' }, undefined, '€1,500'],
  ])('in the market %j, with %s in its content', (locale, currency, shown) => {
    const fields = { inputs, outputs, ...(currency !== undefined && { currency }) }
    const found = resolveCalculation(fields, locale, t)
    if (isFault(found)) throw new Error(found.message)
    const [output] = found.outputs
    expect(output!.shown!.replace(/\s/g, ' ').replace("'", '’')).toBe(shown)
  })
})
