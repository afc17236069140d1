/**
 * Environment variables, checked once at start. Unknown names and malformed values stop it, all of
 * them named.
 */
import {
  environmentVariables,
  readVariable,
  type Variable,
  type VariableName,
} from '#schemas/environment-variables.ts'
import type { LogLevel } from '../ports/logger.ts'
import { siteError, type ErrorEntry } from '../errors/site-error.ts'

/** The variables of `schemas/environment-variables.ts`, as values. */
export interface Environment {
  port: number
  host: string | undefined
  /** Undefined for one process without a primary. */
  workers: number | 'auto' | undefined
  drainSeconds: number
  siteBaseUrl: string | undefined
  prismicRepository: string | undefined
  prismicEndpoint: string | undefined
  prismicAccessToken: string | undefined
  prismicWebhookSecret: string | undefined
  previewSecret: string | undefined
  contentDir: string | undefined
  cacheMegabytes: number | undefined
  contentBudgetMs: number
  countryHeader: string | undefined
  addressHeader: string | undefined
  dataDir: string
  requestIdHeader: string | undefined
  logLevel: LogLevel
  metricsPort: number | undefined
  metricsHost: string
  traceEndpoint: string | undefined
  traceSampler: string
  traceSamplerArgument: string
  vendorEmulator: string | undefined
  /** `VENDOR_*`, whose names `site-config/vendors.json` declares; `joinVendors` checks them. */
  vendorVariables: Readonly<Record<string, string>>
  leadDatabaseUrl: string | undefined
  leadUpstreamUrl: string | undefined
  leadUpstreamToken: string | undefined
  /** The next two are both there or neither is. */
  leadWebhookUrl: string | undefined
  leadWebhookSecret: string | undefined
  /** The next three are all there or none is. */
  smtpUrl: string | undefined
  leadMailTo: readonly string[] | undefined
  leadMailFrom: string | undefined
  /** The first signs; all of them verify. */
  linkSecrets: readonly string[]
  companyDirectoryUrl: string | undefined
  companyDirectoryKey: string | undefined
  /** An address, or `none`. */
  learningPlatformUrl: string | undefined
  learningPlatformToken: string | undefined
  redisUrl: string | undefined
}

export const EnvironmentInvalid = {
  code: 'EnvironmentInvalid',
  kind: 'wiring',
  title: 'Environment invalid',
  message: (problems: readonly string[]) =>
    `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n  ${problems.join('\n  ')}`,
  hint: 'docs/reference/environment.md lists every variable.',
} satisfies ErrorEntry<[problems: readonly string[]]>

/** The variables that a running site reads. */
const known: Readonly<Record<string, Variable>> = Object.fromEntries(
  Object.entries<Variable>(environmentVariables).filter(([, { readBy }]) =>
    readBy.includes('server'),
  ),
)

/** An unknown variable with one of our prefixes is a misspelling, except two that Netlify sets. */
const ownPrefix =
  /^(PRISMIC|SITE|CONTENT|DATA|CACHE|COMPANY_DIRECTORY|LEAD|LEARNING_PLATFORM|LINK|METRICS|PREVIEW|SMTP)_(?!ID$|NAME$)/

