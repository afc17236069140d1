/** `OTEL_TRACES_SAMPLER` and its argument, as OpenTelemetry's specification names them. */
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace'

const prefix = 'parentbased_'

/** @param name - one of those that `schemas/environment-variables.ts` lets through */
export function toSampler(name = 'parentbased_always_on', argument = '1'): Sampler {
  if (name.startsWith(prefix)) {
    return new ParentBasedSampler({ root: toSampler(name.slice(prefix.length), argument) })
  }
  if (name === 'always_off') return new AlwaysOffSampler()
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(Number(argument))
  return new AlwaysOnSampler()
}
