/** Assessments and their reports over real connections and on a real disk. */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsPDF } from 'jspdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultImages } from '#runtime'
import { createTestPlatform, testSecret } from '#tests/support/create-test-platform.ts'
import { createTestSite, type TestSite } from '#tests/support/create-test-site.ts'
import { hasSmallDisk, smallDisk } from '#tests/support/small-disk.ts'
import { writePdf } from '#tests/support/write-pdf.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createAssessmentStore } from '../../adapters/node/assessment-store.ts'
import { createFileStore } from '../../adapters/node/file-store.ts'
import { createFunctionEndpoint, startNodeServer } from '../../adapters/node/index.ts'
import { startPurge } from '../../adapters/node/purge-assessments.ts'
import type { RunningServer } from '../../adapters/node/server.ts'
import { createSignedLinks } from '../../adapters/node/signed-links.ts'
import { functions } from '../../functions/index.ts'

const day = 86_400_000
const start = Date.UTC(2026, 4, 12, 23, 30)

let root: string
let now: number
let testSite: TestSite
let server: RunningServer

async function startServer(given: Parameters<typeof createTestPlatform>[0] = {}) {
  const platform = createTestPlatform({
    site: { ...testSite.site, baseUrl: undefined },
    files: createFileStore(join(root, 'data')),
    now: () => now,
    ...given,
  })
  server = await startNodeServer({
    handler: async () => new Response(null, { status: 404 }),
    port: 0,
    hostname: '127.0.0.1',
    clientDir: join(root, 'client'),
    mediaDirs: [],
    mediaPath: '/media',
    images: defaultImages,
    imageHosts: [],
    pictureDir: join(root, 'pictures'),
    functions: createFunctionEndpoint(functions, platform),
    addressHeader: 'x-visitor',
  })
  return platform
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'assessments-'))
  now = start
  testSite = createTestSite()
  await startServer()
})
afterEach(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

let visitors = 0
const post = async (name: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-visitor': `10.0.${++visitors >> 8}.${visitors & 255}`,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, string> & { error?: { code: string } }
  return { status: response.status, body: answer, code: answer.error?.code }
}

const assessment = {
  lang: 'de',
  levels: [1, 2, 2, 3, 0, 4].map((levelIndex, themeIndex) => ({ themeIndex, levelIndex })),
  overallLevel: 3,
}
const assess = (body: unknown = assessment) => post('maturity-model-assessments', body)
const toPdf = (title = '') => writePdf({ title })
const upload = async (
  given: { assessmentId?: string; fileName?: string; data?: string } = {},
  bytes: Uint8Array = toPdf(),
) =>
  post('upload-maturity-model-pdf', {
    assessmentId: given.assessmentId ?? (await assess()).body['assessmentId'],
    fileName: 'Ihr Reifegrad.pdf',
    data: Buffer.from(bytes).toString('base64'),
    ...given,
  })
const listStored = () =>
  existsSync(join(root, 'data/assessments'))
    ? readdirSync(join(root, 'data/assessments'), { recursive: true, encoding: 'utf8' }).toSorted()
    : []

describe('maturity-model-assessments', () => {
  it('[FN-07] [OP45] [OP37] stores an assessment and answers with its id', async () => {
    const { status, body } = await assess()
    expect([status, Object.keys(body)]).toEqual([201, ['assessmentId']])
    const id = body['assessmentId']!
    const path = `2026-05-12/${id}.json`
    expect(listStored()).toEqual(['2026-05-12', path])
    const stored: unknown = JSON.parse(readFileSync(join(root, 'data/assessments', path), 'utf8'))
    expect(stored).toEqual({ ...assessment, addedAt: '2026-05-12T23:30:00.000Z' })
    expect((await assess()).body['assessmentId']).not.toBe(id)
  })

  it.each<[number[], number]>([
    [[0], 1],
    [[0, 1], 2],
    [[4, 3, 4, 3], 5],
    [[0, 0, 1], 1],
    [[0, 4, 4, 0, 2, 3], 3],
    [[1, 2, 2], 3],
  ])('[FN-07] takes %j as %i overall, and nothing else', async (indexes, overallLevel) => {
    const levels = indexes.map((levelIndex, themeIndex) => ({ themeIndex, levelIndex }))
    const statuses = []
    for (const level of [1, 2, 3, 4, 5]) {
      statuses.push((await assess({ lang: 'en', levels, overallLevel: level })).status)
    }
    expect(statuses).toEqual([1, 2, 3, 4, 5].map((level) => (level === overallLevel ? 201 : 400)))
  })

  it.each<[string, object, RegExp]>([
    ['without levels', { levels: [] }, /"levels"/],
    [
      'with a theme twice',
      { levels: [1, 2].map((levelIndex) => ({ themeIndex: 1, levelIndex })) },
      /twice/,
    ],
    ['with a sixth level', { levels: [{ themeIndex: 0, levelIndex: 5 }] }, /"levels.0.levelIndex"/],
    ['with half a level', { levels: [{ themeIndex: 0, levelIndex: 0.5 }] }, /levelIndex/],
    ['with a name', { name: 'Ada' }, /unknown key/],
    ['in no language', { lang: '../de' }, /"lang"/],
  ])('[FN-07] refuses one %s, and stores nothing', async (_, wrong, message) => {
    const { status, body } = await assess({ ...assessment, ...wrong })
    expect([status, body.error]).toEqual([
      400,
      { code: 'InputInvalid', message: expect.stringMatching(message) },
    ])
    expect(listStored()).toEqual([])
  })
})

describe('upload-maturity-model-pdf', () => {
  it('[FN-08] [PDF-03] stores a report, whose link downloads it until it ends', async () => {
    const bytes = toPdf('é\u0000\r\n')
    const { status, body } = await upload({ fileName: 'Votre maturité – « été ».pdf' }, bytes)
    expect([status, Object.keys(body)]).toEqual([200, ['url', 'expires']])
    expect(body['expires']).toBe(new Date(start + 30 * day).toISOString())
    expect(body['url']).toMatch(`${server.url}/.netlify/functions/maturity-model-pdf?token=report.`)
    // As if from a mail, not from a page of the site.
    const response = await fetch(body['url']!, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition':
        'attachment; filename="Votre maturite _ _ ete _.pdf"; ' +
        "filename*=UTF-8''Votre%20maturit%C3%A9%20%E2%80%93%20%C2%AB%20%C3%A9t%C3%A9%20%C2%BB.pdf",
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
    now = start + 30 * day - 1000
    expect((await fetch(body['url']!)).status).toBe(200)
    now += 2000
    expect((await fetch(body['url']!)).status).toBe(403)
  })

  it('[FN-08] answers the same report the same, and stores no other one', async () => {
    const { assessmentId } = (await assess()).body
    const first = await upload({ assessmentId: assessmentId! })
    now += 60_000
    expect(await upload({ assessmentId: assessmentId!, fileName: 'other.pdf' })).toEqual(first)
    const other = await upload({ assessmentId: assessmentId! }, toPdf('other'))
    expect([other.status, other.code]).toEqual([409, 'ReportExists'])
    const { headers } = await fetch(first.body['url']!)
    expect(headers.get('content-disposition')).toContain('Ihr Reifegrad.pdf')
  })

  it('[FN-08] stores one of two reports that come at once', async () => {
    const { assessmentId } = (await assess()).body
    const answers = await Promise.all(
      ['a', 'b', 'a', 'b'].map((letter) =>
        upload({ assessmentId: assessmentId! }, toPdf(letter.repeat(90_000))),
      ),
    )
    const statuses = answers.map(({ status }) => status).join(' ')
    expect(['200 409 200 409', '409 200 409 200']).toContain(statuses)
    const urls = new Set(answers.flatMap(({ body }) => body['url'] ?? []))
    expect(urls.size).toBe(1)
  })

  it('[FN-08] says of an assessment that is unknown only that, whatever its id looks like', async () => {
    const { assessmentId } = (await assess()).body
    const unknown = assessmentId!.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const answers = await Promise.all(
      [unknown, '20260512', '../../../etc/passwd', `${assessmentId}.report`].map((id) =>
        upload({ assessmentId: id }),
      ),
    )
    for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]!.body])
    expect(answers[0]!.code).toBe('AssessmentUnknown')
  })

  it('[FN-08] [OP45] takes 4 MB, and not a byte more', async () => {
    const frame = toPdf('x'.repeat(4_000_000)).byteLength - 4_000_000
    const full = toPdf('x'.repeat(4 * 1024 * 1024 - frame))
    expect((await upload({}, full)).status).toBe(200)
    const statuses = []
    for (const more of [1, 10_000]) {
      const { status, code } = await upload({}, toPdf('x'.repeat(4 * 1024 * 1024 - frame + more)))
      statuses.push([status, code])
    }
    expect(statuses).toEqual([
      [413, 'BodyTooLarge'],
      [413, 'BodyTooLarge'],
    ])
  })

  it.each<[string, Uint8Array, RegExp]>([
    ['a page', Buffer.from('<!doctype html>'), /does not begin/],
    ['half a PDF', toPdf().subarray(0, -8), /"%%EOF" at its end/],
    [
      'a script',
      writePdf({ catalog: '/OpenAction <</S /JavaScript /JS (app.alert(1))>>' }),
      /OpenAction/,
    ],
    ['a PDF of others', new Uint8Array(new jsPDF().output('arraybuffer')), /report/],
  ])('[FN-08] refuses %s, whatever its name says', async (_, bytes, message) => {
    const { status, body } = await upload({}, bytes)
    expect([status, body.error]).toEqual([
      400,
      { code: 'PdfInvalid', message: expect.stringMatching(message) },
    ])
    expect(listStored().filter((name) => !name.endsWith('.json'))).toEqual(['2026-05-12'])
  })

  it.each(['%PDF', 'JVBERi0', 'JVBER i0xLjMK', '\u0000'])('[FN-08] refuses %j', async (data) => {
    const { status, code } = await upload({ data })
    expect([status, code]).toEqual([400, 'InputInvalid'])
  })

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\reports\\Mine.PDF', 'Mine.pdf'],
    ['a"b\r\nset-cookie: x.pdf', 'abset-cookie x.pdf'],
    ['gpj\u202e.fdp.pdf.pdf', 'gpj.fdp.pdf'],
    ['\u0000', 'report.pdf'],
    ['...', 'report.pdf'],
    ['Gr\u0308o\u0308\u00dfe', 'Gr\u0308ö\u00dfe.pdf'],
    ['\ud800', 'report.pdf'],
    ['ж'.repeat(200), `${'ж'.repeat(120)}.pdf`],
  ])('[FN-08] stores %j as %j', async (fileName, expected) => {
    const { status, body } = await upload({ fileName })
    expect(status).toBe(200)
    const disposition = (await fetch(body['url']!)).headers.get('content-disposition')
    expect(disposition).toMatch(/^attachment; filename="[\w .-]+"; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition!.split("''")[1]!)).toBe(expected)
  })

  it('[FN-07] [FN-08] is limited by address', async () => {
    const headers = { 'x-visitor': '192.0.2.7' }
    const statuses = new Set<number>()
    for (let at = 0; at < 21; at++) {
      const body = { assessmentId: 'x', fileName: 'x', data: 'x' }
      statuses.add((await post('upload-maturity-model-pdf', body, headers)).status)
    }
    expect([...statuses]).toEqual([400, 429])
  })

  it('[FN-08] stores nothing where links cannot be signed', async () => {
    const { assessmentId } = (await assess()).body
    await server.close()
    await startServer({ links: undefined })
    const { status, code } = await upload({ assessmentId: assessmentId! })
    expect([status, code]).toEqual([503, 'LinkSecretMissing'])
    expect(listStored().some((name) => name.endsWith('.report'))).toBe(false)
  })
})

