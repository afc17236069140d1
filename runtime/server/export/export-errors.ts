import type { ErrorEntry } from '../../model/errors/site-error.ts'

export const ExportWithoutContent = {
  code: 'ExportWithoutContent',
  kind: 'outage',
  title: 'Export without content',
  message: (repository: string) =>
    `The content of ${repository} could not be read, and there is no complete replica of it yet.`,
  hint: 'CONTENT_STALE gives the reason: free up disk space, or run the export again when the content service answers. After one success, exports also work without the service.',
} satisfies ErrorEntry<[repository: string]>

export const AnswerUnmade = {
  code: 'AnswerUnmade',
  kind: 'outage',
  title: 'Page not exported',
  message: (address: string, reason: string) => `${address} could not be rendered: ${reason}.`,
  hint: 'The previous export is unchanged. Look at the document or the configuration of this address; its cause is below.',
} satisfies ErrorEntry<[address: string, reason: string]>

export const ExportUnwritable = {
  code: 'ExportUnwritable',
  kind: 'outage',
  title: 'Export folder unwritable',
  message: (path: string, reason: string) => `${path} could not be written: ${reason}.`,
  hint: 'The previous export is unchanged. Free up disk space, or make the folder writable for the user who runs the command, and run it again.',
} satisfies ErrorEntry<[path: string, reason: string]>

export const ExportFolderForeign = {
  code: 'ExportFolderForeign',
  kind: 'wiring',
  title: 'Export folder not empty',
  message: (folder: string, files: readonly string[], count: number) =>
    `${folder} contains files that no export has written, ${count} in all: ${files.join(', ')}.`,
  hint: 'Name an empty folder with --out, or add --force to keep these files: the export writes beside and over them.',
} satisfies ErrorEntry<[folder: string, files: readonly string[], count: number]>
