import { fromCallback } from 'xstate'
import { findHost } from '#runtime/bound'
import type { Implementations } from '#runtime/machines'

const watch = fromCallback<{ type: string }, { id: string }>(({ input, sendBack }) => {
  const headings = linksOf(input.id).flatMap(
    (link) => document.getElementById(toTarget(link)) ?? [],
  )
  let last = ''
  const look = () => {
    const read = headings.findLast(
      (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
    )
    const heading = (read ?? headings[0])?.id ?? ''
    if (heading !== last) sendBack({ type: 'spy.read', heading } as never)
    last = heading
  }
  // A heading that crosses the line is all there is to learn: scrolling itself costs nothing.
  const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' })
  headings.forEach((heading) => observer.observe(heading))
  return () => observer.disconnect()
})

function mark(_: unknown, { id, heading }: { id: string; heading: string }): void {
  for (const link of linksOf(id)) {
    if (toTarget(link) === heading) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
}

function linksOf(id: string): HTMLAnchorElement[] {
  return [...(findHost(id)?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])]
}

function toTarget({ hash }: HTMLAnchorElement): string {
  return decodeURIComponent(hash.slice(1))
}

export const implementations = {
  actions: { 'spy.mark': mark },
  actors: { 'spy.watch': watch },
} satisfies Implementations
