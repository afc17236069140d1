import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toGalleryPage } from '../workbench/gallery/gallery-page.ts'
import { refuseForeign } from './export-slices.ts'

it('takes a folder that is empty or a gallery, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slices-'))
  try {
    expect(() => refuseForeign(join(folder, 'none'))).not.toThrow()
    expect(() => refuseForeign(folder)).not.toThrow()
    mkdirSync(join(folder, 'assets'))
    const page = join(folder, 'index.html')
    writeFileSync(page, '<h1>Slices of cake</h1>')
    expect(() => refuseForeign(folder)).toThrow('is not a gallery, and holds assets, index.html')
    const parts = { siteName: 'Cake & Co', entries: [], bytes: new Map(), frameUrl: () => '' }
    writeFileSync(page, toGalleryPage(parts))
    expect(() => refuseForeign(folder)).not.toThrow()
    expect(() => refuseForeign(page)).toThrow('index.html is a file. Name a folder.')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
