import type { ExportManifest, KeptFile } from './export-manifest.ts'

/** The folder of an export. Nothing in it changes before `commit`. */
export interface ExportFolder {
  /** Manifest of the last export; undefined for the first. */
  readonly manifest: ExportManifest | undefined
  isIntact(path: string, file: KeptFile): Promise<boolean>
  /**
   * @param before - the last export's file: one that still holds the same is left alone
   * @throws SiteError ExportUnwritable
   */
  write(path: string, content: string | Uint8Array, before?: KeptFile): Promise<KeptFile>
  /** Stores a manifest of the export in its present state. @throws SiteError ExportUnwritable */
  note(manifest: ExportManifest): Promise<void>
  /**
   * Puts everything written since in its place; files that the manifest no longer names are
   * deleted.
   * @throws SiteError ExportUnwritable; the next export continues from there
   */
  commit(manifest: ExportManifest): Promise<{ written: number; deleted: number }>
}

export type AddedFile = readonly [path: string, file: KeptFile]

/** Files of an export that are not rendered. */
export interface ExportedFiles {
  /** Addresses of pictures and files of the content in a text. */
  findNames(text: string): string[]
  /** @returns undefined for a missing file */
  addNamed(name: string): Promise<AddedFile | undefined>
  /** Adds the build's files for browsers. */
  addBuild(): Promise<readonly AddedFile[]>
  /** Rules for a host; the site's own of that name come first. */
  addRules(path: string, text: string): Promise<AddedFile>
}
