/** The build's output for the server, in the form the runtime needs. */
import type { CollectedAssets, SiteAssets, SliceLoader, SliceModule } from '#runtime'
import { loaders } from 'virtual:slicewright/slices'

export function toSiteAssets(collected: CollectedAssets): SiteAssets {
  const sheets = (names: readonly string[] = []) => names.map((name) => collected.sheets[name]!)
  const bySlice = new Map(
    Object.entries(collected.slices).map(([type, names]) => [type, sheets(names)]),
  )
  return {
    buildId: collected.buildId,
    builtAt: collected.builtAt,
    entry: collected.entry,
    baseSheets: sheets(collected.base),
    sliceSheets: (type) => bySlice.get(type) ?? [],
    island: (type) => collected.islands[type],
    font: (address) => collected.fonts[address] ?? address,
  }
}

/** Loads every slice at start, so that no visitor waits for one. */
export async function loadAllSlices(): Promise<SliceLoader> {
  const modules = new Map<string, SliceModule>()
  await Promise.all(
    Object.entries(loaders).map(async ([type, load]) => modules.set(type, await load())),
  )
  return { load: async (type) => modules.get(type) }
}
