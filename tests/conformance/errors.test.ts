/** The catalogue of errors: names are permanent, and every entry says what happened and what to do. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ErrorEntry } from '#runtime'
import { repositoryRoot } from '#compiler/read/roots.ts'

/** Arguments an error could be raised with, by the name of the entry. */
const examples: Record<string, unknown[]> = {
  ActionFailed: ['track', 'no network'],
  ActorFailed: ['consent', 'no network'],
  ActorIdTaken: ['consent'],
  ActorUnknown: ['consent', 'panel.toggle'],
  AssetUnavailable: ['https://images.prismic.io/site/a.svg', 'status 404'],
  AssessmentStoreUnavailable: ['no space left on device'],
  AnswerUnmade: ['page /pricing', 'Invalid URL'],
  BlobChanged: ['consent/receipts-2026-11.jsonl'],
  BlobLockBusy: ['consent', 20],
  BindingInvalid: ['data-send', 'consnt accept', 'there is no actor "consnt"'],
  ContentNotPushable: ['my-site', ['the language de-de', 'the custom type page']],
  ContentFolderInvalid: ['/site/content', 'repository.json is missing'],
  ContentIncomplete: ['/sitemaps/en.xml'],
  ContentQueryRefused: ['https://a.cdn.prismic.io/api/v2', 'unexpected field'],
  ContentUnavailable: ['https://a.cdn.prismic.io/api/v2', 'connection refused'],
  LinkSecretMissing: [],
  DataFolderUnwritable: ['/srv/site/.data', 'EACCES: permission denied'],
  DocumentMissing: ['legal_document', 'fr-fr', 'terms'],
  DocumentsMisfit: ['my-site', ['page "home": data.slices[0].variation: There is none']],
  EnvironmentInvalid: [['PORT is "x"; it must be a number from 0 to 65535.']],
  EventInvalid: ['Menu opened', ['"menu" is missing']],
  EventUndeclared: ['Menu opend'],
  ExportFolderForeign: ['/srv/www', ['a.html', 'b.html'], 12],
  ExportUnwritable: ['/srv/www', 'ENOSPC: no space left on device'],
  ExportWithoutContent: ['colloquy'],
  ExpressionInvalid: ['1 +', 'it ends too early'],
  InvalidDocument: ['legal_document', 'Zx1', '/data lacks title'],
  FrameUnusable: ['/blog', 'the answer was 500'],
  FileLockBusy: ['consent', 10],
  FilePathInvalid: ['../x'],
  IslandFailed: ['the script did not load'],
  IslandMismatch: ['the text differs'],
  PullFolderUnwritable: ['/backup/documents/a.json', 'ENOSPC: no space left on device'],
  RepositoryAnswerInvalid: ['GET http://localhost:4100/slices'],
  RepositoryUnavailable: ['its content', 'GET https://my-site.cdn.prismic.io', 'status 500'],
  WriteNotTaken: ['the page "home"', 'POST https://migration.prismic.io/documents', 400, 'no type'],
  WriteTokenRefused: ['my-site', 'GET https://customtypes.prismic.io/slices', 401, 'not valid'],
  LeadHoldsPassword: ['password'],
  LeadStoreDamaged: ['/srv/site/.data/leads.sqlite', 'file is not a database'],
  LeadStoreLocked: ['/srv/site/.data/leads.sqlite', 3],
  LeadStoreMoved: ['/srv/site/.data/leads.sqlite'],
  LeadStoreUnavailable: ['/srv/site/.data/leads.sqlite', 'database or disk is full'],
  LocaleUnknown: ['es'],
  MachineInvalid: ['tabs', [{ at: '/states/a', message: 'unknown key "onn"' }]],
  MachineSystemMissing: ['consent'],
  MachineUnknown: ['tab', ['accordion', 'tabs']],
  MetricsPortUnusable: ['127.0.0.1', 9464, 'another program uses it'],
  PackageMissing: ['LEAD_DATABASE_URL', ['pg']],
  PageNotFound: ['/legal/nothing'],
  PathUnknown: ['/a/b/c'],
  PayloadUnusable: ['/pricing', 'status 500'],
  PortTaken: [3000],
  PreviewExpired: [],
  ReceiptLogBroken: ['consent/receipts-2026-11.jsonl', 'its last line is no JSON'],
  ReportsFull: [1000],
  ReportNotMade: ['no network'],
  ReportNotUploaded: ['503 StorageUnavailable'],
  RepositoryNameInvalid: ['a'],
  RequestFailed: ['POST', '/.netlify/functions/x', 'status 502'],
  SessionNotStored: ['analytics_session', 'storage is full'],
  SinkFailed: ['posthog', 'storage is full'],
  SitePartFailed: ['links', 'no network'],
  SiteStartFailed: ['no network'],
  StoredStateInvalid: ['consents', 'cookie'],
  UnknownRouteMiddleware: ['members', '/secret'],
  UnusableRedirect: ['/plans', 'http://'],
  UpstreamFailed: ['learning platform', 'it answered with 503'],
  UpstreamNotConfigured: ['learning platform', 'LEARNING_PLATFORM_URL'],
  UpstreamRefused: ['learning platform', 422],
}

const entryPattern = /^export const (\w+) = (?:\{\n {2}code: |browserEntry\()/gm

/** Every module that declares an entry, wherever it stands. */
function findModules(): string[] {
  return ['runtime', 'adapters', 'functions', 'machines'].flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(repositoryRoot, folder, file))
      .filter((file) => /satisfies ErrorEntry|= browserEntry\(/.test(readFileSync(file, 'utf8'))),
  )
}

const entries: [name: string, entry: ErrorEntry<unknown[]>][] = []
for (const file of findModules()) {
  const module = (await import(file)) as Record<string, ErrorEntry<unknown[]>>
  for (const [, name] of readFileSync(file, 'utf8').matchAll(entryPattern))
    entries.push([name!, module[name!]!])
}
entries.sort(([a], [b]) => (a < b ? -1 : 1))

it('has an example of every error, and no other', () => {
  expect(entries.map(([name]) => name)).toEqual(Object.keys(examples).sort())
})

/** What an argument says: of lists and objects, what is in them. */
function toValues(value: unknown): unknown[] {
  return typeof value === 'object' && value ? Object.values(value).flatMap(toValues) : [value]
}

describe.each(entries)('%s', (name, entry) => {
  it('is called what it is exported as, and says its kind', () => {
    expect(entry.code).toBe(name)
    expect(['content', 'wiring', 'outage']).toContain(entry.kind)
  })

  it('has a title without a full stop and a hint of whole sentences', () => {
    expect(entry.title).toMatch(/^[A-Z][^.!]*[^.!]$/)
    expect(entry.hint).toMatch(/^([A-Z]|docs\/).*(\.|npm \w+)$/)
    expect(entry.hint.split(' ').length).toBeGreaterThan(3)
    expect(`${entry.hint} ${entry.title}`).not.toMatch(
      /\b(sorry|oops|please|simply|invalid input)\b/i,
    )
  })

  it('shows the actual values', () => {
    const text = entry.message(...examples[name]!)
    for (const value of examples[name]!.flatMap(toValues)) expect(text).toContain(String(value))
    expect(text).not.toMatch(/undefined|\[object|^Error/)
  })
})

it('[ERR-03] says what it always said', () => {
  const texts = entries.map(
    ([name, entry]) =>
      `${name} (${entry.kind}): ${entry.message(...examples[name]!)} | ${entry.hint}`,
  )
  expect(texts.join('\n')).toMatchSnapshot()
})
