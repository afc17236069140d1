/** For tests that compare what is asked here with what the engine makes. */
export const colourNames: readonly string[]
export const isKept: (entry: string) => boolean
