/** The cookery magazine with photographs: one of its own, one of the content service's CDN. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { SiteConfig } from '#schemas/config-types.ts'

export const remotePhoto =
  'https://images.prismic.io/grof-zout/rye.jpg?auto=format&rect=0,0,800,600'

/** @returns the folder, which the caller removes */
export function copyWithPhotos(images: SiteConfig['images']): string {
  const cache = join(repositoryRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'photos-'))
  cpSync(join(repositoryRoot, 'tests/fixtures/sites/cookery'), folder, { recursive: true })
  // It extends a file that is not beside the copy.
  rmSync(join(folder, 'tsconfig.json'))
  cpSync(
    join(repositoryRoot, 'content/assets/photos/workshop.jpg'),
    join(folder, 'content/assets/soup.jpg'),
  )
  const recipes = join(folder, 'content/documents/nl-nl/recipe')
  replace(join(recipes, 'erwtensoep.json'), 'asset:erwtensoep.svg', 'asset:soup.jpg')
  replace(join(recipes, 'fries-roggebrood.json'), 'asset:roggebrood.svg', remotePhoto)
  const file = join(folder, 'site-config/site.json')
  const site = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...site, images }))
  return folder
}

/** @throws Error when there is nothing to replace */
function replace(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`)
  writeFileSync(file, text.replaceAll(from, to))
}
