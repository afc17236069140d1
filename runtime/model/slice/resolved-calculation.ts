/** A calculator as components receive it: its numbers in the words and signs of the page's language. */

export interface ResolvedCalculation {
  inputs: ResolvedInput[]
  /** In the order of the document. */
  outputs: ResolvedOutput[]
  /** What is said when the numbers give no result, by rule. */
  refusals: string[]
  /** The rule that refuses the initial numbers; without one they give a result. */
  refused?: number
  /** Whether the initial numbers are within their bounds. */
  isSound: boolean
  /** A `Calculation` as JSON: what the browser calculates with. */
  model: string
}

export interface ResolvedInput {
  name: string
  label: string
  explanation?: string
  /** The initial value, as a visitor would type it: `60,000`. */
  text: string
  /** The initial value with its unit: `€60,000`. */
  shown: string
  /** Stands beside the number, on the side that the language puts it: `€`. */
  unit?: { text: string; isBefore: boolean }
  initial: number
  min: number
  /** Of the slider; the number may be larger. */
  sliderMax: number
  step: number
  /** What is said of a number that is refused: names the input and what is allowed. */
  refusal: string
  isSound: boolean
}

export interface ResolvedOutput {
  name: string
  label: string
  explanation?: string
  /** Undefined where there is no such result. */
  shown?: string
  /** The formula with its numbers: `400 × €96`. */
  sum: string
  isEmphasised: boolean
  /** Of its bar: a share of the longest one, 0 to 1; undefined without a bar. */
  share?: number
}
