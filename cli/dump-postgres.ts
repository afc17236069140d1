/** Dumps and restores the lead tables in PostgreSQL with its own programs. */
import { spawnSync } from 'node:child_process'
import { Refusal } from './run-command.ts'
import { tableNames } from './backup-manifest.ts'

/** @returns false where `pg_dump` is not installed. @throws Error with its message */
export function dumpPostgres(url: string, file: string): boolean {
  const tables = tableNames.map((name) => `--table=${name}`)
  return run('pg_dump', ['--format=custom', '--no-owner', ...tables, `--file=${file}`], url)
}

/** The command to run where `pg_dump` is installed. */
export function toDumpCall(file: string): string {
  const tables = tableNames.map((name) => `--table=${name}`).join(' ')
  return `pg_dump --format=custom --no-owner ${tables} --file=${file} "$LEAD_DATABASE_URL"`
}

/**
 * Restores into tables that are empty or missing. @throws Refusal where the program is not
 * installed; Error with its message
 */
export function restorePostgres(url: string, file: string): void {
  const flags = ['--clean', '--if-exists', '--no-owner', '--single-transaction']
  if (!run('pg_restore', [...flags, file], url, '--dbname'))
    throw new Refusal(
      `pg_restore is not installed here. Install PostgreSQL's client, or run where it is: pg_restore ${flags.join(' ')} --dbname="$LEAD_DATABASE_URL" ${file}`,
    )
}

/**
 * The password is passed in the environment, since everybody on a machine sees the arguments of
 * programs.
 */
function run(program: string, args: readonly string[], url: string, flag = '--dbname'): boolean {
  const address = new URL(url)
  const { password } = address
  address.password = ''
  const { error, status, stderr } = spawnSync(program, [...args, `${flag}=${address.href}`], {
    encoding: 'utf8',
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
  })
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return false
  if (error || status !== 0)
    throw new Error(`${program} failed: ${(error?.message ?? stderr).trim()}`)
  return true
}
