/**
 * Packages that a site installs itself, because few sites use them: optional peers of the engine
 * (`peerDependenciesMeta` in package.json), by what needs them. Written as `npm install` takes
 * them.
 */
export const optionalPackages = {
  /** By the id in `site-config/vendors.json`. */
  vendors: {
    posthog: ['posthog-js@1'],
    rum: ['@datadog/browser-rum@7'],
  },
  /** By the environment variable that switches on what needs them. */
  variables: {
    LEAD_DATABASE_URL: ['pg@8'],
    REDIS_URL: ['@redis/client@6'],
    METRICS_PORT: ['prom-client@15'],
    OTEL_EXPORTER_OTLP_ENDPOINT: [
      '@opentelemetry/api@1',
      '@opentelemetry/context-async-hooks@3',
      '@opentelemetry/core@3',
      '@opentelemetry/exporter-trace-otlp-http@0.301',
      '@opentelemetry/resources@3',
      '@opentelemetry/sdk-trace@3',
    ],
  },
  /** The PDF of an assessment. */
  report: ['jspdf@4', 'subset-font@2'],
  hosts: { netlify: ['@netlify/blobs@11', '@netlify/functions@6'] },
} as const

export type PackageVariable = keyof typeof optionalPackages.variables

/** Those that are part of a site that runs. */
export function listShippedPackages(): string[] {
  const { vendors, variables, report, hosts } = optionalPackages
  const named = [vendors, variables, hosts].flatMap((group) => Object.values(group).flat())
  return [...named, ...report]
}

/** `@scope/name@1` is `@scope/name`. */
export const toPackageName = (wanted: string): string => wanted.replace(/(?<=.)@[\d.]+$/, '')

/** What needs packages that are not there, and the command that installs them, in one line. */
export function tellMissing(asker: string, wanted: readonly string[]): string {
  const names = wanted.map(toPackageName).join(', ')
  const [are, them] = wanted.length === 1 ? ['is', 'it'] : ['are', 'them']
  return `${asker} needs ${names}, which ${are} not installed: \`npm install ${wanted.join(' ')}\` installs ${them}.`
}
