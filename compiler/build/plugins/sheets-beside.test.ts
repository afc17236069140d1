import { describe, expect, it } from 'vitest'
import { spareBeside } from './sheets-beside.ts'

describe('names of chunks of styles', () => {
  const name = spareBeside((id: string) => `vike ${id}`, '/home/slicewright')

  it('[PAGEBUILDER-05] are ours in a folder whose name begins as that of the repository', () => {
    const of = (site: string) => name(`/home/${site}/slices/a/A.module.css`)
    expect(of('slicewright-site')).toMatch(/^style-[0-9a-f]{8}$/)
    expect(of('slicewright-site')).not.toBe(of('slicewright-shop'))
  })

  it('are Vike’s anywhere else', () => {
    for (const id of [
      '/home/slicewright/slices/a/A.module.css',
      '/home/bakery/slices/a/A.module.css',
      '/home/slicewright-site/slices/a/A.tsx',
    ])
      expect(name(id)).toBe(`vike ${id}`)
  })
})
