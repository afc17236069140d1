/**
 * All environment variables of this project, with their names, meanings, defaults and readers.
 * `runtime/model/config/environment.ts` checks those of the server against this table, and
 * `docs/reference/environment.md` is generated from it. Variables of vendors are in their own
 * table, `site-config/vendors.json`.
 */
import { parseMailbox } from './email-address.ts'

export interface Variable {
  means: string
  /** The value of an absent or empty variable. */
  default?: string
  /** The default in words, where it cannot be a value. */
  otherwise?: string
  /**
   * `server`: checked at every start. `build`: read by commands that build the site or read its
   * files.
   */
  readBy: readonly Reader[]
  /** Validates a value; all are valid when absent. */
  isValid?(value: string): boolean
  /** The valid values, completing "it must be". */
  expected?: string
  /** The value may hold a password or key: no message repeats it. */
  isSecret?: boolean
}

export type Reader = 'server' | 'build' | 'commands' | 'tests'

const isUrl = (value: string) =>
  /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')
const isOrigin = (value: string) =>
  isUrl(value) && new URL(value).pathname === '/' && !new URL(value).search
const isAddress = (value: string) => parseMailbox(value) !== undefined
const isOfProtocol = (value: string, ...protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)
const header = {
  isValid: (value: string) => /^[\w-]+$/.test(value),
  expected: 'the name of a header your proxy sets',
}

