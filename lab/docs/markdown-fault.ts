import { join } from 'node:path'
import type { Fault } from '../../compiler/read/fault.ts'

interface Placed {
  position?: undefined | { start: { line: number; column: number } }
}

/** @param file - its path in `root` */
export function toMarkdownFault(
  root: string,
  file: string,
  { position }: Placed,
  message: string,
  hint: string,
): Fault {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { file: join(root, file), path: `:${line}:${column}`, message, hint }
}
