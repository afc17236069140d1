import { describe, expect, it } from 'vitest'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { readReport } from '#tests/support/reports.ts'
import { writePdf } from '#tests/support/write-pdf.ts'
import { functions } from '../../functions/index.ts'
import { createReport, uploadReport } from './index.ts'

const platform = createTestPlatform()
const origin = 'https://www.colloquy.example'
const http = (url: string, init: RequestInit) =>
  functions[url.split('/').at(-1)!]!(new Request(origin + url, init), platform)

async function assess(): Promise<string> {
  const body = { lang: 'de', levels: [{ themeIndex: 0, levelIndex: 2 }], overallLevel: 3 }
  const response = await http('/.netlify/functions/maturity-model-assessments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { assessmentId: string }).assessmentId
}

describe('uploadReport', () => {
  it('[PDF-03] [FN-08] hands a report to the site, which takes it as it was made', async () => {
    // Node has no workers like those of browsers: this thread draws.
    const shares: number[] = []
    const report = await createReport(readReport('fr'), {
      onProgress: (share) => shares.push(share),
    })
    expect([report.type, shares.at(-1)]).toEqual(['application/pdf', 1])
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    const wish = { assessmentId: await assess(), fileName: 'maturité.pdf' }
    const { url, expires } = await uploadReport(report, wish, { http })
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
    const download = functions['maturity-model-pdf']!
    const response = await download(new Request(url), platform)
    expect(response.headers.get('content-disposition')).toContain('maturit%C3%A9.pdf')
    const [sent, stored] = await Promise.all([report.arrayBuffer(), response.arrayBuffer()])
    expect(Buffer.compare(Buffer.from(sent), Buffer.from(stored))).toBe(0)
    // The first answer may have been lost.
    expect(await uploadReport(report, wish, { http })).toEqual({ url, expires })
  })

  it.each<[string, typeof http, RegExp]>([
    ['is refused', http, /404 AssessmentUnknown/],
    ['cannot be sent', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
    ['is answered with a page', async () => new Response('<!doctype html>'), /JSON/],
    ['is answered without a link', async () => Response.json({}), /200 an answer without a link/],
  ])('[PDF-04] says why a report %s', async (_, answer, reason) => {
    const report = new Blob([Uint8Array.from(writePdf())])
    const sent = uploadReport(report, { assessmentId: 'x', fileName: 'x' }, { http: answer })
    await expect(sent).rejects.toMatchObject({
      code: 'ReportNotUploaded',
      text: expect.stringMatching(reason),
    })
  })

  it('ends with its signal, and with the reason of that', async () => {
    const ended = new AbortController()
    const cut = (_: string, { signal }: RequestInit) => {
      ended.abort()
      expect(signal!.aborted).toBe(true)
      return Promise.reject(new Error('cut'))
    }
    const wish = { assessmentId: 'x', fileName: 'x' }
    const sent = uploadReport(new Blob(['x']), wish, { http: cut, signal: ended.signal })
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    const made = createReport(readReport('en'), { signal: ended.signal })
    await expect(made).rejects.toMatchObject({ name: 'AbortError' })
  })
})
