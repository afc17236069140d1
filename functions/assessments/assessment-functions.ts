/** Stores assessments and their reports; anybody with a report's signed link may download it. */
import { siteError } from '#runtime/errors'
import type { Assessment, FunctionPlatform } from '#runtime'
import { checked, InputInvalid } from '../shared/checked.ts'
import { guarded, refuse, type GuardOptions } from '../shared/guard.ts'
import { findPdfFault } from './find-pdf-fault.ts'
import { LinkSecretMissing } from '../shared/link-secret.ts'
import { toContentDisposition, toPdfFileName } from './pdf-file-name.ts'

/** Per address, which a whole office may share: few people finish in the same minute. */
const limit: GuardOptions['limit'] = { requests: 20, seconds: 60 }

const maxPdfBytes = 4 * 1024 * 1024
/** The largest body: the PDF as base64, plus the JSON around it. */
const maxBytes = Math.ceil(maxPdfBytes / 3) * 4 + 4096

export const addAssessment = checked<Assessment>(
  { name: 'maturity-model-assessments', method: 'POST', status: 201, limit },
  async (assessment, { assessments }) => {
    refuseContradiction(assessment)
    return { assessmentId: await assessments.add(assessment) }
  },
)

interface Upload {
  assessmentId: string
  fileName: string
  data: string
}

export const uploadReport = checked<Upload>(
  { name: 'upload-maturity-model-pdf', method: 'POST', limit, maxBytes },
  async ({ assessmentId, fileName, data }, platform, request) => {
    const { assessments, links, site } = platform
    if (!links) throw siteError(LinkSecretMissing, [])
    const stored = await assessments.addReport(assessmentId, {
      fileName: toPdfFileName(fileName),
      data: readPdf(data),
    })
    if (stored === 'unknown') {
      const message = '"assessmentId" does not belong to any assessment.'
      throw new InputInvalid('AssessmentUnknown', message, 404)
    }
    if (stored === 'other') {
      const message = 'Another report of this assessment is stored already.'
      throw new InputInvalid('ReportExists', message, 409)
    }
    const token = links.sign('report', assessmentId, stored.storedAt)
    const link = links.verify(token, ['report'])
    if (!link) {
      const message = 'The link to the report of this assessment has expired.'
      throw new InputInvalid('ReportExists', message, 409)
    }
    const url = new URL(`/.netlify/functions/maturity-model-pdf`, site.baseUrl ?? request.url)
    url.searchParams.set('token', token)
    return { url: url.href, expires: new Date(link.expires).toISOString() }
  },
)

export const downloadReport = guarded(
  { name: 'maturity-model-pdf', method: 'GET', from: 'anywhere' },
  async (request, { assessments, links }: FunctionPlatform) => {
    if (!links) throw siteError(LinkSecretMissing, [])
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const link = links.verify(token, ['report'])
    if (!link) return refuse(403, 'LinkExpired', 'This link was altered or is no longer valid.')
    const report = await assessments.findReport(link.id)
    if (!report) return refuse(404, 'ReportUnknown', 'This report is not kept any more.')
    return new Response(report.data, {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(report.data.byteLength),
        'content-disposition': toContentDisposition(report.fileName),
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      },
    })
  },
)

function refuseContradiction({ levels, overallLevel }: Assessment): void {
  if (new Set(levels.map(({ themeIndex }) => themeIndex)).size < levels.length) {
    throw new InputInvalid(
      'InputInvalid',
      '"levels" has a "themeIndex" twice. Send each theme once.',
    )
  }
  const sum = levels.reduce((total, { levelIndex }) => total + levelIndex + 1, 0)
  // Rounds half up, in integers only.
  if (overallLevel !== Math.floor((2 * sum + levels.length) / (2 * levels.length))) {
    const message = '"overallLevel" must be the mean of all "levelIndex" + 1, rounded half up.'
    throw new InputInvalid('InputInvalid', message)
  }
}

function readPdf(data: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Buffer.from(data, 'base64'))
  if (bytes.byteLength > maxPdfBytes) {
    throw new InputInvalid('BodyTooLarge', '"data" holds more than 4 MB.', 413)
  }
  // Decoding skips invalid base64, so such data does not survive the round trip.
  if (Buffer.from(bytes).toString('base64') !== data) {
    throw new InputInvalid('InputInvalid', '"data" is not base64.')
  }
  const fault = findPdfFault(bytes)
  if (fault !== undefined) throw new InputInvalid('PdfInvalid', `"data" ${fault}`)
  return bytes
}
