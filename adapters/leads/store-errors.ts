import type { ErrorEntry } from '#runtime/errors'

export const LeadStoreUnavailable = {
  code: 'LeadStoreUnavailable',
  kind: 'outage',
  title: 'Lead store unavailable',
  message: (place: string, reason: string) =>
    `The leads in ${place} cannot be read or written: ${reason}. Nothing is accepted meanwhile.`,
  hint: 'Free space on the disk of DATA_DIR and let this user write there, or start the database of LEAD_DATABASE_URL.',
} satisfies ErrorEntry<[place: string, reason: string]>

export const LeadStoreLocked = {
  code: 'LeadStoreLocked',
  kind: 'outage',
  title: 'Lead store locked',
  message: (file: string, seconds: number) =>
    `Another process has held the write lock of ${file} for more than ${seconds} seconds. Nothing is accepted meanwhile; what is there can be read.`,
  hint: 'Find it with fuser FILE and end it: a shell in a transaction, or a tool that copies the file. npx slicewright backup create holds no such lock.',
} satisfies ErrorEntry<[file: string, seconds: number]>

export const LeadStoreMoved = {
  code: 'LeadStoreMoved',
  kind: 'outage',
  title: 'Lead store moved away',
  message: (file: string) =>
    `The file ${file} was moved, removed or replaced while this process had it open. It is whole where it is now, and nothing is accepted meanwhile.`,
  hint: 'Put the same file back, or stop the site, replace the file, and start it again.',
} satisfies ErrorEntry<[file: string]>

export const LeadStoreDamaged = {
  code: 'LeadStoreDamaged',
  kind: 'outage',
  title: 'Lead store damaged',
  message: (file: string, reason: string) =>
    `The file ${file} is damaged: ${reason}. It is left as it is, and nothing is accepted meanwhile.`,
  hint: 'Stop the site, keep a copy of the file, then restore a backup or run sqlite3 FILE .recover and put the result in its place.',
} satisfies ErrorEntry<[file: string, reason: string]>

export const LeadHoldsPassword = {
  code: 'LeadHoldsPassword',
  kind: 'wiring',
  title: 'Lead holds a password',
  message: (field: string) => `The lead has a field "${field}": passwords are never kept.`,
  hint: 'Leave fields of the kind password out of the lead before it is accepted.',
} satisfies ErrorEntry<[field: string]>
