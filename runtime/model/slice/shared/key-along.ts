/**
 * A key as it is called where lines go from left to right: `ArrowRight` goes ahead, to the next one of what stands
 * in a line, and so does the left arrow where lines go from right to left.
 * @param at - where it was pressed
 */
export function keyAlong(key: string, at: Element): string {
  if (getComputedStyle(at).direction !== 'rtl') return key
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
}
