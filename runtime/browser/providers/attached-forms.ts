import type { AnyActorRef } from 'xstate'

/** Actors by the slice of their form. */
const attached = new Map<string, readonly AnyActorRef[]>()

/** Returns how to forget them. */
export function keepAttached(slice: string, actors: readonly AnyActorRef[]): () => void {
  attached.set(slice, actors)
  return () => {
    if (attached.get(slice) === actors) attached.delete(slice)
  }
}

/** Sends the event to those actors of a form that can do something with it; there may be none. */
export function tellForm(slice: string, event: { type: string; [key: string]: unknown }): void {
  for (const actor of attached.get(slice) ?? []) {
    if (actor.getSnapshot().can?.(event)) actor.send(event as never)
  }
}
