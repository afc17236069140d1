import type { ErrorEntry } from './site-error.ts'

export const DocumentMissing = {
  code: 'DocumentMissing',
  kind: 'content',
  title: 'Document missing',
  message: (type: string, lang: string, uid?: string) =>
    uid === undefined
      ? `Document ${type} does not exist for locale ${lang}`
      : `Document ${type} - UID ${uid} does not exist for locale ${lang}`,
  hint: 'Publish the document in this language, or remove the references to it.',
} satisfies ErrorEntry<[type: string, lang: string, uid?: string]>

export const ContentUnavailable = {
  code: 'ContentUnavailable',
  kind: 'outage',
  title: 'Content service unavailable',
  message: (endpoint: string, reason: string) =>
    `The content service at ${endpoint} is unavailable: ${reason}.`,
  hint: 'Check the service and the network; pages already rendered are still served.',
} satisfies ErrorEntry<[endpoint: string, reason: string]>

export const ContentIncomplete = {
  code: 'ContentIncomplete',
  kind: 'outage',
  title: 'Content incomplete',
  message: (path: string) => `Some of the content that "${path}" lists could not be read yet.`,
  hint: 'After a first start, all content is read from the content service; /healthz shows the progress.',
} satisfies ErrorEntry<[path: string]>

export const ContentQueryRefused = {
  code: 'ContentQueryRefused',
  kind: 'wiring',
  title: 'Content query refused',
  message: (endpoint: string, reason: string) =>
    `The content service at ${endpoint} refused a query: ${reason}`,
  hint: 'Compare the fields and orderings of the page type with the models in the repository.',
} satisfies ErrorEntry<[endpoint: string, reason: string]>

export const RepositoryNameInvalid = {
  code: 'RepositoryNameInvalid',
  kind: 'wiring',
  title: 'Repository name invalid',
  message: (name: string) =>
    `"${name}" is not a repository name. A name has at least 4 letters, digits or hyphens and ` +
    'starts and ends with a letter or digit.',
  hint: 'Give only the name, not the address: "my-site".',
} satisfies ErrorEntry<[name: string]>

export const PreviewExpired = {
  code: 'PreviewExpired',
  kind: 'content',
  title: 'Preview expired',
  message: () => 'The preview session has expired.',
  hint: 'Leave the preview and open it again from the editor.',
} satisfies ErrorEntry<[]>

export const ContentFolderInvalid = {
  code: 'ContentFolderInvalid',
  kind: 'wiring',
  title: 'Content folder invalid',
  message: (folder: string, reason: string) =>
    `The content folder ${folder} cannot be used: ${reason}.`,
  hint: 'Check CONTENT_DIR and SITE_DIR, and compare with content/repository.json.',
} satisfies ErrorEntry<[folder: string, reason: string]>

export const InvalidDocument = {
  code: 'InvalidDocument',
  kind: 'content',
  title: 'Document cannot be shown',
  message: (type: string, id: string, reason: string) =>
    `The document ${id} of type ${type} cannot be shown: ${reason}.`,
  hint: 'Fill in the missing field, or correct the wrong one.',
} satisfies ErrorEntry<[type: string, id: string, reason: string]>
