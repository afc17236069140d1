/** Errors of services. None repeats what was sent, which would name a person. */
import type { ErrorEntry } from '#runtime/errors'

export const UpstreamFailed = {
  code: 'UpstreamFailed',
  kind: 'outage',
  title: 'Upstream failed',
  message: (name: string, reason: string) => `The ${name} could not be used: ${reason}.`,
  hint: 'The next request tries again; if this persists, check that service.',
} satisfies ErrorEntry<[name: string, reason: string]>

export const UpstreamRefused = {
  code: 'UpstreamRefused',
  kind: 'outage',
  title: 'Upstream refused a request',
  message: (name: string, status: number) => `The ${name} answered with status ${status}.`,
  hint: 'Repeating it would not help: compare address, token and docs/reference/services.md with that service.',
} satisfies ErrorEntry<[name: string, status: number]>

export const UpstreamNotConfigured = {
  code: 'UpstreamNotConfigured',
  kind: 'wiring',
  title: 'Upstream not configured',
  message: (name: string, variable: string) => `This site has no ${name}: ${variable} is "none".`,
  hint: 'Set its address, or unset the variable for the embedded one; see docs/reference/services.md.',
} satisfies ErrorEntry<[name: string, variable: string]>
