/** Whether components take what their sections give them: a module that hands it to each, for TypeScript to read. */
import { join } from 'node:path'
import { toPascalCase, type SliceSource } from '../../read/load-schemas.ts'
import { repositoryRoot } from '../../read/roots.ts'

export interface Contract {
  file: string
  /** Of the component. */
  name: string
  /** As its author writes them: `SliceProps<QuoteFields>`. */
  props: string
  line: string
}

/** One a line: a fault of the line is one of the component. */
export function contractsFile(contracts: readonly Contract[]): { path: string; text: string } {
  return {
    // Where the names of the engine are known.
    path: join(repositoryRoot, 'slice-registry/contracts.ts'),
    text: contracts.map(({ line }) => line).join('\n'),
  }
}

/** @param files - the code of the site: sections of others are checked with them */
export function toContracts(slices: Iterable<SliceSource>, files: readonly string[]): Contract[] {
  const own = new Set(files)
  return [...slices].flatMap((slice) => {
    const { componentName: name, componentPath: file, wiring } = slice
    // An island takes what its prepare.tsx makes of the fields.
    const isPrepared = wiring.machine !== undefined && wiring.binding === undefined
    if (wiring.expand || isPrepared || !own.has(file)) return []
    const fields = `${toPascalCase(slice.schema.$id.replace(/^slice:/, ''))}Fields`
    const props = `${wiring.frame ? 'FrameProps' : 'SliceProps'}<${fields}>`
    // A path may hold an apostrophe.
    const types = JSON.stringify(join(slice.folder, '../../generated/slice-fields.ts'))
    const given = wiring.frame
      ? `import('#runtime/slice').FrameProps<import(${types}).${fields}>`
      : `import('#runtime/slice').SliceProps<import(${types}).${fields}, any>`
    const line = `export const c${name}: (props: ${given}) => unknown = (await import(${JSON.stringify(file)})).${name}`
    return [{ file, name, props, line }]
  })
}
