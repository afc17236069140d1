/**
 * All functions of the expression language, by their module: written code imports those it calls.
 */
import * as addresses from './rare/expression-address-functions.ts'
import * as functions from './expressions/expression-functions.ts'
import * as lists from './rare/expression-list-functions.ts'
import * as moments from './rare/expression-moment-functions.ts'
import * as numbers from './rare/expression-number-functions.ts'

export const groups = { functions, lists, numbers, moments, addresses }
