/** The front door for checks and drawings of machines. */
export { checkMachine } from './check-machine.ts'
export { toGraph, type MachineGraph } from './machine-graph.ts'
