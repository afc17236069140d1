/** `npm run codes:import` and `codes:list`: the pools that forms hand out codes from. */
import { readVariable } from '#schemas/environment-variables.ts'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isSiteError, toReason } from '#runtime/errors'
import type { RedemptionCodes } from '#runtime'
import { openPeopleStores } from '../../adapters/leads/open-lead-store.ts'

const help = `Codes that forms hand out, one to each person. A form names its pool under
"issues" in site-config/forms.

  npm run codes:import -- POOL FILE   adds the codes of a text file, one a line
  npm run codes:list                  how many are free and given, by pool
  npm run codes:list -- POOL          every code of a pool
  npm run codes:list -- POOL --people and who has it

Codes that are there already stay as they are, so that a file can be imported again.
Empty lines, and lines that begin with #, are left out.

Environment: DATA_DIR (default .data), LEAD_DATABASE_URL`

/** As long as anything people can type or copy. */
const codePattern = /^[\x21-\x7e](?:[\x20-\x7e]{0,118}[\x21-\x7e])?$/
const poolPattern = /^[a-z0-9][a-z0-9-]{0,59}$/

export interface ReadCodes {
  codes: string[]
  /** What is wrong, with the line. */
  problems: string[]
}

/** The codes of a file, one a line. Spreadsheets put a mark before the first and quotes around each. */
export function readCodes(text: string): ReadCodes {
  const codes: string[] = []
  const problems: string[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  for (const [at, line] of lines.entries()) {
    const code = line.trim().replace(/^"(.*)"$/, '$1')
    if (code === '' || code.startsWith('#')) continue
    if (!codePattern.test(code)) {
      problems.push(`Line ${at + 1} is no code: it must be 1 to 120 ordinary characters.`)
    } else codes.push(code)
  }
  return { codes, problems }
}

/** @returns the exit code */
export async function importCodes(
  pool: string,
  file: string,
  store: Pick<RedemptionCodes, 'add' | 'count'>,
): Promise<number> {
  const { codes, problems } = readCodes(readFileSync(file, 'utf8'))
  if (codes.length === 0) problems.push(`${file} holds no codes.`)
  if (problems.length > 0) {
    console.error([...problems.slice(0, 20), 'Nothing was imported.'].join('\n'))
    return 1
  }
  const added = await store.add(pool, codes)
  const count = (await store.count()).find((one) => one.pool === pool)
  console.log(
    `${added} codes added to ${pool}, ${codes.length - added} were there. ${count?.free ?? 0} are free.`,
  )
  return 0
}

async function listPools(store: RedemptionCodes): Promise<void> {
  const pools = await store.count()
  if (pools.length === 0) console.log('There are no codes yet: npm run codes:import -- POOL FILE')
  for (const { pool, free, given } of pools) console.log(`${pool}: ${free} free, ${given} given`)
}

async function listPool(pool: string, withPeople: boolean, store: RedemptionCodes): Promise<void> {
  for (const { code, givenAt, email } of await store.list(pool)) {
    const given = givenAt === undefined ? 'free' : new Date(givenAt).toISOString()
    const person = givenAt === undefined || !withPeople ? '' : `\t${email ?? '(forgotten)'}`
    console.log(`${code}\t${given}${person}`)
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, people: { type: 'boolean' } },
  })
  const [command, pool, file] = positionals
  if (values.help) {
    console.log(help)
    return 0
  }
  const isImport = command === 'import' && pool !== undefined && file !== undefined
  if (!isImport && command !== 'list') {
    console.error(help)
    return 1
  }
  if (pool !== undefined && !poolPattern.test(pool)) {
    console.error(`"${pool}" is no name of a pool: lower-case letters, digits and hyphens.`)
    return 1
  }
  const { leads, redemptionCodes } = await openPeopleStores({
    dataDir: resolve(readVariable('DATA_DIR')),
    databaseUrl: readVariable('LEAD_DATABASE_URL'),
    destinations: [],
  })
  try {
    if (isImport) return await importCodes(pool, file, redemptionCodes)
    if (pool === undefined) await listPools(redemptionCodes)
    else await listPool(pool, values.people ?? false, redemptionCodes)
    return 0
  } catch (error) {
    console.error(isSiteError(error) ? error.text : toReason(error))
    return 1
  } finally {
    await leads.close()
  }
}

if (import.meta.main) process.exitCode = await main()