/** @throws SiteError EnvironmentInvalid */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const problems: string[] = []
  const vendorVariables: Record<string, string> = {}
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined || value === '') continue
    const variable = Object.hasOwn(known, name) ? known[name] : undefined
    if (variable === undefined) {
      if (name.startsWith('VENDOR_')) vendorVariables[name] = value
      else if (ownPrefix.test(name) && !Object.hasOwn(environmentVariables, name)) {
        problems.push(
          `${name} is not a variable of this site. Known: ${Object.keys(known).join(', ')}.`,
        )
      }
    } else if (variable.isValid && !variable.isValid(value)) {
      const fault = variable.isSecret ? 'is malformed' : `is "${value}"`
      problems.push(`${name} ${fault}; it must be ${variable.expected}.`)
    }
  }
  const read = (name: VariableName) => readVariable(name, variables)
  if (read('COMPANY_DIRECTORY_URL') && !read('COMPANY_DIRECTORY_KEY')) {
    problems.push(
      'COMPANY_DIRECTORY_URL is set, COMPANY_DIRECTORY_KEY is not: set both or neither.',
    )
  }
  if (read('LEARNING_PLATFORM_TOKEN') && !read('LEARNING_PLATFORM_URL')) {
    problems.push('LEARNING_PLATFORM_TOKEN is set, LEARNING_PLATFORM_URL is not: set it, too.')
  }
  if (read('LEAD_UPSTREAM_TOKEN') && !read('LEAD_UPSTREAM_URL')) {
    problems.push('LEAD_UPSTREAM_TOKEN is set, LEAD_UPSTREAM_URL is not: set it too.')
  }
  problems.push(
    ...findIncomplete(['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'], variables),
    ...findIncomplete(['SMTP_URL', 'LEAD_MAIL_TO', 'LEAD_MAIL_FROM'], variables),
  )
  if (problems.length > 0) throw siteError(EnvironmentInvalid, [problems])
  return {
    port: Number(read('PORT')),
    host: read('HOST'),
    workers: read('WORKERS') === 'auto' ? 'auto' : toNumber(read('WORKERS')),
    drainSeconds: Number(read('DRAIN_SECONDS')),
    siteBaseUrl: toOrigin(read('SITE_BASE_URL')),
    prismicRepository: read('PRISMIC_REPOSITORY'),
    prismicEndpoint: read('PRISMIC_ENDPOINT'),
    prismicAccessToken: read('PRISMIC_ACCESS_TOKEN'),
    prismicWebhookSecret: read('PRISMIC_WEBHOOK_SECRET'),
    previewSecret: read('PREVIEW_SECRET'),
    contentDir: read('CONTENT_DIR'),
    cacheMegabytes: toNumber(read('CACHE_MB')),
    contentBudgetMs: Number(read('CONTENT_BUDGET_MS')),
    countryHeader: read('COUNTRY_HEADER'),
    addressHeader: read('ADDRESS_HEADER'),
    dataDir: readVariable('DATA_DIR', variables),
    requestIdHeader: read('REQUEST_ID_HEADER'),
    logLevel: read('LOG_LEVEL') as LogLevel,
    metricsPort: toNumber(read('METRICS_PORT')),
    metricsHost: readVariable('METRICS_HOST', variables),
    traceEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    traceSampler: readVariable('OTEL_TRACES_SAMPLER', variables),
    traceSamplerArgument: readVariable('OTEL_TRACES_SAMPLER_ARG', variables),
    vendorEmulator: toOrigin(read('VENDOR_EMULATOR')),
    vendorVariables,
    leadDatabaseUrl: read('LEAD_DATABASE_URL'),
    leadUpstreamUrl: read('LEAD_UPSTREAM_URL'),
    leadUpstreamToken: read('LEAD_UPSTREAM_TOKEN'),
    leadWebhookUrl: read('LEAD_WEBHOOK_URL'),
    leadWebhookSecret: read('LEAD_WEBHOOK_SECRET'),
    smtpUrl: read('SMTP_URL'),
    leadMailTo: splitList(read('LEAD_MAIL_TO')),
    leadMailFrom: read('LEAD_MAIL_FROM'),
    linkSecrets: splitList(read('LINK_SECRET')) ?? [],
    companyDirectoryUrl: read('COMPANY_DIRECTORY_URL'),
    companyDirectoryKey: read('COMPANY_DIRECTORY_KEY'),
    learningPlatformUrl: read('LEARNING_PLATFORM_URL'),
    learningPlatformToken: read('LEARNING_PLATFORM_TOKEN'),
    redisUrl: read('REDIS_URL'),
  }
}

/** The problem when only some of the names are set. */
function findIncomplete(
  names: readonly VariableName[],
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  const missing = names.filter((name) => !readVariable(name, variables))
  if (missing.length === 0 || missing.length === names.length) return []
  const set = names.filter((name) => !missing.includes(name))
  const toList = (list: readonly string[]) =>
    `${list.join(' and ')} ${list.length > 1 ? 'are' : 'is'}`
  return [`${toList(set)} set, ${toList(missing)} not: set all of them or none.`]
}

function splitList(text: string | undefined): string[] | undefined {
  return text?.split(',').map((part) => part.trim())
}

function toOrigin(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address).origin
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}
