import type { MachinePorts } from '../../model/ports/machine-ports.ts'

/** The log of a page's machines. */
export const logToConsole: MachinePorts['log'] = (level, code, data) =>
  console[level](code, data ?? '')
