import type { Destination, LeadStore, Tracer } from '#runtime'
import type { Forward } from './forward.ts'

/** Traces each attempt to pass a lead on as a span, without personal data. */
export function traceForwards(
  forwards: ReadonlyMap<Destination, Forward>,
  tracer: Tracer,
): ReadonlyMap<Destination, Forward> {
  return new Map(
    [...forwards].map(([destination, forward]): [Destination, Forward] => [
      destination,
      (delivery) => {
        const facts = { 'lead.id': delivery.id, destination, attempt: delivery.attempt }
        return tracer.span('forward lead', facts, async (span) => {
          const attempt = await forward(delivery)
          if (!attempt.isDelivered) span.fail(attempt.isFinal ? 'refused' : 'unanswered')
          return attempt
        })
      },
    ]),
  )
}

export function traceAccepted(store: LeadStore, tracer: Tracer): LeadStore {
  return {
    ...store,
    accept: (lead, registration, options) =>
      tracer.span('store lead', { form: lead.type, locale: lead.locale }, async (span) => {
        const accepted = await store.accept(lead, registration, options)
        span.set({ 'lead.id': accepted.id })
        return accepted
      }),
  }
}
