import type { ExportManifest, KeptFile } from './export-manifest.ts'

/** Where an export is. Nothing of it changes before `commit`. */
export interface ExportFolder {
  /** Of the last export; undefined for the first. */
  readonly manifest: ExportManifest | undefined
  isIntact(path: string, file: KeptFile): Promise<boolean>
  /**
   * @param before - of the last export: a file that still holds the same is left alone
   * @throws SiteError ExportUnwritable
   */
  write(path: string, content: string | Uint8Array, before?: KeptFile): Promise<KeptFile>
  /** Writes down what is known of the export as it is. @throws SiteError ExportUnwritable */
  note(manifest: ExportManifest): Promise<void>
  /**
   * Everything written since takes its place; what the manifest no longer names goes.
   * @throws SiteError ExportUnwritable; the next export goes on there
   */
  commit(manifest: ExportManifest): Promise<{ written: number; deleted: number }>
}

export type AddedFile = readonly [path: string, file: KeptFile]

/** Files of an export that are not rendered. */
export interface ExportedFiles {
  /** Addresses of pictures and files of the content in a text. */
  findNames(text: string): string[]
  /** @returns undefined for what is not there */
  addNamed(name: string): Promise<AddedFile | undefined>
  /** What the browser gets of the build. */
  addBuild(): Promise<readonly AddedFile[]>
  /** Rules for a host; the site's own of that name come first. */
  addRules(path: string, text: string): Promise<AddedFile>
}
