/** HTML of slices by what they were drawn from. */
export interface Fragment {
  html: string
  /** `<link rel="preload">` of an eager picture, lifted out of the slice for the head. */
  preloads: string
}

export interface FragmentCache {
  /** `draw` is called when nothing is kept for what the slice would be drawn from. */
  get(
    key: string,
    facts: object | undefined,
    draw: (facts: object | undefined) => Fragment,
  ): Fragment
}
