import type { Image } from '#runtime/slice'

/** An element that says `1rem` means this: the site leaves the reader's choice of size to the reader. */
const rem = 16

/**
 * Of a picture's sources those that can be of use: for each screen of the site and each density the
 * smallest that fills what `sizes` gives the picture there (IMG-06). All, where `sizes` says something
 * this cannot read.
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

/** How wide the picture is on a screen, in CSS pixels. */
function readLength(sizes: string, screen: number): number | undefined {
  for (const size of sizes.split(', ')) {
    const [, from = '0', fromUnit, amount, unit] = sizePattern.exec(size) ?? []
    if (amount === undefined) return undefined
    if (screen < Number(from) * (fromUnit === 'rem' ? rem : 1)) continue
    return Number(amount) * (unit === 'vw' ? screen / 100 : unit === 'rem' ? rem : 1)
  }
  return undefined
}
