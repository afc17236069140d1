/** The numbers and formulas of a calculator -> the data of its section, with its initial values. */
import { calculate, isAllowed, toShares, type Calculated } from '../../../calculation/calculate.ts'
import type { Calculation, CalculationInput } from '../../../calculation/calculation.ts'
import { showNumber, toFieldText } from '../../../calculation/numbers.ts'
import { writeSum } from '../../../calculation/write-sum.ts'
import type {
  ResolvedCalculation,
  ResolvedInput,
} from '../../../model/slice/resolved-calculation.ts'
import type { Locale } from '../../../model/config/site-config.ts'
import type { Translate } from '../../../model/i18n/messages.ts'
import {
  isFault,
  toCalculation,
  type CalculationFault,
  type CalculationFields,
  type InputFields,
} from './to-calculation.ts'

/** @returns the fault, if the calculator cannot be used */
export function resolveCalculation(
  fields: CalculationFields,
  locale: Pick<Locale, 'iso' | 'currency'>,
  t: Translate,
): ResolvedCalculation | CalculationFault {
  const calculation = toCalculation(fields, locale)
  if (isFault(calculation)) return calculation
  const inputs = fields.inputs.map((input, index) =>
    resolveInput(input, calculation.inputs[index]!, calculation, t),
  )
  const isSound = inputs.every((input) => input.isSound)
  const initial = Object.fromEntries(inputs.map((input) => [input.name, input.initial]))
  const calculated: Calculated = isSound
    ? calculate(calculation, initial)
    : { results: {}, refused: null }
  return {
    inputs,
    outputs: resolveOutputs(fields, calculation, initial, calculated),
    refusals: (fields.refusals ?? []).map(({ message }) => message),
    ...(calculated.refused !== null && { refused: calculated.refused }),
    isSound,
    model: JSON.stringify(calculation),
  }
}

function resolveInput(
  { label, explanation, step, slider_max: sliderMax, max }: InputFields,
  input: CalculationInput,
  calculation: Calculation,
  t: Translate,
): ResolvedInput {
  const { name, initial, min, decimals, format } = input
  const show = (value: number) => showNumber(value, input, calculation)
  return {
    name,
    label,
    ...(explanation !== undefined && { explanation }),
    text: toFieldText(initial, input, calculation),
    shown: show(initial),
    ...unitOf(input, calculation),
    initial,
    min,
    sliderMax: sliderMax ?? max,
    step: step ?? 10 ** -(format === 'percent' ? decimals + 2 : decimals),
    refusal: t(decimals === 0 ? 'calculator.wholeNumber' : 'calculator.number', {
      label,
      min: show(min),
      max: show(max),
    }),
    isSound: isAllowed(initial, input),
  }
}

/** The unit that `Intl` writes beside the number, and its side. */
function unitOf(
  { format }: CalculationInput,
  { locale, currency }: Calculation,
): Pick<ResolvedInput, 'unit'> {
  if (format !== 'percent' && format !== 'currency') return {}
  const parts = new Intl.NumberFormat(locale, { style: format, currency }).formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency' || type === 'percentSign')
  return {
    unit: {
      text: parts[at]!.value,
      isBefore: at < parts.findIndex(({ type }) => type === 'integer'),
    },
  }
}

function resolveOutputs(
  fields: CalculationFields,
  calculation: Calculation,
  initial: Readonly<Record<string, number>>,
  { results }: Calculated,
): ResolvedCalculation['outputs'] {
  const shares = toShares(calculation, results)
  const numbers = { ...initial, ...results }
  return fields.outputs.map(({ name, label, explanation, is_emphasised: isEmphasised = false }) => {
    const output = calculation.outputs.find((one) => one.name === name)!
    const value = results[name]
    return {
      name,
      label,
      ...(explanation !== undefined && { explanation }),
      ...(value !== undefined && { shown: showNumber(value, output, calculation) }),
      sum: writeSum(output.formula, calculation, numbers),
      isEmphasised,
      ...(shares[name] !== undefined && { share: shares[name] }),
    }
  })
}
