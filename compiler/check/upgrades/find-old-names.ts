/** Names of before in what stands around a site: its manifest, and files that call commands or set variables. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapePointer } from '#schemas/json-pointer.ts'
import { isObject } from '#schemas/is-object.ts'
import type { Fault } from '../../read/fault.ts'
import { parseTolerantly } from '../../read/parse-tolerantly.ts'
import { upgrades } from './table.ts'
import { toFault, type Upgrade } from './upgrade.ts'

const byLength = (area: Upgrade['area']) =>
  upgrades.filter((row) => row.area === area).sort((a, b) => b.old.length - a.old.length)
const commands = byLength('commands')
const variables = byLength('variables')

/** Where commands are called and variables set, beside the manifest. */
const files =
  '{.env*,Dockerfile*,Makefile,Procfile,netlify.toml,.gitlab-ci.yml,compose*.{yml,yaml},docker-compose*.{yml,yaml},*.sh,*.service,.ci/*,.github/workflows/*.{yml,yaml}}'

/** @param root - a site; a folder without a manifest may be the part of one */
export function findOldNames(root: string): Fault[] {
  const manifest = readManifest(join(root, 'package.json'))
  return [
    ...(manifest ? checkManifest(join(root, 'package.json'), manifest) : []),
    // An `.env` may be the folder of a Python environment.
    ...globSync(files, { cwd: root, exclude: ['node_modules/**'], withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .flatMap((file) => checkLines(file, manifest?.scripts ?? {})),
  ]
}

interface Manifest {
  scripts?: Readonly<Record<string, unknown>>
  imports?: Readonly<Record<string, unknown>>
}

function readManifest(file: string): Manifest | undefined {
  if (!existsSync(file)) return undefined
  const { value } = parseTolerantly(readFileSync(file, 'utf8'))
  return isObject(value) ? value : undefined
}

function checkManifest(file: string, { scripts = {}, imports = {} }: Manifest): Fault[] {
  const ofEngine = Object.keys(imports).filter((name) =>
    /^#(?:runtime|schemas|parts|tools|tests)(?:\/|$)/.test(name),
  )
  return [
    ...ofEngine.map((name) => ({
      file,
      path: `/imports/${escapePointer(name)}`,
      message: `"imports" names "${name}", which is the engine's: it finds its own by itself.`,
      hint: 'Remove the line; the build and the check resolve it. For an editor, let tsconfig.json extend the tsconfig.site.json of the engine. See docs/guides/upgrade.md#manifest.',
    })),
    ...Object.entries(scripts).flatMap(([name, line]): Fault[] => {
      if (typeof line !== 'string') return []
      const path = `/scripts/${escapePointer(name)}`
      return [
        ...findCommands(line, scripts).map((row) => toFault(row, { file, path })),
        ...findPaths(line).map((row) => toFault(row, { file, path })),
      ]
    }),
  ]
}

function checkLines(file: string, scripts: Readonly<Record<string, unknown>>): Fault[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index): Fault[] => {
      const at = { file, path: `:${index + 1}` }
      const set = variables.filter(({ old }) => new RegExp(`\\b${old}\\b`).test(line))
      return [...findCommands(line, scripts), ...findPaths(line), ...set].map((row) =>
        toFault(row, at),
      )
    })
}

/**
 * Commands that are called by their names of before, by `slicewright` or by npm in a checkout of the engine.
 *
 * @param own - scripts of the site: those it may call as it likes
 */
function findCommands(line: string, own: Readonly<Record<string, unknown>>): Upgrade[] {
  const called = [...line.matchAll(/\bslicewright ([a-z][\w:-]*)([^&|;"]*)/g)].flatMap(
    ([, name = '', rest = '']) => findCommand(name, rest) ?? [],
  )
  const run = [...line.matchAll(/\bnpm (?:[^&|;"]*? )?run (?:-\S+ )*([a-z][\w:-]*)([^&|;"]*)/g)]
  const scripts = run.flatMap(([whole, name = '', rest = '']) => {
    const isOwn = name in own && !/ (?:--prefix|-C)\b/.test(whole)
    return isOwn || /(?:^| )-w lab\b/.test(rest) ? [] : (findCommand(name, rest) ?? [])
  })
  return [...called, ...scripts]
}

/** The option too, where that is what is gone; a command that has its name still has blanks in it. */
function findCommand(name: string, rest: string): Upgrade | undefined {
  return commands.find(({ old, now }) => {
    const [command, option] = old.split(' ')
    if (command !== name) return false
    if (option !== undefined) return new RegExp(`${option}\\b`).test(rest)
    // `machines export` begins with a name of before.
    const verb = /^ ([a-z]+)/.exec(rest)?.[1]
    return !(verb !== undefined && now === `slicewright ${name} ${verb}`)
  })
}

/** Files of the engine that are run by their path. */
function findPaths(line: string): Upgrade[] {
  return [...line.matchAll(/[\w./-]*\/?tools\/(?:commands|package)\/([\w-]+)\.(?:ts|mjs)/g)]
    .filter(([path]) => /slicewright|\.\.\//.test(path))
    .map(([old, name = '']) => ({
      area: 'commands',
      old,
      mend: `Call the command instead: "npx slicewright --help" lists them, "${name}" among them.`,
      section: 'commands',
    }))
}
