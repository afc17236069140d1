/** The element of a bound slice. Undefined once the slice has left the page. */
export function findHost(id: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`sw-island[data-id="${id}"]`) ?? undefined
}
