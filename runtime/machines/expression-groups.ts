/** All functions of the expression language, by the module that has them: written code imports those it calls. */
import * as addresses from './expression-address-functions.ts'
import * as functions from './expression-functions.ts'
import * as lists from './expression-list-functions.ts'
import * as numbers from './expression-number-functions.ts'

export const groups = { functions, lists, numbers, addresses }
