/**
 * Slices are called by their type, `logo_wall`, and lie in a folder with hyphens, `logo-wall`. A hyphen in a type,
 * which models of others may have, is two in the name of its folder.
 */
export function toSliceType(folder: string): string {
  return folder.replaceAll(/--?/g, (hyphens) => (hyphens === '--' ? '-' : '_'))
}

export function toSliceFolder(type: string): string {
  return type.replaceAll(/[-_]/g, (mark) => (mark === '-' ? '--' : '-'))
}
