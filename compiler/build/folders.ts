/**
 * The folders of the repository, by what they are for. `folders.json` is the one list: what a build is
 * made of, what is searched for code and who may import whom (`.dependency-cruiser.cjs`) follow it.
 */
import folders from './folders.json' with { type: 'json' }

/** Folders with our own code. */
export const sourceFolders: readonly string[] = [...folders.product, ...folders.tools]

/** Inputs of a build: folders of every root, and files beside them. */
export const inputFolders: readonly string[] = [
  ...folders.product,
  // The builder itself, and the checks and drawings that the built site offers as a library.
  ...folders.builtTools,
  ...folders.files,
]
export const inputFiles: readonly string[] = folders.settings
