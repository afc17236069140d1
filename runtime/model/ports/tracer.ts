/**
 * What operators see of how an answer came about: spans, each within the one around it. Names and
 * attributes are those of OpenTelemetry's semantic conventions where it has them; none is personal.
 */
export type Attributes = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>

export interface Span {
  set(attributes: Attributes): void
  /** It ended badly, although nothing was thrown. @param type - a word of few: `503` */
  fail(type: string): void
}

export interface SpanOptions {
  /** `server`: of a request to us; `internal` unless set. */
  kind?: 'server' | 'internal'
  /** Of the request; `traceparent` and `tracestate` go on from there (W3C Trace Context). */
  from?: Headers
}

export interface Tracer {
  /** The span ends when `run` has, or its promise. What it throws is noted, and thrown on. */
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

/** A step of the journey of a page. @param site - without a tracer nobody looks */
export function traced<Result>(
  { tracer = noTracer }: { tracer?: Tracer | undefined },
  name: string,
  attributes: Attributes,
  run: (span: Span) => Result,
): Result {
  return tracer.span(name, attributes, run)
}
