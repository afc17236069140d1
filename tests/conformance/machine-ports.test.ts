/** What machines may reach: their ports, and nothing else of a browser. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { checkMachines } from '../../compiler/check/build/check-machines.ts'
import { bindOwnImplementations } from '../../compiler/machines/host-adapters.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-ports-'))
  cpSync(join(repositoryRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  return join(folder, file)
}

/** Names of globals that the linter refuses in a file at this place. */
function refusedIn(file: string, text: string): string[] {
  write(file, text)
  const oxlint = join(repositoryRoot, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', file], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] }
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted-globals'))
    .map(({ message }) => /'(\w+)'/.exec(message)?.[1] ?? message)
    .toSorted()
}

describe('a machine’s own implementations', () => {
  const reaching = `export const implementations = () => ({
    actions: {
      'planted.act': () => {
        document.title = window.name
        navigator.clipboard.writeText(localStorage.getItem('a') ?? '')
        return fetch('/')
      },
    },
  })\n`

  it.each([
    'machines/planted/implementations.ts',
    'tests/fixtures/sites/x/machines/planted/act.ts',
  ])('[PAGEBUILDER-07] reach for no global of a browser in %s', (file) => {
    expect(refusedIn(file, reaching)).toEqual([
      'document',
      'fetch',
      'localStorage',
      'navigator',
      'window',
    ])
  })

  it('may take what their ports give', () => {
    const taking = reaching.replace(
      '() =>',
      '({ document, fetch, localStorage, navigator, window }) =>',
    )
    expect(refusedIn('machines/planted/implementations.ts', taking)).toEqual([])
  })

  it('is no rule for the browser’s side of the ports', () => {
    expect(refusedIn('runtime/browser/host/planted.ts', reaching)).toEqual([])
  })
})

describe('the host ports of a machine', () => {
  const planted = (ports: unknown) => {
    write(
      'site/machines/planted/machine.json',
      JSON.stringify({
        id: 'planted',
        description: 'Rests.',
        initial: 'here',
        states: { here: { description: 'It rests.', meta: { terminal: true } } },
      }),
    )
    write('site/machines/planted/implementations.json', JSON.stringify({ ports }))
    return write('site/machines/planted/implementations.ts', '')
  }

  it('[PAGEBUILDER-07] are told by file and place when there is none of the name', () => {
    planted(['host', 'clipbord'])
    expect(checkMachines([join(folder, 'site')])).toEqual([
      {
        file: join(folder, 'site/machines/planted/implementations.json'),
        path: '/ports/1',
        message: 'There is no host port "clipbord".',
        hint: 'Did you mean "clipboard"?',
      },
    ])
  })

  it('come to the browser with the machines that name them, and no others do', () => {
    const { imports, list } = bindOwnImplementations([planted(['host'])])
    expect(imports.join('\n')).toContain('/host/shared/host.ts"')
    expect(imports).toHaveLength(2)
    expect(list).toContain('{ ...ports, host }')
    expect(bindOwnImplementations([planted([])])).toMatchObject({ list: '[own0]' })
  })
})
