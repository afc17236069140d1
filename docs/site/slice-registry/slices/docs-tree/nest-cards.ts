import type { Card } from '#runtime/slice'

export interface BranchOf {
  card: Card
  below: BranchOf[]
}

/** @param cards - in reading order, each with how deep it stands */
export function nestCards(cards: readonly Card[]): BranchOf[] {
  const top: BranchOf[] = []
  const way: BranchOf[] = []
  for (const card of cards) {
    const depth = Math.min(card.place?.depth ?? 0, way.length)
    const branch = { card, below: [] }
    const siblings = way[depth - 1]?.below ?? top
    siblings.push(branch)
    way.splice(depth, way.length, branch)
  }
  return top
}
