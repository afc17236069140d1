/** Letters may be larger than usual: layouts change by how many of them fit, not by pixels. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'

const files = globSync(
  [
    'runtime/styles/*.css',
    'slice-registry/{slices,parts}/**/*.{css,tsx}',
    'cli/new/**/*.{css,tsx}',
    'site-config/*.css',
  ],
  { cwd: repositoryRoot },
)

const listPixels = (text: string) => text.match(/\((?:[^()]*[<>=:] *)?\d+px[^()]*\)/g) ?? []
const asked = (text: string) =>
  (text.match(/@(?:media|container)[^{]*|sizes="[^"]*|'\(width[^']*'/g) ?? []).flatMap(listPixels)

describe('widths that styles and pictures ask about', () => {
  it('finds files to look at', () => expect(files.length).toBeGreaterThan(150))

  it.each(files)('%s asks in the size of letters', (path) =>
    expect(asked(readFileSync(join(repositoryRoot, path), 'utf8'))).toEqual([]),
  )

  it.each([
    '@media (width >= 830px) {',
    '@media (600px <= width < 50rem) {',
    '@container (min-width: 600px) {',
    '<Picture sizes="(width >= 830px) 44vw, 92vw" />',
  ])('would tell %s', (line) => expect(asked(line)).toHaveLength(1))
})
