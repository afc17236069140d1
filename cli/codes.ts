/** `npx slicewright codes import` and `codes list`: the pools that forms hand out codes from. */
import type { RedemptionCodes } from '#runtime'
import { readNamedFile } from './named-files.ts'
import { withPeople } from './open-people.ts'
import { Refusal, type Call, type Command } from './run-command.ts'

/** Printable ASCII of 1 to 120 characters: anything people can type or copy. */
const codePattern = /^[\x21-\x7e](?:[\x20-\x7e]{0,118}[\x21-\x7e])?$/
const poolPattern = /^[a-z0-9][a-z0-9-]{0,59}$/

interface ReadCodes {
  codes: string[]
  /** Invalid lines, with their numbers. */
  problems: string[]
}

/**
 * The codes of a file, one per line. Spreadsheets put a byte order mark before the first and quotes
 * around each.
 */
function readCodes(text: string): ReadCodes {
  const codes: string[] = []
  const problems: string[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  for (const [at, line] of lines.entries()) {
    const code = line.trim().replace(/^"(.*)"$/, '$1')
    if (code === '' || code.startsWith('#')) continue
    if (!codePattern.test(code)) {
      problems.push(`Line ${at + 1} is not a code: it must be 1 to 120 ordinary characters.`)
    } else codes.push(code)
  }
  return { codes, problems }
}

/** @returns the exit code */
async function importCodes(
  pool: string,
  file: string,
  text: string,
  store: Pick<RedemptionCodes, 'add' | 'count'>,
): Promise<number> {
  const { codes, problems } = readCodes(text)
  if (codes.length === 0) problems.push(`${file} holds no codes.`)
  if (problems.length > 0) {
    console.error([...problems.slice(0, 20), 'Nothing was imported.'].join('\n'))
    return 1
  }
  const added = await store.add(pool, codes)
  const count = (await store.count()).find((one) => one.pool === pool)
  console.log(
    `${added} codes added to ${pool}, ${codes.length - added} already existed. ${count?.free ?? 0} are free.`,
  )
  return 0
}

async function listPools(store: RedemptionCodes, isJson: boolean): Promise<void> {
  const pools = await store.count()
  if (pools.length === 0)
    console.error('There are no codes yet: npx slicewright codes import POOL FILE')
  for (const one of pools)
    console.log(isJson ? JSON.stringify(one) : `${one.pool}: ${one.free} free, ${one.given} given`)
}

/** @throws Refusal when there is no pool of this name */
async function listPool(
  pool: string,
  { people, json }: Call['values'],
  store: RedemptionCodes,
): Promise<void> {
  const pools = (await store.count()).map((one) => one.pool)
  if (!pools.includes(pool))
    throw new Refusal(`There is no pool "${pool}". There are: ${pools.join(', ') || 'none'}.`)
  for (const { code, givenAt, email } of await store.list(pool)) {
    if (json) {
      console.log(JSON.stringify({ code, givenAt, ...(people && { email }) }))
      continue
    }
    const given = givenAt === undefined ? 'free' : new Date(givenAt).toISOString()
    const person = givenAt === undefined || !people ? '' : `\t${email ?? '(forgotten)'}`
    console.log(`${code}\t${given}${person}`)
  }
}

/** @throws Refusal */
function checkPool(pool: string): void {
  if (poolPattern.test(pool)) return
  throw new Refusal(
    `"${pool}" is not a pool name: use up to 60 lower-case letters, digits and hyphens.`,
  )
}

export const fillPool: Command = {
  help: `slicewright codes import POOL FILE
Adds the codes of a text file, one per line, to a pool that forms hand out codes from, one to each person. A form names its
pool under "issues" in site-config/forms. Codes that exist already stay as they are, so that a file can be imported
again. Empty lines, and lines that begin with #, are left out.
Environment: DATA_DIR, LEAD_DATABASE_URL`,
  options: {},
  words: 2,
  async run({ words: [pool, file] }) {
    if (pool === undefined || file === undefined) throw new Refusal('Name a pool and a file.')
    checkPool(pool)
    const text = readNamedFile(file, 'a text file of codes, one a line')
    return withPeople(undefined, ({ redemptionCodes }) =>
      importCodes(pool, file, text, redemptionCodes),
    )
  },
}

export const listCodes: Command = {
  help: `slicewright codes list [POOL] [OPTIONS]
Lists how many codes are free and given, by pool; of one pool, every code.
  --people  and who has it
  --json    one JSON object per line
Environment: DATA_DIR, LEAD_DATABASE_URL`,
  options: { people: { type: 'boolean' }, json: { type: 'boolean' } },
  words: 1,
  async run({ values, words: [pool] }) {
    if (pool !== undefined) checkPool(pool)
    await withPeople('codes', ({ redemptionCodes }) =>
      pool === undefined
        ? listPools(redemptionCodes, values['json'] === true)
        : listPool(pool, values, redemptionCodes),
    )
    return 0
  },
}
