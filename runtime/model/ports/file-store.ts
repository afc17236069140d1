/**
 * Files the site keeps for itself, in folders by purpose. Paths are relative, of letters, digits,
 * `-`, `_` and dots. Everything throws what the disk throws: nothing is lost in silence.
 */
export interface FileStore {
  /** Undefined when there is no such file. */
  read(path: string): Promise<string | undefined>
  /** Undefined when there is no such file. */
  readBytes(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Written whole or not at all, even if the process is killed meanwhile. */
  write(path: string, text: string): Promise<void>
  /** Like `write`, but an existing file stays. @returns whether it was written */
  add(path: string, content: string | Uint8Array): Promise<boolean>
  /**
   * Appends a line, completely or not at all, and resolves when it is on the disk. First removes an
   * incomplete line left by a killed process: it was never confirmed. Call only inside `exclusive`.
   */
  appendLine(path: string, line: string): Promise<void>
  /** The last whole line, without its end; undefined without a file or a line. Cheap for large files. */
  readLastLine(path: string): Promise<string | undefined>
  /** Does nothing without the file. */
  remove(path: string): Promise<void>
  /** Bytes that the files of a folder and of those inside take; absent where this is unknown. */
  measure?(folder: string): Promise<number>
  /** Names of the files in a folder, sorted; none without the folder. */
  list(folder: string): Promise<string[]>
  /** Names of the folders in a folder, sorted; none without the folder. */
  listFolders(folder: string): Promise<string[]>
  /** Removes it with its content; nothing happens without the folder. */
  removeFolder(folder: string): Promise<void>
  /**
   * Runs alone among all callers with the same lock, in every process with these files. The lock of
   * a killed process is free at once.
   */
  exclusive<Result>(lock: string, run: () => Promise<Result>): Promise<Result>
}
