/** A calculator as components receive it: its numbers in the words and signs of the page's language. */

export interface ResolvedCalculation {
  inputs: ResolvedInput[]
  /** Outputs in the order of the document. */
  outputs: ResolvedOutput[]
  /** Texts to show when the numbers give no result, by rule. */
  refusals: string[]
  /** The rule that refuses the initial numbers; undefined when they give a result. */
  refused?: number
  /** Whether the initial numbers are within their bounds. */
  isSound: boolean
  /** A `Calculation` as JSON, for the browser. */
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
  /** The unit beside the number, on the side where the language puts it: `€`. */
  unit?: { text: string; isBefore: boolean }
  initial: number
  min: number
  /** Maximum of the slider; the number may be larger. */
  sliderMax: number
  step: number
  /** The text for a refused number: names the input and the allowed values. */
  refusal: string
  isSound: boolean
}

export interface ResolvedOutput {
  name: string
  label: string
  explanation?: string
  /** The result with its unit; undefined where there is none. */
  shown?: string
  /** The formula with its numbers: `400 × €96`. */
  sum: string
  isEmphasised: boolean
  /** The length of its bar: a share of the longest one, 0 to 1; undefined without a bar. */
  share?: number
}
