import { exposureIsland } from '../../model/config/experiment.ts'
import type { Site } from '../../model/site.ts'
import type { ResolvedSlice } from '../resolve/sections/resolve-slice.ts'
import { escapeHtml, escapeJsonAttribute } from './escape-html.ts'

/**
 * Wraps a section of a counted variant in the element whose script reports that it was seen. It has
 * no box, so that variants and the default are laid out alike.
 */
export function markExposure(
  html: string,
  { exposure }: Pick<ResolvedSlice, 'exposure'>,
  { assets }: Pick<Site, 'assets'>,
): string {
  const island = exposure && assets.island(exposureIsland)
  if (!island) return html
  const { experiment, variant } = exposure
  return (
    `<sw-island data-id="experiment-${escapeHtml(experiment)}" data-on="visible" data-bound` +
    ` data-src="${escapeHtml(island.src)}"` +
    ` data-p='${escapeJsonAttribute({ input: { experiment, variant } })}'>${html}</sw-island>`
  )
}
