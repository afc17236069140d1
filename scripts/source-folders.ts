/** Folders that hold code of ours. */
export const sourceFolders = [
  'adapters',
  'bench',
  'functions',
  'machines',
  'renderer',
  'runtime',
  'schemas',
  'scripts',
  'slice-registry',
  'tests',
]
