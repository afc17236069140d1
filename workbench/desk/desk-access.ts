import type { DeskDocument } from './desk-types.ts'

/** Brings content of earlier versions to the present one: to what the forms are made from. */
export type Migrate = <Stored extends Pick<DeskDocument, 'id' | 'type' | 'data'>>(
  document: Stored,
) => Stored

/** Where the embedded content service is, and what opens it for writing. */
export interface DeskAccess {
  repository: string
  /** Of the service: `http://127.0.0.1:<port>`. */
  url: string
  /** What the write APIs are shown. It never leaves the server. */
  token: string
  /** Of the write APIs at the service. */
  paths: { migration: string; assets: string }
  /** Where the site serves the files of the content. */
  mediaPath: string
}
