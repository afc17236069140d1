/** Packages of people's tools beside a site: like `optionalPackages`, but no site that runs names them. */
import { listShippedPackages } from './optional-packages.ts'

export const toolPackages = {
  desk: [
    '@dnd-kit/core@6',
    '@dnd-kit/sortable@10',
    '@tiptap/core@3',
    '@tiptap/extension-bold@3',
    '@tiptap/extension-document@3',
    '@tiptap/extension-heading@3',
    '@tiptap/extension-italic@3',
    '@tiptap/extension-list@3',
    '@tiptap/extension-paragraph@3',
    '@tiptap/extension-text@3',
    '@tiptap/extensions@3',
    '@tiptap/pm@3',
    '@tiptap/react@3',
  ],
  /** Lays out the drawings of machines. */
  drawings: ['elkjs@0.12'],
  stately: ['@statelyai/inspect@0.7'],
  /** A browser for commands that take pictures. */
  browser: ['playwright@1'],
  /** Lays out what `slicewright new` writes. */
  format: ['oxfmt@0.75'],
} as const

/** All optional packages, each once. */
export function listOptionalPackages(): string[] {
  return [...new Set([...listShippedPackages(), ...Object.values(toolPackages).flat()])]
}
