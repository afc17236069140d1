/** A run of one size of content. */
interface Run {
  pages: number
  ms: number
}

/** ms a page, without the fixed cost of a run. @throws when both have the same size */
export function toSlope([small, large]: readonly [Run, Run]): number {
  if (small.pages === large.pages)
    throw new Error(`Both contents have ${small.pages} pages. A slope needs two sizes.`)
  return (large.ms - small.ms) / (large.pages - small.pages)
}
