/** What stands in a root beside its configuration: its tsconfig, its icons, pictures that documents name. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { lexer } from 'css-tree'
import type { Fault } from '../../read/fault.ts'
import { lineAt } from '../../read/find-line.ts'
import { listDocuments } from '../../read/list-documents.ts'
import { openSite } from '../../read/load-site.ts'
import { parseTolerantly } from '../../read/parse-tolerantly.ts'
import { JsonReader } from '../../read/read-json.ts'
import { repositoryRoot } from '../../read/roots.ts'
import { isObject } from '#schemas/is-object.ts'
import { reportTo } from '../report.ts'

export function checkFolder(roots: readonly string[]): Fault[] {
  const own = roots.filter((root) => root !== repositoryRoot)
  return [...own.flatMap(checkTsconfig), ...own.flatMap(checkPictures), ...checkSiteFiles(roots)]
}

/** Builds and editors look for what it extends; a folder that was moved leads elsewhere. */
function checkTsconfig(root: string): Fault[] {
  const file = join(root, 'tsconfig.json')
  if (!existsSync(file)) return []
  const { value, isWhole } = parseTolerantly(readFileSync(file, 'utf8'))
  if (!isWhole || !isObject(value)) {
    const hint = 'Correct the file; \u201cslicewright new site\u201d writes one that is sound.'
    return [{ file, path: ':1:1', message: 'This is not JSON.', hint }]
  }
  const { extends: from } = value as { extends?: unknown }
  if (typeof from !== 'string' || !/^\.{1,2}\//.test(from)) return []
  const path = join(root, from)
  if (existsSync(path) || existsSync(`${path}.json`)) return []
  const right = relative(root, join(repositoryRoot, 'tsconfig.site.json'))
  return [
    {
      file,
      path: '/extends',
      message: `It extends "${from}", which is not there: has the folder been moved?`,
      hint: `From here it is "${right.startsWith('.') ? right : `./${right}`}".`,
    },
  ]
}

/** Pictures of `content/assets` have a name there, not an address. */
function checkPictures(root: string): Fault[] {
  return listDocuments(root).flatMap((file): Fault[] => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/"url"\s*:\s*"\/assets\/([^"]+)"/g)].flatMap((match) => {
      const asset = match[1]!
      if (!existsSync(join(root, 'content/assets', asset))) return []
      return [
        {
          file,
          path: `:${lineAt(text, match.index)}`,
          message: `"/assets/${asset}" is no address of the site: the picture lies in content/assets.`,
          hint: `Write "asset:${asset}".`,
        },
      ]
    })
  })
}

function checkSiteFiles(roots: readonly string[]): Fault[] {
  const { site } = openSite(roots, new JsonReader({ isTolerant: true }))
  const faults: Fault[] = []
  if (!site || dirname(site.path) === join(repositoryRoot, 'site-config')) return faults
  const report = reportTo(faults, site.path)
  const { themeColor, manifest } = site.value
  if (typeof themeColor === 'string' && lexer.match('<color>', themeColor).error)
    report('/themeColor', `"${themeColor}" is no colour.`, 'Write one of CSS, such as #1d4ed8.')
  for (const [index, { src }] of (manifest?.icons ?? []).entries())
    if (![repositoryRoot, ...roots].some((root) => existsSync(join(root, 'public', src))))
      report(
        `/manifest/icons/${index}/src`,
        `There is no file "${src}".`,
        `Put it at public${src}.`,
      )
  return faults
}
