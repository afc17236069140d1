/** Environment variables, checked once at start. An unknown name or a malformed value stops it with all of them named. */
import type { LogLevel } from '../ports/logger.ts'
import { siteError, type ErrorEntry } from '../errors/site-error.ts'

export interface Environment {
  port: number
  host: string | undefined
  siteBaseUrl: string | undefined
  prismicRepository: string | undefined
  prismicEndpoint: string | undefined
  prismicAccessToken: string | undefined
  contentDir: string | undefined
  countryHeader: string | undefined
  /** Header in which a trusted proxy tells the visitor's address. */
  addressHeader: string | undefined
  /** Folder of what the site keeps for itself: receipts of consent. */
  dataDir: string
  /** Header in which a trusted proxy gives each request its id. */
  requestIdHeader: string | undefined
  /** The least that is logged; requests are `info`. */
  logLevel: LogLevel
  /** Base address of the vendor emulator, which stands in for every vendor. */
  vendorEmulator: string | undefined
  /** `VENDOR_*`, whose names `site-config/vendors.json` declares; `joinVendors` checks them. */
  vendorVariables: Readonly<Record<string, string>>
  companyDirectoryUrl: string | undefined
  companyDirectoryKey: string | undefined
}

export const EnvironmentInvalid = {
  code: 'EnvironmentInvalid',
  kind: 'wiring',
  title: 'Environment invalid',
  message: (problems: readonly string[]) =>
    `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n  ${problems.join('\n  ')}`,
  hint: 'The README lists every variable.',
} satisfies ErrorEntry<[problems: readonly string[]]>

interface Rule {
  key: keyof Environment | 'none'
  isValid(value: string): boolean
  expected: string
}

const any = () => true
const isUrl = (value: string) =>
  /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')
const origin = (value: string) =>
  isUrl(value) && new URL(value).pathname === '/' && !new URL(value).search

const rules: Record<string, Rule> = {
  PORT: {
    key: 'port',
    isValid: (value) => /^\d+$/.test(value) && Number(value) <= 65_535,
    expected: 'a number from 0 to 65535',
  },
  HOST: {
    key: 'host',
    isValid: (value) => /^[\w.:-]+$/.test(value),
    expected: 'a host name or address',
  },
  SITE_BASE_URL: {
    key: 'siteBaseUrl',
    isValid: origin,
    expected: 'an origin: https://www.example.com',
  },
  SITE_DIR: { key: 'none', isValid: any, expected: 'folders' },
  CONTENT_DIR: { key: 'contentDir', isValid: any, expected: 'a folder' },
  PRISMIC_REPOSITORY: {
    key: 'prismicRepository',
    isValid: (value) => /^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/.test(value),
    expected: 'the name alone, without address',
  },
  PRISMIC_ENDPOINT: {
    key: 'prismicEndpoint',
    isValid: isUrl,
    expected: 'an address that ends in /api/v2',
  },
  PRISMIC_ACCESS_TOKEN: { key: 'prismicAccessToken', isValid: any, expected: 'a token' },
  DATA_DIR: { key: 'dataDir', isValid: any, expected: 'a folder' },
  ADDRESS_HEADER: {
    key: 'addressHeader',
    isValid: (value) => /^[\w-]+$/.test(value),
    expected: 'the name of a header your proxy sets',
  },
  COUNTRY_HEADER: {
    key: 'countryHeader',
    isValid: (value) => /^[\w-]+$/.test(value),
    expected: 'the name of a header your proxy sets',
  },
  REQUEST_ID_HEADER: {
    key: 'requestIdHeader',
    isValid: (value) => /^[\w-]+$/.test(value),
    expected: 'the name of a header your proxy sets',
  },
  LOG_LEVEL: {
    key: 'logLevel',
    isValid: (value) => /^(error|warn|info)$/.test(value),
    expected: 'error, warn or info',
  },
  VENDOR_EMULATOR: {
    key: 'vendorEmulator',
    isValid: (value) => origin(value) && new URL(value).hostname === 'localhost',
    expected: 'the address of the emulator: http://localhost:4000',
  },
  COMPANY_DIRECTORY_URL: {
    key: 'companyDirectoryUrl',
    isValid: isUrl,
    expected: 'an address: https://companies.example.com',
  },
  COMPANY_DIRECTORY_KEY: { key: 'companyDirectoryKey', isValid: any, expected: 'a key' },
}

/** A variable that starts like ours and is none of ours is a misspelt one; Netlify sets two of its own. */
const ownPrefix = /^(PRISMIC|SITE|CONTENT|DATA|COMPANY_DIRECTORY)_(?!ID$|NAME$)/

/** @throws SiteError EnvironmentInvalid */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const problems: string[] = []
  const values: Partial<Record<Rule['key'], string>> = {}
  const vendorVariables: Record<string, string> = {}
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined || value === '') continue
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (rule === undefined) {
      if (name.startsWith('VENDOR_')) vendorVariables[name] = value
      else if (ownPrefix.test(name)) {
        problems.push(
          `${name} is not a variable of this site. Known: ${Object.keys(rules).join(', ')}.`,
        )
      }
    } else if (rule.isValid(value)) values[rule.key] = value
    else problems.push(`${name} is "${value}"; it must be ${rule.expected}.`)
  }
  if (values.companyDirectoryUrl && !values.companyDirectoryKey) {
    problems.push(
      'COMPANY_DIRECTORY_URL is set, COMPANY_DIRECTORY_KEY is not: set both or neither.',
    )
  }
  if (problems.length > 0) throw siteError(EnvironmentInvalid, [problems])
  return {
    port: Number(values.port ?? 3000),
    host: values.host,
    siteBaseUrl: values.siteBaseUrl && new URL(values.siteBaseUrl).origin,
    prismicRepository: values.prismicRepository,
    prismicEndpoint: values.prismicEndpoint,
    prismicAccessToken: values.prismicAccessToken,
    contentDir: values.contentDir,
    countryHeader: values.countryHeader,
    addressHeader: values.addressHeader,
    dataDir: values.dataDir ?? '.data',
    requestIdHeader: values.requestIdHeader,
    logLevel: (values.logLevel as LogLevel | undefined) ?? 'info',
    vendorEmulator: values.vendorEmulator && new URL(values.vendorEmulator).origin,
    vendorVariables,
    companyDirectoryUrl: values.companyDirectoryUrl,
    companyDirectoryKey: values.companyDirectoryKey,
  }
}
