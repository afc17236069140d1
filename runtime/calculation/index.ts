/** Front door of calculations for the browser: they run here, parsed and checked on the server. */
export { calculate, isAllowed, toShares } from './calculate.ts'
export type { Calculation, CalculationInput, Numbers } from './calculation.ts'
export { readNumber, showNumber, toFieldText } from './numbers.ts'
export { writeSum } from './write-sum.ts'
