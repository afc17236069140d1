/** What pictures can be called, by what files say: known before anything is built. */
import type { PageType } from '../../runtime/model/config/page-type.ts'
import type { SiteConfig } from '../../runtime/model/config/site-config.ts'
import { readSiteFiles } from '../build/modules/site-files.ts'
import { readGallery } from '../gallery/read-gallery.ts'
import { nameShot, widths } from './take-shots.ts'

/** `slice hero default at 375`. */
type Name = string

interface Declared {
  /** Names of mocks, by type. */
  mocks: readonly (readonly [type: string, names: readonly string[]])[]
  pageTypes: readonly Partial<Pick<PageType, 'routes'>>[]
  locales: SiteConfig['locales']
}

/** Of the files as they are. A page has a name in each language here; it is looked at in one. */
export function listKnownNames(roots: readonly string[]): Name[] {
  const { pageTypes, config } = readSiteFiles(roots)
  const mocks = readGallery(roots).map(({ type, mocks }) => [type, Object.keys(mocks)] as const)
  return nameAll({ mocks, pageTypes, locales: config.locales })
}

/**
 * Of the files of a commit.
 * @param git - what the command of this name writes
 */
export function listNamesOfCommit(commit: string, git: (...args: string[]) => string): Name[] {
  const list = [
    'ls-tree',
    '-r',
    '--name-only',
    commit,
    '--',
    'slice-registry/slices',
    'site-config',
  ]
  const paths = git(...list).split('\n')
  const readAll = (pattern: RegExp) =>
    paths.flatMap((path) => {
      const [, name] = pattern.exec(path) ?? []
      return name === undefined
        ? []
        : [[name, JSON.parse(git('show', `${commit}:${path}`))] as const]
    })
  return nameAll({
    mocks: readAll(/^slice-registry\/slices\/([^/]+)\/mocks\.json$/).map(
      ([folder, mocks]) => [folder.replaceAll('-', '_'), Object.keys(mocks)] as const,
    ),
    pageTypes: readAll(/^site-config\/page-types\/([^/]+)\.json$/).map(([, type]) => type),
    locales: readAll(/^site-config\/(site)\.json$/).flatMap(([, { locales = [] }]) => locales),
  })
}

function nameAll({ mocks, pageTypes, locales }: Declared): Name[] {
  const slices = mocks.flatMap(([type, names]) => names.map((name) => `slice ${type} ${name}`))
  const routes = pageTypes.flatMap(({ routes = [] }) => routes.map(({ name }) => name))
  const pages = routes.flatMap((route) => locales.map(({ code }) => `page ${route} ${code}`))
  return [...slices, ...pages].flatMap((subject) => widths.map((width) => nameShot(subject, width)))
}
