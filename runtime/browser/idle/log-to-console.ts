import type { MachinePorts } from '../../model/ports/machine-ports.ts'

/** Where machines of a page log to. */
export const logToConsole: MachinePorts['log'] = (level, code, data) =>
  console[level](code, data ?? '')
