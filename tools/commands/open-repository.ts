/** The repository that the environment names, for commands that read and write it. */
import { join, resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import {
  environmentVariables,
  readVariable,
  type Variable,
  type VariableName,
} from '#schemas/environment-variables.ts'
import { isSiteError } from '#runtime/errors'
import {
  createRepositoryApi,
  createRepositoryReader,
  type RepositoryApi,
  type RepositoryReader,
} from '../../adapters/prismic/repository/index.ts'

/** What was asked cannot be done: said in one line, without a stack. */
export class Refusal extends Error {}

export interface OpenRepository {
  name: string
  /** Undefined without write token. */
  api: RepositoryApi | undefined
  reader: RepositoryReader
  /** What is known of what it was sent. */
  journalPath: string
}

/** @throws Refusal naming the variable that is missing or malformed */
export function openRepository(): OpenRepository {
  const repository = read('PRISMIC_REPOSITORY')
  if (repository === undefined) {
    throw new Refusal('Set PRISMIC_REPOSITORY to the name of the repository.')
  }
  const token = read('PRISMIC_WRITE_TOKEN')
  const endpoint = read('PRISMIC_WRITE_ENDPOINT')?.replace(/\/$/, '')
  const reading = read('PRISMIC_ENDPOINT') ?? (endpoint && `${endpoint}/api/v2`)
  const accessToken = read('PRISMIC_ACCESS_TOKEN')
  const api =
    token === undefined
      ? undefined
      : createRepositoryApi({ repository, token, ...(endpoint === undefined ? {} : { endpoint }) })
  const host = endpoint === undefined ? '' : `@${new URL(endpoint).host}`
  const file = `${repository}${host}`.replaceAll(/[^\w@.-]/g, '-')
  return {
    name: repository,
    api,
    reader: createRepositoryReader({
      repository,
      ...(reading === undefined ? {} : { endpoint: reading }),
      ...(accessToken === undefined ? {} : { accessToken }),
    }),
    journalPath: join(resolve(readVariable('DATA_DIR')), 'repositories', `${file}.jsonl`),
  }
}

/** @throws Refusal */
export function needApi({ api }: OpenRepository): RepositoryApi {
  if (api) return api
  throw new Refusal(
    'Set PRISMIC_WRITE_TOKEN to a write token of the repository (Settings, API & Security).',
  )
}

function read(name: VariableName): string | undefined {
  const value = readVariable(name)
  const variable: Variable = environmentVariables[name]
  if (value === undefined || !variable.isValid || variable.isValid(value)) return value
  throw new Refusal(`${name} is malformed; it must be ${variable.expected}.`)
}

/** A program with commands; each gives its exit code. */
export interface Command {
  help: string
  options: NonNullable<ParseArgsConfig['options']>
  run(call: { values: ReturnType<typeof parseArgs>['values']; words: string[] }): Promise<number>
}

/** @returns the exit code: that of the command, 1 for a wrong call, 2 when it could not be done */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  [name, ...args]: readonly string[],
): Promise<number> {
  const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name]
  if (!command) {
    console.error(`One of ${Object.keys(commands).join(', ')} is needed.`)
    return 1
  }
  try {
    const { values, positionals: words } = parseArgs({
      args: [...args],
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if (values['help']) {
      console.log(command.help)
      return 0
    }
    return await command.run({ values, words })
  } catch (error) {
    if (isSiteError(error)) {
      console.error(error.text)
      return 2
    }
    const { code, message } = error as NodeJS.ErrnoException
    const isCall = code?.startsWith('ERR_PARSE_ARGS') || error instanceof Refusal
    console.error(isCall ? `${message}\n\n${command.help}` : message)
    return isCall ? 1 : 2
  }
}
