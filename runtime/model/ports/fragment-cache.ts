/** HTML of slices by their inputs. */
export interface Fragment {
  html: string
  /** `<link rel="preload">` of an eager picture, lifted out of the slice for the head. */
  preloads: string
}

export interface FragmentCache {
  /** `draw` is called if there is no entry for the slice's inputs. */
  get(
    key: string,
    facts: object | undefined,
    draw: (facts: object | undefined) => Fragment,
  ): Fragment
}
