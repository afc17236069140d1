import type { Fault } from '../read/fault.ts'

/** Where the checks of one file put what they find: pointer, what is wrong, what to do. */
export type Report = (path: string, message: string, hint?: string) => void

export function reportTo(faults: Fault[], file: string): Report {
  return (path, message, hint = '') => faults.push({ file, path, message, hint })
}
