import type { Image } from '#runtime/slice'

/** CSS pixels of `1rem` by default; readers may choose another size. */
const rem = 16

/**
 * Chooses the useful sources of a picture: for each screen of the site and each density the
 * smallest that fills the picture's width by `sizes` (IMG-06). Returns all if it cannot parse
 * `sizes`.
 */
export function chooseSources(image: Image, sizes: string): Pick<Image, 'src' | 'srcSet'> {
  const { src, srcSet, shownOn } = image
  if (!srcSet || !shownOn) return { src, srcSet }
  const steps = srcSet.split(', ').map((step) => {
    const [url = '', width = ''] = step.split(' ')
    return { step, url, width: Number.parseInt(width, 10) }
  })
  const useful = new Set<(typeof steps)[number]>()
  for (const screen of shownOn.screens) {
    const length = readLength(sizes, screen)
    if (length === undefined) return { src, srcSet }
    for (const density of shownOn.densities)
      useful.add(steps.find(({ width }) => width >= length * density) ?? steps.at(-1)!)
  }
  const chosen = steps.filter((step) => useful.has(step))
  if (chosen.length === 1) return { src: chosen[0]!.url }
  return { src, srcSet: chosen.map(({ step }) => step).join(', ') }
}

const sizePattern = /^(?:\(width >= ([\d.]+)(px|rem)\) )?([\d.]+)(px|rem|vw)$/

/** Width of the picture on a screen, in CSS pixels. */
function readLength(sizes: string, screen: number): number | undefined {
  for (const size of sizes.split(', ')) {
    const [, from = '0', fromUnit, amount, unit] = sizePattern.exec(size) ?? []
    if (amount === undefined) return undefined
    if (screen < Number(from) * (fromUnit === 'rem' ? rem : 1)) continue
    return Number(amount) * (unit === 'vw' ? screen / 100 : unit === 'rem' ? rem : 1)
  }
  return undefined
}
