/** Front door of calculations for the browser: what was parsed and checked on the server is calculated here. */
export { calculate, isAllowed, toShares } from './calculate.ts'
export type { Calculation, CalculationInput, Numbers } from './calculation.ts'
export { readNumber, showNumber, toFieldText } from './numbers.ts'
export { writeSum } from './write-sum.ts'
