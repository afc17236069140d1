/** What the documentation tells people to type works, whichever Node their machine has. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { readMarkdown } from '#tests/support/markdown/read-markdown.ts'
import { generateCommandReference } from '../../cli/command-reference.ts'
import { findCommand } from '../../cli/commands.ts'
import { sourceFolders } from '../../compiler/build/folders.ts'

interface Manifest {
  scripts: Record<string, string>
  engines: { node: string }
  bin: Record<string, string>
}

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
const { scripts, engines, bin } = JSON.parse(read('package.json')) as Manifest
const lab = JSON.parse(read('lab/package.json')) as Manifest
const isOfLab = (text: string) => text.endsWith(' -w lab')

/** What people read: pages, and comments and messages in the code. */
const texts = [
  '*.md',
  'docs/**/*.md',
  'content/*.md',
  ...sourceFolders.flatMap((folder) => [`${folder}/**/*.md`, `${folder}/**/*.{ts,tsx}`]),
]
  .flatMap((pattern) => globSync(pattern, { cwd: repositoryRoot }))
  .filter((file) => !/generated\/|\.test\.tsx?$|\.spec\.ts$/.test(file))
  .map((file) => ({ file, text: read(file) }))

function find(pattern: RegExp): { file: string; name: string }[] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([whole, name = whole]) => ({ file, name })),
  )
}

describe('every command in the documentation', () => {
  it('that npm runs is one of package.json', () => {
    const named = find(/npm run ([\w:-]*\w(?: -w lab)?)/g)
    expect(named.length).toBeGreaterThan(50)
    const isThere = (name: string) =>
      isOfLab(name) ? name.replace(' -w lab', '') in lab.scripts : name in scripts
    expect(named.filter(({ name }) => !isThere(name))).toEqual([])
    expect(Object.keys(scripts).length).toBeLessThan(10)
  })

  it('that npx runs is installed', () => {
    const named = find(/npx ([\w@/-]*\w)/g)
    expect(named.length).toBeGreaterThan(0)
    // Sites install the command of this package beside those of others.
    const isThere = (name: string) =>
      name in bin || existsSync(join(repositoryRoot, 'node_modules/.bin', name))
    expect(named.filter(({ name }) => !isThere(name))).toEqual([])
  })

  it('of slicewright is one of its list', () => {
    const named = find(/npx slicewright ((?!COMMAND)\w[\w-]*(?: [a-z][\w-]*)?)/g)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(({ name }) => !findCommand(name.split(' ')))).toEqual([])
  })

  it('is in the reference with its help, which `npx vitest run -u` writes', async () => {
    await expect(generateCommandReference()).resolves.toMatchFileSnapshot(
      join(repositoryRoot, 'docs/reference/commands.md'),
    )
  })

  it('gives no TypeScript to the Node of the machine, which may not read it', () => {
    expect(find(/\bnode (?:--\S+ )*[\w./-]+\.tsx?\b/g)).toEqual([])
  })

  it('of a manifest has its file', () => {
    const toFiles = (all: Record<string, string>, folder: string) =>
      Object.values(all).flatMap((script) =>
        (script.match(/\S+\.(?:ts|mjs)\b/g) ?? []).map((file) => join(folder, file)),
      )
    const files = [...toFiles(scripts, ''), ...toFiles(lab.scripts, 'lab')]
    expect(files.length).toBeGreaterThan(25)
    expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  })
})

