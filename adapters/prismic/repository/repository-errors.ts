/** What goes wrong between a command and a repository. */
import type { ErrorEntry } from '#runtime/errors'

export const WriteTokenRefused = {
  code: 'WriteTokenRefused',
  kind: 'wiring',
  title: 'Write token refused',
  message: (repository: string, request: string, status: number, reason: string) =>
    `The repository "${repository}" refused the write token at ${request} (status ${status}): ${reason}.`,
  hint: 'Set PRISMIC_WRITE_TOKEN to a write token of this repository (Settings, API & Security) and PRISMIC_REPOSITORY to its name.',
} satisfies ErrorEntry<[repository: string, request: string, status: number, reason: string]>

export const WriteNotTaken = {
  code: 'WriteNotTaken',
  kind: 'content',
  title: 'Write not taken',
  message: (what: string, request: string, status: number, reason: string) =>
    `The repository did not take ${what} (${request}, status ${status}): ${reason}.`,
  hint: 'Correct what it names, push the models first if they have changed, and run the command again: it goes on where it stopped.',
} satisfies ErrorEntry<[what: string, request: string, status: number, reason: string]>

export const RepositoryUnavailable = {
  code: 'RepositoryUnavailable',
  kind: 'outage',
  title: 'Repository unavailable',
  message: (what: string, request: string, reason: string) =>
    `The repository did not answer about ${what} (${request}): ${reason}.`,
  hint: 'Run the command again later: it goes on where it stopped.',
} satisfies ErrorEntry<[what: string, request: string, reason: string]>

export const RepositoryAnswerInvalid = {
  code: 'RepositoryAnswerInvalid',
  kind: 'outage',
  title: 'Repository answer invalid',
  message: (request: string) => `The answer to ${request} is not what its API says.`,
  hint: 'Check PRISMIC_WRITE_ENDPOINT: it may lead to something else.',
} satisfies ErrorEntry<[request: string]>

export const ContentNotPushable = {
  code: 'ContentNotPushable',
  kind: 'wiring',
  title: 'Content not pushable',
  message: (repository: string, lacks: readonly string[]) =>
    `The repository "${repository}" cannot take this content; it lacks ${lacks.join(', ')}.`,
  hint: 'Push the models first (npx slicewright models push), and add languages in the settings of the repository.',
} satisfies ErrorEntry<[repository: string, lacks: readonly string[]]>

export const DocumentsMisfit = {
  code: 'DocumentsMisfit',
  kind: 'wiring',
  title: 'Documents misfit',
  message: (repository: string, misfits: readonly string[]) =>
    `The models of the repository "${repository}" do not take this content: ${misfits.slice(0, mostMisfits).join('; ')}` +
    `${misfits.length > mostMisfits ? `; and ${misfits.length - mostMisfits} more` : ''}.`,
  hint: 'Nothing was sent. Push the models (npx slicewright models push), or correct the documents.',
} satisfies ErrorEntry<[repository: string, misfits: readonly string[]]>

const mostMisfits = 10

export const PullFolderUnwritable = {
  code: 'PullFolderUnwritable',
  kind: 'outage',
  title: 'Pull folder unwritable',
  message: (path: string, reason: string) => `${path} cannot be written: ${reason}.`,
  hint: 'Make room or name another folder, and run the command again. Files written so far are whole.',
} satisfies ErrorEntry<[path: string, reason: string]>

export const AssetUnavailable = {
  code: 'AssetUnavailable',
  kind: 'outage',
  title: 'Asset unavailable',
  message: (url: string, reason: string) => `The file ${url} cannot be read: ${reason}.`,
  hint: 'Run the command again later: files that are there are not loaded again.',
} satisfies ErrorEntry<[url: string, reason: string]>