describe('maturity-model-pdf', () => {
  it('[FN-08] gives a report to nobody without its own link', async () => {
    const { body } = await upload()
    const links = createSignedLinks({ secrets: [testSecret], now: () => now })
    const token = new URL(body['url']!).searchParams.get('token')!
    const [, id] = token.split('.') as [string, string]
    const tokens = ['', token.slice(0, -1), token.replace('report', 'code'), links.sign('code', id)]
    for (const wrong of tokens) {
      const response = await fetch(body['url']!.replace(token, wrong))
      expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
    }
    expect((await fetch(body['url']!.replace(token, links.sign('report', 'nobody')))).status).toBe(
      404,
    )
  })

  it('[FN-08] answers 503 where links cannot be checked, and logs what to set', async () => {
    const { body } = await upload()
    const from = new URL(server.url).host
    await server.close()
    await startServer({ links: undefined })
    const response = await fetch(body['url']!.replace(from, new URL(server.url).host))
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'LinkSecretMissing' } })
    expect(testSite.logs.at(-1)).toMatchObject({
      level: 'error',
      code: 'LINK_SECRET_MISSING',
      data: { function: 'maturity-model-pdf', hint: expect.stringContaining('LINK_SECRET') },
    })
  })
})

describe('assessments of a disk', () => {
  it('[FN-08] take so much of it together, whoever stores them, and no more', async () => {
    const files = createFileStore(join(root, 'data'))
    const stores = [1, 2].map(() => createAssessmentStore(files, () => now, 1))
    await server.close()
    const errors: string[] = []
    const log = { ...testSite.site.log, error: (code: string) => void errors.push(code) }
    await startServer({ assessments: stores[0]!, log })
    const large = toPdf('x'.repeat(600_000))
    const first = (await assess()).body['assessmentId']!
    expect((await upload({ assessmentId: first }, large)).status).toBe(200)
    // Another process.
    const other = await stores[1]!.add(assessment)
    const report = { fileName: 'report.pdf', data: Uint8Array.from(toPdf('x'.repeat(300_000))) }
    expect(await stores[1]!.addReport(other, report)).toMatchObject({ fileName: 'report.pdf' })
    now += 2000
    const { status, code } = await upload({}, toPdf('x'.repeat(300_000)))
    expect([status, code, errors]).toEqual([503, 'StorageUnavailable', ['ASSESSMENT_STORE_FAILED']])
    // Existing reports are served, and there is room for small ones.
    expect((await upload({ assessmentId: first }, large)).status).toBe(200)
    expect((await upload()).status).toBe(200)
    await stores[0]!.purge(now + 2 * day)
    now += 2000
    expect((await upload({}, large)).status).toBe(200)
  })

  it('[FN-08] are erased with their reports when their time is over', async () => {
    const { body } = await upload()
    const assessments = createAssessmentStore(createFileStore(join(root, 'data')), () => now)
    const config = { assessments: { retention: 10 } }
    const logs: unknown[] = []
    const log = {
      ...testSite.site.log,
      info: (code: string, data?: object) => void logs.push([code, data]),
    }
    const purge = () => startPurge({ assessments, config, log, now: () => now }).stop()
    now = start + 10 * day
    await assess()
    purge()
    expect((await fetch(body['url']!)).status).toBe(200)
    now += day
    purge()
    await waitUntil(() => expect(logs).toEqual([['ASSESSMENTS_PURGED', { days: 1 }]]))
    expect((await fetch(body['url']!)).status).toBe(404)
    expect(listStored().map((name) => name.slice(0, 10))).toEqual(['2026-05-22', '2026-05-22'])
  })

  it('[FN-07] say so when they cannot be stored', async () => {
    mkdirSync(join(root, 'data'))
    writeFileSync(join(root, 'data/assessments'), 'in the way')
    const { status, body } = await assess()
    expect([status, body.error]).toMatchObject([503, { code: 'StorageUnavailable' }])
    expect(JSON.stringify(body)).not.toContain(root)
    expect(testSite.logs).toMatchObject([
      {
        level: 'error',
        code: 'ASSESSMENT_STORE_FAILED',
        data: { error: expect.stringContaining('ENOTDIR') },
      },
    ])
  })

  it.skipIf(!hasSmallDisk)(
    '[FN-08] that is full are refused whole, and stored when it has room',
    () => {
      const program = join(import.meta.dirname, '../fixtures/processes/store-reports.ts')
      const node = `"${process.execPath}" "${program}" "${root}/data"`
      const script = [
        `head -c 60000 /dev/zero > "${root}/filler"`,
        `${node} 6`,
        `rm "${root}/filler"`,
        `${node} 1`,
        `find "${root}/data" -type f -exec basename {} \\;`,
      ].join(' && ')
      const run = spawnSync('unshare', smallDisk(128, root, script), { encoding: 'utf8' })
      expect(run.status, run.stderr).toBe(0)
      const lines = run.stdout.trim().split('\n')
      const answers = lines.filter((line) => /^(stored|failed)/.test(line))
      const stored = answers.filter((line) => line === 'stored').length
      expect(stored).toBeGreaterThan(1)
      expect(answers.at(-1)).toBe('stored')
      expect(answers.filter((line) => line === 'failed ENOSPC').length).toBe(
        answers.length - stored,
      )
      expect(answers.length - stored).toBeGreaterThan(2)
      const files = lines.filter((line) => !answers.includes(line))
      expect(files.filter((name) => name.endsWith('.report'))).toHaveLength(stored)
      expect(files.filter((name) => name.endsWith('.tmp'))).toEqual([])
    },
  )
})
