/** Converts `OTEL_TRACES_SAMPLER` and its argument, as named in OpenTelemetry's specification. */
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace'

const prefix = 'parentbased_'

/** @param name - one of those that `schemas/environment-variables.ts` allows */
export function toSampler(name = 'parentbased_always_on', argument = '1'): Sampler {
  if (name.startsWith(prefix)) {
    return new ParentBasedSampler({ root: toSampler(name.slice(prefix.length), argument) })
  }
  if (name === 'always_off') return new AlwaysOffSampler()
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(Number(argument))
  return new AlwaysOnSampler()
}