describe('every command', () => {
  const files = ['cli/*.ts', 'lab/{bench,commands,suite}/**/*.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: repositoryRoot }))
    .filter((file) => !/\.test\.ts$|\.d\.ts$|^lab\/bench\/peers\/(?:site|floor)\//.test(file))
    .map((file) => join(repositoryRoot, file))

  it('is read by Node alone, which knows no components', () => {
    const read = new Set<string>()
    const wrong = new Set<string>()
    const visit = (file: string, from: string) => {
      if (file.endsWith('.tsx')) wrong.add(`${relative(repositoryRoot, from)}: ${file}`)
      if (read.has(file) || !file.endsWith('.ts')) return
      read.add(file)
      for (const imported of findImports(file)) visit(imported, file)
    }
    for (const file of files) visit(file, file)
    console.log(`${files.length} commands, ${read.size} files`)
    expect(files.length).toBeGreaterThan(40)
    expect(read.size).toBeGreaterThan(400)
    expect([...wrong]).toEqual([])
  })
})

/** Of this repository. */
function findImports(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { body } = parseAst(source, { lang: 'ts' })
  const fixed = body.flatMap((node) => {
    if (node.type === 'ImportDeclaration') return node.importKind === 'type' ? [] : node.source
    if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportAllDeclaration') return []
    return node.exportKind === 'type' ? [] : (node.source ?? [])
  })
  const late = [...source.matchAll(/ import\('(#[\w/-]+|\.[^']+\.ts)'\)/g)].map(([, name]) => name!)
  return [...fixed.map(({ value }) => value), ...late]
    .filter((name) => /^[.#]/.test(name))
    .map((name) => createRequire(file).resolve(name))
}

describe('every file named in the documentation', () => {
  /** Decisions tell of folders that were there at the time. */
  const pages = texts.filter(
    ({ file }) => file.endsWith('.md') && !/^docs\/(?:decisions|requirements)/.test(file),
  )
  const isGuide = (file: string) => /^docs\/(?:guides|operations)\//.test(file)

  /** Where the examples of the guides are, and what their readers write or generate. */
  const siteRoots = [
    ...['bakery', 'book-club', 'tiny'].map((name) => `tests/fixtures/sites/${name}`),
    'cli/new/site',
  ]
  const isMadeByReaders = (name: string) =>
    /(?:^|\/)(?:opening-hours|survey\.ts|(?:book_club|loaf)(?:\.schema)?\.json)(?:\/|$)/.test(name)
  /** The files that blocks of a guide are; `guides.test.ts` writes them. */
  const isBlock = (file: string, name: string) =>
    readMarkdown(file, read(file)).blocks.some(({ info }) => info.split('#')[0] === name)

  it('in backticks is there', () => {
    const named = pages.flatMap(({ file, text }) => {
      const prose = text.replaceAll(/```[^]*?```/g, '')
      return [...prose.matchAll(/`([a-z][\w-]*(?:\/[\w.@+-]+)+\/?|[a-z][\w-]*\/)`/g)].map(
        ([, name]) => ({ file, name: name! }),
      )
    })
    expect(named.filter(({ file }) => file === 'ARCHITECTURE.md').length).toBeGreaterThan(40)
    expect(named.filter(({ file }) => isGuide(file)).length).toBeGreaterThan(40)
    const isThere = ({ file, name }: { file: string; name: string }) =>
      // What a build makes, and media types.
      /^(?:(?:dist|reports)\/|application\/)/.test(name) ||
      [
        '',
        dirname(file),
        'adapters/prismic',
        'runtime',
        'slice-registry',
        ...(isGuide(file) ? siteRoots : []),
      ].some((root) => existsSync(join(repositoryRoot, root, name))) ||
      (isGuide(file) && (isMadeByReaders(name) || isBlock(file, name)))
    expect(named.filter((each) => !isThere(each))).toEqual([])
  })

  it('as the target of a link is there', () => {
    const links = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map(([, to]) => join(dirname(file), to!)),
    )
    expect(links.length).toBeGreaterThan(50)
    expect(links.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  })
})

describe('the version of Node', () => {
  it('is said alike by package.json, the lock file and the README', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, Manifest>
    }
    expect(packages['']!.engines).toEqual(engines)
    const [, least] = /^\^(\d+\.\d+)\.\d+/.exec(engines.node)!
    expect(read('README.md')).toContain(`Node ${least} or newer`)
  })

  it('that runs the commands is the one the project pins', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>
    }
    expect(process.versions.node).toBe(optionalDependencies['node'])
  })
})
