/** Every fault, each of a kind that once happened or could. */
import type { Fault } from '../fault.ts'
import { browserFaults } from './browser.ts'
import { functionFaults } from './functions.ts'
import { machineFaults } from './machines.ts'
import { pageFaults } from './pages.ts'
import { toolFaults } from './tools.ts'

export const faults: readonly Fault[] = [
  ...machineFaults,
  ...pageFaults,
  ...functionFaults,
  ...toolFaults,
  ...browserFaults,
]
