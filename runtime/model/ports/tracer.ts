/**
 * A record of how an answer came about, for operators: spans, each within the one around it. Names
 * and attributes are those of OpenTelemetry's semantic conventions where it has them; none is
 * personal.
 */
export type Attributes = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>

export interface Span {
  set(attributes: Attributes): void
  /** Marks a span as failed although nothing was thrown. @param type - one of a few words: `503` */
  fail(type: string): void
}

export interface SpanOptions {
  /** `server` for a request to this site; `internal` unless set. */
  kind?: 'server' | 'internal'
  /**
   * Headers of the request, whose `traceparent` and `tracestate` are continued (W3C Trace Context).
   */
  from?: Headers
}

export interface Tracer {
  /** Ends the span when `run` has, or its promise. An error is recorded and rethrown. */
  span<Result>(
    name: string,
    attributes: Attributes,
    run: (span: Span) => Result,
    options?: SpanOptions,
  ): Result
  /** 32 hexadecimal digits; undefined outside of a trace. */
  traceId(): string | undefined
}

const unseen: Span = { set() {}, fail() {} }

export const noTracer: Tracer = {
  span: (_name, _attributes, run) => run(unseen),
  traceId: () => undefined,
}

/** Runs one step of a page's journey in a span. @param site - without a tracer, it just runs */
export function traced<Result>(
  { tracer = noTracer }: { tracer?: Tracer | undefined },
  name: string,
  attributes: Attributes,
  run: (span: Span) => Result,
): Result {
  return tracer.span(name, attributes, run)
}
