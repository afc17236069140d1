/** The repository that the environment names, for commands that read and write it. */
import { join, resolve } from 'node:path'
import { readVariable } from '#schemas/environment-variables.ts'
import {
  createRepositoryApi,
  createRepositoryReader,
  type RepositoryApi,
  type RepositoryReader,
} from '../adapters/prismic/repository/index.ts'
import { readValidVariable, Refusal } from './run-command.ts'
import { showProgress } from './show-progress.ts'

export interface OpenRepository {
  name: string
  /** Undefined without a write token. */
  api: RepositoryApi | undefined
  reader: RepositoryReader
  /** The journal of what the repository was sent. */
  journalPath: string
}

/** @throws Refusal naming the variable that is missing or malformed */
export function openRepository(): OpenRepository {
  const repository = readValidVariable('PRISMIC_REPOSITORY')
  if (repository === undefined) {
    throw new Refusal('Set PRISMIC_REPOSITORY to the name of the repository.')
  }
  const token = readValidVariable('PRISMIC_WRITE_TOKEN')
  const endpoint = readValidVariable('PRISMIC_WRITE_ENDPOINT')?.replace(/\/$/, '')
  const reading = readValidVariable('PRISMIC_ENDPOINT') ?? (endpoint && `${endpoint}/api/v2`)
  const accessToken = readValidVariable('PRISMIC_ACCESS_TOKEN')
  const tell = (text: string): void => {
    // Keeps the message out of the progress bar's line.
    showProgress().end()
    console.error(text)
  }
  const access = { repository, tell, ...(endpoint === undefined ? {} : { endpoint }) }
  const api = token === undefined ? undefined : createRepositoryApi({ ...access, token })
  const host = endpoint === undefined ? '' : `@${new URL(endpoint).host}`
  const file = `${repository}${host}`.replaceAll(/[^\w@.-]/g, '-')
  return {
    name: repository,
    api,
    reader: createRepositoryReader({
      repository,
      tell,
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
