import type { Site, SiteAssets } from '../../../runtime/model/site.ts'

export interface DevAssets extends SiteAssets {
  /** Reads the sheets of a slice whose module has been loaded. */
  prepare(type: string): Promise<void>
}

export const devAssetsKey = Symbol.for('slicewright.dev-assets')

/** Left on `globalThis` by the build plugin: the server half runs in the same process, as another module. */
export function findDevAssets(): DevAssets | undefined {
  return (globalThis as { [devAssetsKey]?: DevAssets })[devAssetsKey]
}

/** Key of the function that makes the dev server's half of the site read its content again. */
export const recomposeKey = Symbol.for('slicewright.recompose')

/** Key of the faults in the site's files, as text; empty when there are none. */
export const faultsKey = Symbol.for('slicewright.faults')

export function readFaults(): string {
  return (globalThis as { [faultsKey]?: string })[faultsKey] ?? ''
}

/**
 * Key of the function that shows a section that threw: the build plugin maps its stack to source
 * lines.
 */
export const showFailureKey = Symbol.for('slicewright.show-failure')

export function findShowFailure(): Site['showFailure'] {
  return (globalThis as { [showFailureKey]?: Site['showFailure'] })[showFailureKey]
}

const editsKey = Symbol.for('slicewright.edits')
const counted = globalThis as { [editsKey]?: number }

/** Number of edits to the site's files since the dev server started. */
export function readEdits(): number {
  return counted[editsKey] ?? 0
}

export function countEdit(): void {
  counted[editsKey] = readEdits() + 1
}
