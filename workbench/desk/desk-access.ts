import type { DeskDocument } from './desk-types.ts'

/** Migrates content of earlier versions to the current one, from which forms are generated. */
export type Migrate = <Stored extends Pick<DeskDocument, 'id' | 'type' | 'data'>>(
  document: Stored,
) => Stored

/** Address of the embedded content service, and write access to it. */
export interface DeskAccess {
  repository: string
  /** URL of the service: `http://127.0.0.1:<port>`. */
  url: string
  /** The token for the write APIs. It never leaves the server. */
  token: string
  /** Paths of the service's write APIs. */
  paths: { migration: string; assets: string }
  /** Path under which the site serves the files of the content. */
  mediaPath: string
}
