/**
 * Stores assessments as files: in a folder per day, with whose name every id of that day begins, so
 * that a day is erased at once. `<id>.json` holds the answers, `<id>.report` the report: a line of
 * JSON with its name, then the PDF, in one file so that there is never one without the other.
 */
import { randomBytes } from 'node:crypto'
import type { AssessmentStore, FileStore, StoredReport } from '#runtime'
import { siteError, toReason, type ErrorEntry } from '#runtime/errors'

export const AssessmentStoreUnavailable = {
  code: 'AssessmentStoreUnavailable',
  kind: 'outage',
  title: 'Assessments cannot be stored',
  message: (reason: string) => `Assessments cannot be written or read: ${reason}.`,
  hint: 'Check DATA_DIR: its permissions, and the space left on its disk.',
} satisfies ErrorEntry<[reason: string]>

const root = 'assessments'
const lineEnd = 0x0a
const idPattern = /^(\d{4})(\d{2})(\d{2})-[0-9a-f]{32}$/

export const ReportsFull = {
  code: 'ReportsFull',
  kind: 'outage',
  title: 'No room for reports',
  message: (megabytes: number) =>
    `Assessments and their reports take the ${megabytes} MB that they may take.`,
  hint: 'Raise "assessments.megabytes" in site-config/site.json, or lower "assessments.retention".',
} satisfies ErrorEntry<[megabytes: number]>

/** The default of `site.schema.json`. */
const usualMegabytes = 1000
const megabyte = 1024 * 1024
/**
 * Milliseconds that a measurement stays valid, by the share in use: other processes store reports
 * as well.
 */
const measuredMs = { ofLittle: 60_000, ofHalf: 1000 }

/** @param megabytes - limit of all reports together, on a disk that can be measured */
export function createAssessmentStore(
  files: FileStore,
  now: () => number = Date.now,
  megabytes: number = usualMegabytes,
): AssessmentStore {
  const most = megabytes * megabyte
  let taken = 0
  let measuredAt = -Infinity

  async function takeRoom(bytes: number): Promise<void> {
    const lasts = taken < most / 2 ? measuredMs.ofLittle : measuredMs.ofHalf
    if (now() - measuredAt > lasts) {
      taken = (await files.measure?.(root)) ?? 0
      measuredAt = now()
    }
    if (taken + bytes > most) throw siteError(ReportsFull, [megabytes])
    taken += bytes
  }

  const readReport = async (path: string): Promise<StoredReport | undefined> => {
    const content = await files.readBytes(`${path}.report`)
    if (content === undefined) return undefined
    const end = content.indexOf(lineEnd)
    const facts: unknown = JSON.parse(new TextDecoder().decode(content.subarray(0, end)))
    return { ...(facts as Omit<StoredReport, 'data'>), data: content.subarray(end + 1) }
  }

  return {
    add(assessment) {
      return orUnavailable(async () => {
        const id = `${toDay(now()).replaceAll('-', '')}-${randomBytes(16).toString('hex')}`
        const kept = { ...assessment, addedAt: new Date(now()).toISOString() }
        await files.add(`${toPath(id)!}.json`, `${JSON.stringify(kept)}\n`)
        return id
      })
    },

    addReport(id, { fileName, data }) {
      return orUnavailable(async () => {
        const path = toPath(id)
        if (path === undefined || (await files.read(`${path}.json`)) === undefined) return 'unknown'
        const report = { fileName, storedAt: now() }
        const head = Buffer.from(`${JSON.stringify(report)}\n`)
        if ((await files.readBytes(`${path}.report`)) === undefined)
          await takeRoom(head.byteLength + data.byteLength)
        if (await files.add(`${path}.report`, Buffer.concat([head, data]))) {
          return { ...report, data }
        }
        const kept = await readReport(path)
        return kept && Buffer.from(kept.data).equals(data) ? kept : 'other'
      })
    },

    findReport(id) {
      return orUnavailable(async () => {
        const path = toPath(id)
        return path === undefined ? undefined : readReport(path)
      })
    },

    purge(before) {
      return orUnavailable(async () => {
        const days = await files.listFolders(root)
        const past = days.filter((day) => day < toDay(before))
        for (const day of past) await files.removeFolder(`${root}/${day}`)
        return { days: past.length }
      })
    },
  }
}

function toDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

/** The path without extension; undefined for an invalid id. */
function toPath(id: string): string | undefined {
  const [, year, month, day] = idPattern.exec(id) ?? []
  return year === undefined ? undefined : `${root}/${year}-${month}-${day}/${id}`
}

async function orUnavailable<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw siteError(AssessmentStoreUnavailable, [toReason(error)], { cause: error })
  }
}
