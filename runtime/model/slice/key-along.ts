const opposite: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/**
 * A key as it is called where lines go from left to right: `ArrowRight` goes ahead, to the next one of what stands
 * in a line, and so does the left arrow where lines go from right to left.
 * @param at - where it was pressed
 */
export function keyAlong(key: string, at: Element): string {
  return (getComputedStyle(at).direction === 'rtl' && opposite[key]) || key
}
