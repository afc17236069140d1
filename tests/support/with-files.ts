/** The cookery magazine with a recipe and a chef for each of some files. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { RawDocument } from '#runtime'
import { paragraph } from './documents.ts'

export interface RecipeFile {
  /** As documents call it. */
  name: string
  /** As it is called on the disk; the same when absent, and no file when it is `null`. */
  onDisk?: string | null
  bytes: Uint8Array
  /** Whether it is the picture of its recipe, too. */
  isPicture: boolean
  dimensions?: { width: number; height: number } | undefined
}

/**
 * The file is the picture of the recipe `recipe-<index>`, and what the chef `chef-<index>` links to.
 *
 * @returns the folder, which the caller removes
 */
export function copyWithFiles(files: readonly RecipeFile[]): string {
  const cache = join(repositoryRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'files-'))
  cpSync(join(repositoryRoot, 'tests/fixtures/sites/cookery'), folder, { recursive: true })
  // It extends a file that is not beside the copy.
  rmSync(join(folder, 'tsconfig.json'))
  for (const [index, { name, onDisk = name, bytes, isPicture, dimensions }] of files.entries()) {
    if (onDisk !== null) {
      const file = join(folder, 'content/assets', onDisk)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    }
    const url = `asset:${name}`
    const picture = { url, alt: 'A dish', ...(dimensions && { dimensions }) }
    const write = (document: Written) =>
      writeFileSync(
        join(folder, `content/documents/nl-nl/${document.type}/${document.uid}.json`),
        JSON.stringify(document),
      )
    write(toRecipe(`recipe-${index}`, isPicture ? { picture } : {}))
    write(toChef(`chef-${index}`, url))
  }
  return folder
}

type Written = Pick<RawDocument, 'id' | 'uid' | 'type' | 'lang' | 'tags' | 'data'>

const envelope = (type: string, uid: string) => ({
  id: `Cook-${type}-${uid}-nl`,
  uid,
  type,
  lang: 'nl-nl',
  tags: [],
})

function toRecipe(uid: string, picture: object): Written {
  return {
    ...envelope('recipe', uid),
    data: {
      title: [{ type: 'heading1', text: uid, spans: [] }],
      ...picture,
      parts: [{ name: 'Soep', ingredients: [{ amount: '1', name: 'ui' }] }],
      steps: [{ text: 'Snijd de ui.' }],
    },
  }
}

function toChef(uid: string, url: string): Written {
  const link = { start: 0, end: 3, type: 'hyperlink', data: { link_type: 'Media', url } }
  const about = [paragraph('The sheet of the recipe', link)]
  return { ...envelope('chef', uid), data: { name: uid, kitchen: 'A kitchen', about } }
}
