import type { Attributes, Span, Tracer } from '#runtime'

export interface SpanWatch {
  /** Called when a page was rendered. */
  page(seconds: number, pageType: string): void
  step(seconds: number, step: string): void
}

const steps: ReadonlySet<string> = new Set(['route', 'validate', 'resolve', 'render'])

/** Measures the spans of pages, whether they are traced or not. */
export function watchSpans(tracer: Tracer, watch: SpanWatch): Tracer {
  return {
    ...tracer,
    span(name, attributes, run, options) {
      if (name !== 'page' && !steps.has(name)) return tracer.span(name, attributes, run, options)
      let found: Attributes = attributes
      const started = performance.now()
      const end = () => {
        const seconds = (performance.now() - started) / 1000
        if (name !== 'page') watch.step(seconds, name)
        else if (found['page.type'] !== undefined) watch.page(seconds, String(found['page.type']))
      }
      return tracer.span(
        name,
        attributes,
        (span) => {
          const seen: Span = {
            ...span,
            set(more) {
              found = { ...found, ...more }
              span.set(more)
            },
          }
          const result = run(seen)
          if (result instanceof Promise) void result.then(end, end)
          else end()
          return result
        },
        options,
      )
    },
  }
}