export const environmentVariables = {
  PORT: {
    means:
      'Port of the server; of the emulator with `npm run vendor-emulator -w lab`, 4000 unless set.',
    default: '3000',
    readBy: ['server', 'commands'],
    isValid: (value) => /^\d+$/.test(value) && Number(value) <= 65_535,
    expected: 'a number from 0 to 65535',
  },
  HOST: {
    means:
      'Address to listen on. `npm run dev` listens on `localhost` alone where this is not set.',
    otherwise: 'all',
    readBy: ['server'],
    isValid: (value) => /^[\w.:-]+$/.test(value),
    expected: 'a host name or address',
  },
  WORKERS: {
    means:
      'How many processes serve, or `auto`: one for each core ([several processes](../operations/shipping.md#several-processes-several-machines)).',
    otherwise: 'one, without another that watches it',
    readBy: ['server'],
    isValid: (value) => value === 'auto' || (/^\d{1,2}$/.test(value) && Number(value) >= 1),
    expected: 'a number from 1 to 99, or "auto"',
  },
  DRAIN_SECONDS: {
    means:
      'How long a server that is told to stop still takes requests while `/readyz` answers 503: as long as your load balancer takes to see it.',
    default: '0',
    readBy: ['server'],
    isValid: (value) => /^\d{1,3}$/.test(value),
    expected: 'seconds from 0 to 999',
  },
  SITE_BASE_URL: {
    means: 'Origin of the site, for absolute links in heads: `https://www.example.com`.',
    readBy: ['server'],
    isValid: isOrigin,
    expected: 'an origin: https://www.example.com',
  },
  SITE_DIR: {
    means:
      'Folders that add to or replace the shipped site, separated like `PATH` ([a site of your own](../guides/a-site-of-your-own.md)).',
    readBy: ['server', 'build', 'commands'],
  },
  CONTENT_DIR: {
    means: 'Folder the embedded content service reads.',
    otherwise: '`content` of each root',
    readBy: ['server', 'commands'],
  },
  CONTENT_BUDGET_MS: {
    means: 'How long one page may wait for the content service, all its requests together.',
    default: '3000',
    readBy: ['server'],
    isValid: (value) => /^\d{3,5}$/.test(value),
    expected: 'milliseconds from 100 to 99999',
  },
  PRISMIC_REPOSITORY: {
    means: 'Name of a repository; the embedded service is not started then.',
    readBy: ['server', 'commands'],
    isValid: (value) => /^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/.test(value),
    expected:
      'the name alone, without address: at least 4 letters, digits or hyphens, the first and the last no hyphen',
  },
  PRISMIC_ENDPOINT: {
    means: 'Address of a Content API, ends in `/api/v2`.',
    otherwise: 'Prismic’s',
    readBy: ['server', 'commands'],
    isValid: isUrl,
    expected: 'an address that ends in /api/v2',
  },
  PRISMIC_ACCESS_TOKEN: {
    means: 'Token of a private repository.',
    readBy: ['server', 'commands'],
  },
  PRISMIC_WRITE_TOKEN: {
    means:
      'Write token of the repository, for what pushes models and content ([content in and out](../operations/content-in-and-out.md)).',
    readBy: ['commands'],
    isValid: (value) => /^[\x21-\x7e]+$/.test(value),
    expected: 'a token without spaces',
    isSecret: true,
  },
  PRISMIC_WRITE_ENDPOINT: {
    means: 'Origin of an embedded content service that takes writes, in place of Prismic’s.',
    otherwise: 'Prismic’s',
    readBy: ['commands'],
    isValid: isOrigin,
    expected: 'an origin: http://localhost:4100',
  },
  PRISMIC_WEBHOOK_SECRET: {
    means:
      'What the content service shows when it tells that something was published ([publishing](../guides/connect-prismic.md#publishing)).',
    otherwise: 'webhooks are refused; the site asks every 5 seconds',
    readBy: ['server'],
    isValid: (value) => value.length >= 16,
    expected: 'a text of at least 16 characters',
    isSecret: true,
  },
  PREVIEW_SECRET: {
    means:
      'What the address of the slice simulator must have as `?secret=` ([previews](../guides/edit-the-content.md#previews)): at least 16 characters.',
    otherwise: 'the simulator is only there on the dev server',
    readBy: ['server'],
    isValid: (value) => /^[\w.~-]{16,}$/.test(value),
    expected: 'at least 16 letters, digits, or any of - _ . ~',
    isSecret: true,
  },
  COUNTRY_HEADER: {
    means: 'Header in which a trusted proxy tells the visitor’s country.',
    readBy: ['server'],
    ...header,
  },
  ADDRESS_HEADER: {
    means: 'Header in which a trusted proxy tells the visitor’s address; its last entry counts.',
    otherwise: 'that of the socket',
    readBy: ['server'],
    ...header,
  },
  REQUEST_ID_HEADER: {
    means: 'Header in which a trusted proxy tells the id of a request; else it is made up.',
    readBy: ['server'],
    ...header,
  },
  CACHE_MB: {
    means: 'Megabytes of rendered pages kept in memory.',
    otherwise: 'a sixteenth of the memory there is, shared by the processes; each 16 to 256',
    readBy: ['server'],
    isValid: (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_536,
    expected: 'a whole number of megabytes from 1 to 65536',
  },
  DATA_DIR: {
    means:
      'Folder of what the site keeps for itself: leads, assessments, receipts of consent, converted pictures, the replica of the content.',
    default: '.data',
    readBy: ['server', 'commands'],
  },
  LOG_LEVEL: {
    means:
      '`error`, `warn` or `info`: the least that is logged, one JSON line each (on a terminal a short one for people); requests are `info`.',
    default: 'info',
    readBy: ['server'],
    isValid: (value) => /^(error|warn|info)$/.test(value),
    expected: 'error, warn or info',
  },
  METRICS_PORT: {
    means:
      'Port of `/metrics`, for Prometheus ([operate](../reference/observability.md#metrics)); another than that of the site, so that it is never public by accident.',
    otherwise: 'nothing is counted',
    readBy: ['server'],
    isValid: (value) => /^\d+$/.test(value) && Number(value) <= 65_535,
    expected: 'a number from 0 to 65535',
  },
  METRICS_HOST: {
    means:
      'Address on which `/metrics` listens: that of a network of your own, never a public one.',
    default: '127.0.0.1',
    readBy: ['server'],
    isValid: (value) => /^[\w.:-]+$/.test(value),
    expected: 'a host name or address',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    means:
      'Base address of a collector that gets traces as JSON over HTTP ([operate](../reference/observability.md#traces)). `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` count then, too.',
    otherwise: 'nothing is traced',
    readBy: ['server'],
    isValid: isUrl,
    expected: 'an address: http://localhost:4318',
  },
  OTEL_TRACES_SAMPLER: {
    means:
      'Which requests are traced: `always_on`, `always_off`, `traceidratio`, or one of them behind `parentbased_`.',
    default: 'parentbased_always_on',
    readBy: ['server'],
    isValid: (value) => /^(parentbased_)?(always_on|always_off|traceidratio)$/.test(value),
    expected: 'always_on, always_off or traceidratio, also behind parentbased_',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    means: 'Of `traceidratio`, the share that is traced.',
    default: '1',
    readBy: ['server'],
    isValid: (value) => /^(0(\.\d+)?|1(\.0+)?)$/.test(value),
    expected: 'a number from 0 to 1',
  },
  VENDOR_EMULATOR: {
    means: 'Address of the emulator that stands in for all vendors.',
    readBy: ['server'],
    isValid: (value) => isOrigin(value) && new URL(value).hostname === 'localhost',
    expected: 'the address of the emulator: http://localhost:4000',
  },
  COMPANY_DIRECTORY_URL: {
    means: 'Who tells a visitor’s company by address.',
    readBy: ['server'],
    isValid: isUrl,
    expected: 'an address: https://companies.example.com',
  },
  COMPANY_DIRECTORY_KEY: {
    means: 'What the site shows to it; set both or neither.',
    readBy: ['server'],
  },
  LEARNING_PLATFORM_URL: {
    means:
      'Base address of the platform that opens trials and courses ([functions](../reference/services.md)); `none` when the site has none.',
    otherwise: 'an embedded one, which only names addresses',
    readBy: ['server'],
    isValid: (value) => value === 'none' || isUrl(value),
    expected: 'an address, https://platform.example.com, or "none"',
  },
  LEARNING_PLATFORM_TOKEN: {
    means: 'What the site shows to it, as `Authorization: Bearer`.',
    readBy: ['server'],
  },
  REDIS_URL: {
    means:
      'Redis through which several machines share pages, tell each other what was published and count requests ([several machines](../operations/shipping.md#several-processes-several-machines)); `rediss:` for an encrypted connection.',
    otherwise: 'each machine works for itself',
    readBy: ['server'],
    isValid: (value) => /^rediss?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''),
    expected: 'an address: redis://:password@redis.example.com:6379/0',
    isSecret: true,
  },
  LEAD_DATABASE_URL: {
    means:
      'PostgreSQL database that keeps the leads, so that several machines share them ([leads](../operations/leads.md)).',
    otherwise: 'SQLite, in `DATA_DIR`',
    readBy: ['server', 'commands'],
    isValid: (value) => isOfProtocol(value, 'postgres:', 'postgresql:'),
    expected: 'an address: postgres://user:password@host:5432/database',
    isSecret: true,
  },
  LEAD_UPSTREAM_URL: {
    means: 'Where each lead is sent as JSON: the address of a CRM.',
    otherwise: 'leads are kept, and not sent',
    readBy: ['server', 'commands'],
    isValid: isUrl,
    expected: 'an address: https://crm.example.com/leads',
  },
  LEAD_UPSTREAM_TOKEN: {
    means: 'What the site shows to it, as `Authorization: Bearer`.',
    readBy: ['server', 'commands'],
  },
  LEAD_WEBHOOK_URL: {
    means: 'Who is told of each lead by a signed request (standardwebhooks.com).',
    readBy: ['server', 'commands'],
    isValid: isUrl,
    expected: 'an address: https://hooks.example.com/leads',
  },
  LEAD_WEBHOOK_SECRET: {
    means: 'What signs it: `whsec_` and 24 to 64 bytes in base64; set both or neither.',
    readBy: ['server', 'commands'],
    isValid: (value) => {
      const bytes = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1]
      const { length } = Buffer.from(bytes ?? '', 'base64')
      return length >= 24 && length <= 64
    },
    expected: 'whsec_ and 24 to 64 bytes in base64',
    isSecret: true,
  },
  SMTP_URL: {
    means: 'Mail server through which people are told of each lead.',
    readBy: ['server', 'commands'],
    isValid: (value) => isOfProtocol(value, 'smtp:', 'smtps:'),
    expected: 'an address: smtps://user:password@mail.example.com',
    isSecret: true,
  },
  LEAD_MAIL_TO: {
    means: 'Who gets these mails: addresses with commas between them.',
    readBy: ['server', 'commands'],
    isValid: (value) => value.split(',').every((address) => isAddress(address.trim())),
    expected: 'addresses: sales@example.com, Support <support@example.com>',
  },
  LEAD_MAIL_FROM: {
    means: 'Who sends them; set these three or none.',
    readBy: ['server', 'commands'],
    isValid: isAddress,
    expected: 'an address: website@example.com, or Example & Sons <website@example.com>',
  },
  LINK_SECRET: {
    means:
      'What signs the links in mails to visitors and to their reports, and the cookie of their codes: at least 32 characters, the same for all processes. Behind a comma may stand the one before, which still counts ([mail preferences](../operations/mail-preferences.md)).',
    otherwise:
      'a random one for each start; with `SITE_BASE_URL` set, whatever needs one answers 503',
    readBy: ['server', 'commands'],
    isValid: (value) => value.split(',').every((secret) => secret.trim().length >= 32),
    expected: 'at least 32 characters, none of them a comma',
    isSecret: true,
  },
  BRANCH: {
    means: 'The version of the site that analytics are told. Some hosts set it.',
    default: 'main',
    readBy: ['build'],
  },
  CONTEXT: {
    means:
      'Which deploy Netlify builds: `production`, `deploy-preview`, `branch-deploy`; robots see the first alone ([Netlify](../operations/static-export.md#netlify)).',
    default: 'production',
    readBy: ['build'],
  },
  NETLIFY_SKEW_PROTECTION_TOKEN: {
    means:
      'What Netlify knows the deploy by that it builds, and sets itself: the addresses of scripts name it, so that open pages keep those of their version ([Netlify](../operations/static-export.md#netlify)).',
    otherwise: 'addresses name no deploy',
    readBy: ['build'],
  },
  OUT_DIR: {
    means: 'Where builds go: absolute, or from the repository.',
    default: 'dist',
    readBy: ['build', 'commands', 'tests'],
  },
  SOURCE_DATE_EPOCH: {
    means:
      'Seconds that stand for the moment of the build, so that builds of the same files are the same to the byte (reproducible-builds.org).',
    otherwise: 'now',
    readBy: ['build'],
  },
  CHROME_PATH: {
    means: 'The Chromium or Chrome that browser tests use.',
    otherwise: 'the one found, or installed',
    readBy: ['commands', 'tests'],
  },
  E2E_HOST: {
    means: 'What serves the site that browser tests use: `node` or `netlify`.',
    default: 'node',
    readBy: ['tests'],
    isValid: (value) => value === 'node' || value === 'netlify',
    expected: 'node or netlify',
  },
  E2E_PORT: {
    means: 'Port of the site that browser tests start; the emulator takes the one 1000 above.',
    default: '3210',
    readBy: ['tests'],
  },
  CI: {
    means: 'Set by services that run tests: a failed browser test is tried twice.',
    readBy: ['tests'],
  },
  LOG_READS: {
    means: 'File to which a watched program writes what it reads.',
    readBy: ['tests'],
  },
  PUBLISHING_SEED: {
    means: 'Which random edits `tests/http/purges.test.ts` publishes.',
    default: '7',
    readBy: ['tests'],
  },
  PUBLISHING_ROUNDS: {
    means: 'How many of them.',
    default: '3',
    readBy: ['tests'],
  },
} as const satisfies Record<string, Variable>

export type VariableName = keyof typeof environmentVariables
type Defaulted = {
  [Name in VariableName]: (typeof environmentVariables)[Name] extends { default: string }
    ? Name
    : never
}[VariableName]

export type Variables = Readonly<Record<string, string | undefined>>

/** The value of a variable, or its default; an empty one counts as absent. */
export function readVariable(name: Defaulted, variables?: Variables): string
export function readVariable(name: VariableName, variables?: Variables): string | undefined
export function readVariable(
  name: VariableName,
  variables: Variables = process.env,
): string | undefined {
  const { default: fallback }: Variable = environmentVariables[name]
  return variables[name] || fallback
}
