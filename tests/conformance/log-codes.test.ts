/** The codes machines log under: permanent, since people search for them and alert on them. */
import { describe, expect, it } from 'vitest'
import { findRoots } from '#compiler/read/roots.ts'
import { readMachineDocuments } from '#tests/support/machine-conformance.ts'

interface Logged {
  machine: string
  level: string
  code: string
}

const logged = [...readMachineDocuments(findRoots()).values()].flatMap((document) =>
  [...findLogs(document)].map((log): Logged => ({ machine: document.id, ...log })),
)

function* findLogs(value: unknown): Generator<Omit<Logged, 'machine'>> {
  if (typeof value !== 'object' || value === null) return
  const { type, params } = value as { type?: unknown; params?: Omit<Logged, 'machine'> }
  if (type === 'log' && params) yield { level: params.level, code: params.code }
  for (const child of Object.values(value)) yield* findLogs(child)
}

const codesAt = (level: string) =>
  [...new Set(logged.filter((log) => log.level === level).map(({ code }) => code))].toSorted()

describe('codes that machines log', () => {
  it('[ERR-01] errors are those of the specification whose features stand, and no others', () => {
    expect(codesAt('error')).toEqual([
      'CHILIPIPER_SUBMIT_FAILED',
      'CLEARBIT REVEAL ERROR',
      'CONSENTS_INITIALIZATION_FAILED',
      'MARKETO_DEMO_BOOKED_FAILED',
      'MARKETO_LOAD_FAILED',
      'MARKETO_NO_FORM_ID',
      'MARKETO_POST_ERROR',
      'MARKETO_SUBMIT_FAILED',
      'MATURITY_MODEL_PDF_DOWNLOAD_FAILED',
      'MATURITY_MODEL_PDF_UPLOAD_FAILED',
      'TRAFFIC_SOURCE_STORE_ERROR',
    ])
  })

  it('[ERR-02] events are those of the specification whose features stand, and one of a build that cannot be asked for', () => {
    expect(codesAt('info')).toEqual([
      'BuildUnknown',
      'CHILIPIPER_SUBMIT',
      'CONSENTS_INITIALIZED',
      'MARKETO_DATA',
      'MARKETO_SUBMIT',
      'TRAFFIC_SOURCE_LEGACY_COOKIE',
      'TRAFFIC_SOURCE_STORED',
    ])
  })

  it.each([
    ['CONSENTS_INITIALIZATION_FAILED', 'consent'],
    ['CONSENTS_INITIALIZED', 'consent'],
    ['CLEARBIT REVEAL ERROR', 'session'],
    ['TRAFFIC_SOURCE_STORE_ERROR', 'traffic-source'],
    ['TRAFFIC_SOURCE_LEGACY_COOKIE', 'traffic-source'],
    ['TRAFFIC_SOURCE_STORED', 'traffic-source'],
    ['MARKETO_NO_FORM_ID', 'provider-form'],
    ['MARKETO_LOAD_FAILED', 'provider-form'],
    ['MARKETO_SUBMIT', 'provider-form'],
    ['MARKETO_SUBMIT_FAILED', 'provider-form'],
    ['MARKETO_DATA', 'provider-form'],
    ['MARKETO_POST_ERROR', 'provider-form'],
    ['MARKETO_DEMO_BOOKED_FAILED', 'provider-form'],
    ['MATURITY_MODEL_PDF_DOWNLOAD_FAILED', 'assessment'],
    ['MATURITY_MODEL_PDF_UPLOAD_FAILED', 'assessment'],
    ['CHILIPIPER_SUBMIT', 'scheduler'],
    ['CHILIPIPER_SUBMIT_FAILED', 'scheduler'],
  ])('[ERR-01] [ERR-02] %s comes from the machine %s alone', (code, machine) => {
    const from = logged.filter((log) => log.code === code).map((log) => log.machine)
    expect(new Set(from)).toEqual(new Set([machine]))
  })
})
