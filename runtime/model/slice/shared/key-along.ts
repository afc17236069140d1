/**
 * The key's name as if text went from left to right: `ArrowRight` goes ahead, to the next item in a
 * row; where text goes from right to left, the left arrow does.
 * @param at - the element where it was pressed
 */
export function keyAlong(key: string, at: Element): string {
  if (getComputedStyle(at).direction !== 'rtl') return key
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
}
