import type { Fault } from '../../read/fault.ts'
import { checkRoots } from './check-roots.ts'
import { checkDocuments } from './check-documents.ts'
import { findOldSections } from '../upgrades/check-upgrades.ts'
import { checkCode, type CodeCheck } from '../code/check-code.ts'

/** All that is wrong in a site before a build, the types of its code included. */
export async function checkAll(roots: readonly string[], cache?: string): Promise<CodeCheck> {
  const faults = [...checkRoots(roots), ...checkDocuments(roots), ...findOldSections(roots)]
  const code = await checkCode(roots, cache)
  const told = new Set(faults.map(toLine))
  return { ...code, faults: [...faults, ...code.faults.filter((one) => !told.has(toLine(one)))] }
}

/** What is told of a line without types is told once. */
const toLine = ({ file, path }: Fault) => `${file} ${/^:\d+/.exec(path)?.[0] ?? path}`
