/**
 * Possible names of pictures, from the files alone: known before anything is built, and more than
 * actually exist.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles, findFolders } from '../../compiler/read/roots.ts'
import type { PageType } from '../../runtime/model/config/page-type.ts'
import type { SiteConfig } from '../../runtime/model/config/site-config.ts'
import { nameShot, widths } from './take-shots.ts'

/** Names from the current files: `slice hero default at 375`. */
export function listKnownNames(roots: readonly string[]): string[] {
  const paths = [
    ...findFolders(roots, slices, mocks).map(({ path }) => join(path, mocks)),
    ...findFiles(roots, pageTypes, '.json').map(({ path }) => path),
    ...roots.map((root) => join(root, site)).filter((path) => existsSync(path)),
  ]
  return listNames(paths, (path) => readFileSync(path, 'utf8'))
}

/**
 * Names from the files of a commit.
 * @param git - runs git and returns its output
 */
export function listNamesOfCommit(commit: string, git: (...args: string[]) => string): string[] {
  const list = git('ls-tree', '-r', '--name-only', commit, '--', slices, pageTypes, site)
  return listNames(list.split('\n'), (path) => git('show', `${commit}:${path}`))
}

const slices = 'slice-registry/slices'
const mocks = 'mocks.json'
const pageTypes = 'site-config/page-types'
const site = 'site-config/site.json'

function listNames(paths: readonly string[], read: (path: string) => string): string[] {
  const readAll = <Value extends object>(pattern: string) =>
    paths.flatMap((path) => {
      const found = new RegExp(`(?:^|/)${pattern}$`).exec(path)
      return found ? [{ name: found[1] ?? '', value: JSON.parse(read(path)) as Value }] : []
    })
  const sections = readAll(`${slices}/([^/]+)/${mocks}`).flatMap(({ name, value }) =>
    Object.keys(value).map((mock) => `slice ${name.replaceAll('-', '_')} ${mock}`),
  )
  const configs = readAll<Partial<PageType>>(`${pageTypes}/[^/]+\\.json`)
  const routes = configs.flatMap(({ value: { routes = [] } }) => routes)
  const sites = readAll<Partial<SiteConfig>>(site)
  const locales = sites.flatMap(({ value: { locales = [] } }) => locales)
  const pages = routes.flatMap(({ name }) => locales.map(({ code }) => `page ${name} ${code}`))
  return [...sections, ...pages].flatMap((subject) =>
    widths.map((width) => nameShot(subject, width)),
  )
}
