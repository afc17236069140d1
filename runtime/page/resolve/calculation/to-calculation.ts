import type {
  Calculation,
  CalculationConstant,
  CalculationInput,
  CalculationOutput,
} from '../../../calculation/calculation.ts'
import type { Locale } from '../../../model/config/site-config.ts'
import { parseFormula, type ParsedFormula } from './parse-formula.ts'

/** The fields of a slice whose wiring has `calculation`. */
export interface CalculationFields {
  inputs: readonly InputFields[]
  constants?: readonly ConstantFields[]
  outputs: readonly OutputFields[]
  refusals?: readonly { condition: string; message: string }[]
  currency?: string
}

interface NumberFields {
  name: string
  label: string
  format?: string
  decimals?: number
  explanation?: string
}

export interface InputFields extends NumberFields {
  initial: number
  min: number
  max: number
  slider_max?: number
  step?: number
}

interface ConstantFields extends Omit<NumberFields, 'label'> {
  value: number
}

export interface OutputFields extends NumberFields {
  formula: string
  is_emphasised?: boolean
  has_bar?: boolean
}

export interface CalculationFault {
  /** Pointer into the fields. */
  at: string
  /** The fault at that place: `"huors" is unknown; …`. */
  message: string
  advice: string
}

/**
 * Checks that the numbers and formulas of a calculator fit together.
 *
 * @returns the fault, if it cannot be used
 */
export function toCalculation(
  { inputs, constants = [], outputs, refusals = [], currency }: CalculationFields,
  locale: Pick<Locale, 'iso' | 'currency'>,
): Calculation | CalculationFault {
  const named = [
    ...inputs.map(({ name }, index) => ({ name, at: `/inputs/${index}` })),
    ...constants.map(({ name }, index) => ({ name, at: `/constants/${index}` })),
    ...outputs.map(({ name }, index) => ({ name, at: `/outputs/${index}` })),
  ]
  const names = named.map(({ name }) => name)
  const parse = (source: string, at: string, wanted: 'number' | 'condition') => {
    const parsed = parseFormula(source, names, wanted)
    return typeof parsed === 'string'
      ? { at, message: `cannot be used: ${parsed}`, advice: formulaAdvice }
      : parsed
  }
  const formulas = outputs.map(({ formula }, index) =>
    parse(formula, `/outputs/${index}/formula`, 'number'),
  )
  const conditions = refusals.map(({ condition }, index) =>
    parse(condition, `/refusals/${index}/condition`, 'condition'),
  )
  const fault =
    findTwin(named) ?? findEmptyRange(inputs) ?? [...formulas, ...conditions].find(isFault)
  if (fault) return fault
  const order = toOrder(outputs, formulas as ParsedFormula[])
  if (isFault(order)) return order
  return {
    locale: locale.iso,
    currency: currency ?? locale.currency ?? 'EUR',
    inputs: inputs.map((input): CalculationInput => {
      const { name, initial, min, max } = input
      return { name, initial, min, max, ...styleOf(input, 0) }
    }),
    constants: constants.map((constant): CalculationConstant => {
      const { name, value } = constant
      return { name, value, ...styleOf(constant, 10) }
    }),
    outputs: order.map((index): CalculationOutput => {
      const { name, decimals, format } = outputs[index]!
      const formula = (formulas[index] as ParsedFormula).tree
      return { name, formula, ...styleOf({ format, decimals }, 0) }
    }),
    refusals: (conditions as ParsedFormula[]).map(({ tree }) => tree),
    bars: outputs.flatMap(({ name, has_bar: hasBar }) => (hasBar ? [name] : [])),
  }
}

const formulaAdvice =
  'Correct the formula; docs/guides/add-a-calculator.md says what formulas can use.'

function styleOf(
  { format = 'number', decimals }: { format?: string | undefined; decimals?: number | undefined },
  usual: number,
) {
  return { format, decimals: decimals ?? usual }
}

export function isFault(found: object): found is CalculationFault {
  return 'advice' in found
}

function findTwin(named: readonly { name: string; at: string }[]): CalculationFault | undefined {
  const twin = named.find(({ name }, index) =>
    named.slice(0, index).some((earlier) => earlier.name === name),
  )
  if (!twin) return undefined
  const message = `is "${twin.name}", which is the name of another number`
  return { at: `${twin.at}/name`, message, advice: 'Give each number a name of its own.' }
}

function findEmptyRange(inputs: readonly InputFields[]): CalculationFault | undefined {
  const index = inputs.findIndex(
    ({ min, max, slider_max: most = max }) => min >= max || min >= most,
  )
  if (index === -1) return undefined
  const message = `is ${inputs[index]!.min}, which is not below the largest value`
  return { at: `/inputs/${index}/min`, message, advice: 'Make the smallest value smaller.' }
}

/** Indices of the outputs, each after those it reads. */
function toOrder(
  outputs: readonly OutputFields[],
  formulas: readonly ParsedFormula[],
): number[] | CalculationFault {
  const indices = new Map(outputs.map(({ name }, index) => [name, index]))
  const order: number[] = []
  const visit = (index: number, path: readonly number[]): CalculationFault | undefined => {
    if (order.includes(index)) return undefined
    if (path.includes(index)) {
      const circle = [...path.slice(path.indexOf(index)), index].map((one) => outputs[one]!.name)
      const message = `is calculated from itself: ${circle.join(' -> ')}`
      return { at: `/outputs/${index}/formula`, message, advice: formulaAdvice }
    }
    for (const name of formulas[index]!.reads) {
      const next = indices.get(name)
      const fault = next === undefined ? undefined : visit(next, [...path, index])
      if (fault) return fault
    }
    order.push(index)
    return undefined
  }
  for (const index of outputs.keys()) {
    const fault = visit(index, [])
    if (fault) return fault
  }
  return order
}
