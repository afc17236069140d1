/**
 * `npx slicewright new` as a newcomer runs it: a process, a folder elsewhere, and the resulting
 * site.
 */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDifferences, generateSiteFiles } from '#compiler/generate/generate.ts'
import { listModels } from '#compiler/generate/list-models.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { hasSmallDisk, smallDisk } from '#tests/support/small-disk.ts'
import { exemplar } from './plan-files.ts'

let parent: string
let site: string
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'new-'))
  site = join(parent, 'cook book')
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const run = (command: string, args: readonly string[], folder = site) =>
  runNode(['cli/slicewright.mjs', ...command.split(' '), ...args], folder)

function runNode(words: readonly string[], folder = site) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: repositoryRoot,
    env: { ...process.env, SITE_DIR: folder },
    encoding: 'utf8',
  })
  return { code: status, output: stdout + stderr }
}

const make = (args: string, folder?: string) => run('new', args.split(' '), folder)
const read = (path: string) => readFileSync(join(site, path), 'utf8')

describe('slicewright new', () => {
  it('[PAGEBUILDER-05] makes a site anywhere that passes every check of its files', () => {
    const made = run('new', ['site', site], '')
    expect(made).toMatchObject({ code: 0 })
    expect(made.output).toContain('+ machines/tips/machine.json')
    // A shell reads the folder as one word.
    expect(made.output).toMatch(/To see it: SITE_DIR='\S+cook book' npm run dev/)
    expect(JSON.parse(read('site-config/site.json')).brand).toEqual({
      name: 'Cook Book',
      slug: 'cook-book',
    })
    expect(read('README.md')).not.toMatch(/New Site|new-site|SITE_DIR=\. /)
    expect(read('README.md')).toMatch(/SITE_DIR='\S+cook book' npm run dev/)
    expect(run('check', [])).toMatchObject({ code: 0 })
  })

  it.each([
    ['slice opening-hours', 'slice-registry/slices/opening-hours/OpeningHours.tsx'],
    ['slice calendar --machine', 'machines/calendar/machine.json'],
    ['slice notices -- --machine', 'machines/notices/machine.json'],
    ['slice constructor', 'slice-registry/slices/constructor/Constructor.tsx'],
    ['machine egg-timer', 'machines/egg-timer/machine.json'],
    ['behaviour reader', 'site-config/behaviours.json'],
    ['page-type dailySoup', 'site-config/page-types/daily_soup.json'],
    ['form contact', 'site-config/page-types/form_page.json'],
  ])('[PAGEBUILDER-05] makes a %s there, once', (args, file) => {
    const made = make(args)
    expect(made.output).toContain(`+ ${file}`)
    expect(made.output).toContain(site)
    expect(made.code).toBe(0)
    const before = read(file)
    const again = make(args)
    expect(again.code).toBe(2)
    expect(again.output).toContain('Nothing was written, since these exist already: ')
    expect(read(file)).toBe(before)
  })

  it('[PAGEBUILDER-05] puts a menu and a footer around every page, once', () => {
    const broken = ['broken.json', 'empty.json', 'list.json'].map((name) =>
      join(site, 'content/documents/de-de/story', name),
    )
    for (const [at, text] of ['{', '{}', '[]'].entries()) writeFileSync(broken[at]!, text)
    const { code, output } = make('frame')
    for (const file of broken) rmSync(file)
    expect(output).toContain('~ site-config/layouts/plain.json')
    expect(output).toContain('+ content/documents/de-de/footer/footer.json')
    expect(output).toMatch(/Written to .+\n$/)
    expect(code).toBe(0)
    const menu = JSON.parse(read('content/documents/de-de/website_navbar/website_navbar.json'))
    expect(menu.data.menus.map(({ label }: { label: string }) => label)).toEqual([
      'Start',
      'Die erste',
      'Kontakt',
    ])
    const again = make('frame')
    expect(again.output).toContain('This site has a menu: the section website_navbar.')
    expect(again.code).toBe(2)
  })

  it('[PAGEBUILDER-05] calls what begins like its exemplar by its name', () => {
    expect(JSON.parse(read('slice-registry/slices/opening-hours/schema.json')).title).toBe(
      'Opening hours',
    )
  })

  it('[PAGEBUILDER-11] writes types beside them, which an editor’s TypeScript reads', () => {
    expect(read('slice-registry/generated/slice-fields.ts')).toContain('interface CalendarFields')
    expect(listModels([site]).customtypes.map(({ id }) => id)).toContain('daily_soup')
    expect(findDifferences(generateSiteFiles([site]), site)).toEqual([])
    const check = () => runNode([compiler, '-p', site]).output
    expect(check()).toBe('')
    const component = 'slice-registry/slices/calendar/Calendar.tsx'
    const sound = read(component)
    writeFileSync(join(site, component), sound.replace('fields.entries.map', 'fields.entry.map'))
    expect(check()).toContain("Property 'entry' does not exist on type 'CalendarFields'")
    writeFileSync(join(site, component), sound)
  })

  it.each([
    ['slice 9lives', '“9lives” cannot be a name.', 2],
    ['slice section', 'A part of sections is called Section.', 2],
    ['slice section --machine', 'A part of sections is called Section.', 2],
    ['part order', 'There is no exemplar of “part”.', 1],
    ['slice soup --machin', "Unknown option '--machin'", 1],
    ['slice', 'slicewright new site FOLDER', 1],
    ['frame wide', 'A frame has no name.', 1],
  ])('refuses %s', (args, words, exitCode) => {
    const { code, output } = make(args)
    expect(output).toContain(words)
    expect(code).toBe(exitCode)
  })

  it.each([
    ['behaviour watcher', 'site-config/behaviours.json'],
    ['slice soups --machine', 'site-config/messages/de.json'],
  ])('%s loses nothing of a file that is no JSON', (args, file) => {
    const sound = read(file)
    const broken = sound.replace('{', '{,')
    writeFileSync(join(site, file), broken)
    const { code, output } = make(args)
    expect(output).toContain(file)
    expect(code).toBe(2)
    expect(read(file)).toBe(broken)
    writeFileSync(join(site, file), sound)
  })

  it('names the file that it cannot write, and leaves no part of it', () => {
    const script = 'ulimit -f 1; exec "$0" cli/slicewright.mjs new machine wishes'
    const { status, stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath], {
      cwd: repositoryRoot,
      env: { ...process.env, SITE_DIR: site, NODE_COMPILE_CACHE: '' },
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^.+wishes\/machine\.json could not be written: EFBIG/)
    expect(readdirSync(join(site, 'machines/wishes'))).toEqual([])
  })

  it.skipIf(!hasSmallDisk)(
    'leaves nothing of a site on a full disk, so that it can be run again',
    () => {
      const disk = mkdtempSync(join(tmpdir(), 'new-'))
      const script = `"$0" cli/slicewright.mjs new site ${disk}/bottega; ls -A ${disk}/bottega`
      const { stdout, stderr } = spawnSync(
        'unshare',
        [...smallDisk(64, disk, script), process.execPath],
        { cwd: repositoryRoot, encoding: 'utf8' },
      )
      rmdirSync(disk)
      expect(stdout).toContain('+ README.md')
      expect(stdout).toMatch(/\+ \S+\n$/)
      expect(stderr).toMatch(/bottega\/\S+ could not be written: ENOSPC/)
    },
  )

  it('says what it has made, and counts the faults that were there before in one line', () => {
    const file = 'site-config/page-types/story.json'
    const sound = read(file)
    writeFileSync(join(site, file), sound.replace('"plain"', '"plane"').replace('/data/text', '/x'))
    const { code, output } = make('slice bread')
    writeFileSync(join(site, file), sound)
    expect(code).toBe(0)
    expect(output).toMatch(
      /^\+ slice[^]*\nWritten to \S+cook book\.\n2 faults were there before; `slicewright check` shows them\.\n$/,
    )
  })

  it('refuses a folder whose name a bundler takes for an address', () => {
    const { code, output } = run('new', ['site', join(parent, 'c#')], '')
    expect(output).toContain('c# has a # in its path, which a bundler reads as part of an address.')
    expect(code).toBe(2)
    expect(existsSync(join(parent, 'c#'))).toBe(false)
  })

  it('refuses a folder that holds something, and leaves it', () => {
    const { code, output } = run('new', ['site', site], '')
    expect(output).toContain('cook book is not empty: it has content.')
    expect(code).toBe(2)
  })

  it('[PAGEBUILDER-09] the check of a site names a machine’s fault as the build does', () => {
    const file = 'machines/egg-timer/machine.json'
    const sound = read(file)
    writeFileSync(join(site, file), sound.replace('"target": "first"', '"target": "nowhere"'))
    const checked = run('check', [])
    writeFileSync(join(site, file), sound)
    expect(checked.code).toBe(1)
    expect(checked.output).toContain('/states/further/on/eggTimer.next/1/target')
    expect(checked.output).toContain('nowhere')
  })

  it('[PAGEBUILDER-05] machines are drawn and described in the folder that declares them', () => {
    const { code, output } = run('machines export', [])
    expect(output).toContain('machines: ')
    expect(code).toBe(0)
    expect(read('reports/machines/egg-timer.md')).toContain('stateDiagram')
    expect(read('reports/machines/README.md')).toContain('[egg-timer](egg-timer.md)')
    expect(existsSync(join(site, 'reports/machines/egg-timer.svg'))).toBe(true)
    expect(existsSync(join(repositoryRoot, 'reports/machines/egg-timer.md'))).toBe(false)
  })

  it('[PAGEBUILDER-07] its machines pass the tests that the guide to machines names', () => {
    const { code, output } = runNode([
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/conformance/machines.test.ts',
    ])
    expect(output).toContain('egg-timer: ')
    expect(code, output).toBe(0)
  })

  it('has an exemplar whose own generated files are those of its schemas', () => {
    expect(findDifferences(generateSiteFiles([exemplar]), exemplar)).toEqual([])
  })
})

const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc')
