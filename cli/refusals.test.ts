/** Calls that commands refuse, as people type them: explained in words, with nothing written. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { expectRefused, runCommand } from '#tests/support/run-command.ts'
import { hasSmallDisk, smallDisk } from '#tests/support/small-disk.ts'
import { runProcess, startProcess } from '#tests/support/start-process.ts'
import { commandGroups } from './commands.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'refusals-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a file in the folder of the test. */
function write(path: string, text: string): string {
  const file = join(folder, path)
  writeFileSync(file, text)
  return file
}

const names = commandGroups.flatMap(({ commands }) => commands.map(({ name }) => name))

it.each(names)(
  'slicewright %s explains itself, and refuses an option that it does not know',
  async (name) => {
    const [help, wrong] = await Promise.all([
      runCommand([...name.split(' '), '--help']),
      runCommand([...name.split(' '), '--no-such-option']),
    ])
    expect([help.code, help.stdout.startsWith(`slicewright ${name}`)]).toEqual([0, true])
    expectRefused(wrong, /^Unknown option '--no-such-option'/)
  },
)

const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'lab/package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const ofLab = Object.entries(scripts).map(([name, script]) => ({
  name,
  file: join(repositoryRoot, 'lab', /\S+\.ts$/.exec(script)![0]),
}))

it.each(ofLab)(
  'npm run $name -w lab explains itself, and does nothing else',
  async ({ name, file }) => {
    const { code, stdout } = await runCommand([file, '--help'])
    expect([code, stdout.startsWith(`npm run ${name} -w lab`)]).toEqual([0, true])
  },
)

it('a noun without its verb is told what there is', async () => {
  expectRefused(
    await runCommand(['leads']),
    /^There is no command “leads”\. There are: leads list, /,
  )
  expectRefused(
    await runCommand(['leads', 'lst']),
    /^There is no command “leads lst”\. There are: /,
  )
  expectRefused(await runCommand(['lead']), /^There is no command “lead”\.\n\nslicewright COMMAND/)
})

it('words that a command has no use for are refused, and help is given', async () => {
  const [push, codes, site, help] = await Promise.all([
    runCommand(['content', 'push', 'stray', 'words']),
    runCommand(['codes', 'import', 'pool', 'file', 'another']),
    runCommand(['check', 'here']),
    runCommand(['slices', 'export', '--help']),
  ])
  expectRefused(push, /^Unexpected argument 'stray'\./)
  expectRefused(codes, /^Unexpected argument 'another'\./)
  expectRefused(site, /^Unexpected argument 'here'\./)
  expect(help).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^slicewright slices export /),
  })
})

it('what cannot be restarted is said', async () => {
  expectRefused(
    await runCommand(['restart'], { DATA_DIR: folder }),
    /^No server of several processes listens at .*DATA_DIR\.\n$/,
  )
})

describe('slices', () => {
  it('keeps files that are no gallery', async () => {
    const file = write('notes.txt', 'mine')
    expectRefused(
      await runCommand(['slices', 'export', '--out', folder]),
      /is not a gallery, and holds notes\.txt.*--out/,
    )
    expectRefused(
      await runCommand(['slices', 'export', '--out', file]),
      /notes\.txt is a file\. Name a folder/,
    )
    expect(readdirSync(folder)).toEqual(['notes.txt'])
  })
})

describe('package', () => {
  it('keeps what is not a package, and what was sent to one', async () => {
    const project = write('package.json', '{}')
    expectRefused(
      await runCommand(['package', '--out', folder]),
      /is not a package, and holds package\.json, which would be deleted.*--out/,
    )
    write('sbom.cdx.json', '{}')
    mkdirSync(join(folder, '.data'))
    const leads = write('.data/leads.sqlite', 'of visitors')
    expectRefused(
      await runCommand(['package', '--out', folder]),
      /holds \.data, which would be deleted.*--out/,
    )
    expect([project, leads].filter(existsSync)).toHaveLength(2)
  })
})

describe('site takeover', () => {
  const projects = join(repositoryRoot, 'tests/fixtures/prismic')
  const takeover = (...words: string[]) => runCommand(['site', 'takeover', ...words])

  it('deletes nothing that it has not made', async () => {
    const project = join(folder, 'harbour')
    cpSync(join(projects, 'harbour'), project, { recursive: true })
    expectRefused(
      await takeover(project, '--out', folder),
      /harbour is no site of this command, and holds app, .*which would be deleted.*--out/,
    )
    expect(readdirSync(project)).toEqual(readdirSync(join(projects, 'harbour')))
  })

  it('tries no two projects in one folder', async () => {
    const words = ['a/harbour', 'b/harbour', '--out', join(folder, 'out')]
    expectRefused(await takeover(...words), 'Two projects are called harbour')
    expectRefused(await takeover(), 'Name the folder of a Slice Machine project')
    expect(existsSync(join(folder, 'out'))).toBe(false)
  })

  it('tells of a project without models, and ends with 1', async () => {
    const { code, stdout } = await takeover(folder, '--json', '--out', join(folder, 'out'))
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject([
      { isSound: false, check: expect.stringContaining('has no customtypes/<id>/index.json') },
    ])
  })
})

describe('imports', () => {
  const lighthouse = join(repositoryRoot, 'tests/fixtures/prismic/lighthouse')

  it('names what is no language, before anything is written', async () => {
    const target = join(folder, 'site')
    const words = ['models', 'import', lighthouse, target, '--languages', 'English,fr-fr']
    expectRefused(await runCommand(words), '"English" is no language')
    expect(existsSync(target)).toBe(false)
  })

  it('reads documents of a folder, and writes them where it may', async () => {
    const pull = (...words: string[]) =>
      runCommand(['content', 'pull', join(folder, 'content'), '--from', ...words])
    expectRefused(await pull(join(folder, 'none')), /no folder .*none\. Name one/)
    expectRefused(await pull(join(lighthouse, 'documents'), '--dry-run'), '--from reads a folder')
    expect(existsSync(join(folder, 'content'))).toBe(false)
    const pulled = await pull(join(lighthouse, 'documents'))
    expect([pulled.code, pulled.stdout]).toEqual([0, expect.stringContaining('4 documents are in')])
  })
})

describe('what is kept of people', () => {
  it('is not made by looking for it', async () => {
    const nowhere = join(folder, 'nowhere')
    const isA = 'Set DATA_DIR'
    for (const words of [
      ['mails', 'list'],
      ['subscribers', 'list'],
      ['codes', 'list'],
      ['consent', 'verify'],
      ['publications', 'verify'],
    ])
      expectRefused(await runCommand(words, { DATA_DIR: nowhere }), isA)
    expect(existsSync(nowhere)).toBe(false)
    const DATA_DIR = write('file', '')
    expectRefused(await runCommand(['consent', 'verify'], { DATA_DIR }), isA)
    expectRefused(await runCommand(['publications', 'verify'], { DATA_DIR }), isA)
  })

  it('is not looked for where the environment is malformed', async () => {
    const variables = { DATA_DIR: folder, LEAD_DATABASE_URL: 'nonsense' }
    for (const words of [
      ['mails', 'list'],
      ['codes', 'list'],
    ])
      expectRefused(await runCommand(words, variables), 'LEAD_DATABASE_URL is malformed')
  })

  it('has pools by name, filled from files', async () => {
    const variables = { DATA_DIR: folder }
    const codes = (...words: string[]) => runCommand(['codes', ...words], variables)
    expectRefused(await codes('import', 'apps', join(folder, 'none')), /no file .*none\. Name/)
    expectRefused(await codes('import', 'apps', folder), /is a folder\. Name/)
    expect(await codes('import', 'apps', write('codes.txt', 'A-1\n'))).toMatchObject({ code: 0 })
    expectRefused(await codes('list', 'nopool'), 'There is no pool "nopool". There are: apps.')
  })
})

it('publications verify names a damaged file of receipts', async () => {
  mkdirSync(join(folder, 'publish'))
  for (const text of ['{bad', '{}']) {
    write('publish/receipts.json', text)
    expectRefused(
      await runCommand(['publications', 'verify'], { DATA_DIR: folder }),
      /publish\/receipts\.json in DATA_DIR is damaged: .*Remove it/,
    )
  }
})

it('generate and new refuse what they do not know', async () => {
  expectRefused(await runCommand(['generate', '--chek']), /^Unknown option '--chek'/)
  expectRefused(await runCommand(['generate', 'x']), /^Unexpected argument 'x'/)
  const site = { SITE_DIR: folder }
  expectRefused(await runCommand(['new', 'slice', 'a', 'b'], site), /^Unexpected argument 'b'/)
  expectRefused(await runCommand(['new', 'slice', 'a', '-m'], site), /^Unknown option '-m'/)
  expectRefused(
    await runCommand(['new', 'site', write('file', '')]),
    /file is a file\. Name a folder/,
  )
  expect(readdirSync(folder)).toEqual(['file'])
})

describe('the environment', () => {
  it.each(['abc', '99999'])('has no port %s', async (PORT) => {
    const message = `PORT is "${PORT}"; it must be a number from 0 to 65535`
    expectRefused(await runCommand(['dev'], { PORT }), message)
    expectRefused(await runCommand(['docs.ts'], { PORT }), message)
    expectRefused(await runCommand(['vendor-emulator.ts'], { PORT }), message)
  })

  it('has a folder for a site', async () => {
    const file = write('file', '')
    for (const words of [['dev'], ['check'], ['machines', 'export'], ['report-machines.ts']]) {
      const none = join(folder, 'none')
      expectRefused(await runCommand(words, { SITE_DIR: none }), /none, which does not exist/)
      expectRefused(await runCommand(words, { SITE_DIR: file }), /file, which is not a folder/)
    }
  })
})

it('machines record names what is no recording', async () => {
  const record = (file: string) => runCommand(['machines', 'record', file])
  expectRefused(await record(folder), /is a folder\. Name a recording/)
  for (const text of ['{bad', '{}'])
    expectRefused(await record(write('bad.json', text)), /bad\.json: This is not a recording/)
})

it('machines:mutate tries nothing where nothing is meant', async () => {
  const mutate = (...words: string[]) => runCommand(['mutate-machines.ts', ...words])
  expectRefused(await mutate('zzz'), /^There is no machine "zzz"\./)
  expectRefused(await mutate('--sample', 'few'), /^--sample is "few"; it must be a whole number/)
})

it('tour takes no picture that there is none of', async () => {
  expectRefused(
    await runCommand(['tour.ts', '--only', 'zzz']),
    /No name has "zzz"\. There are "home"/,
  )
})

it('content:multiply copies types that there are, into a folder without documents', async () => {
  const multiply = (...words: string[]) => runCommand(['multiply-content.ts', '2', ...words])
  expectRefused(await multiply(folder, 'zzz'), /of the type zzz\. There are: .*webinar/)
  mkdirSync(join(folder, 'documents/en-us'), { recursive: true })
  expectRefused(await multiply(folder, 'webinar'), /holds documents already/)
  expectRefused(await multiply('content', 'webinar'), /^content holds documents already/)
  expectRefused(await multiply(write('file', ''), 'webinar'), /file is a file\. Name a folder/)
  expect(readdirSync(folder)).toEqual(['documents', 'file'])
})

describe('content serve', () => {
  it('writes nothing when it cannot serve', async () => {
    const held = createServer().listen(0, '127.0.0.1')
    await once(held, 'listening')
    const { port } = held.address() as AddressInfo
    const place = join(folder, 'new')
    const serve = (...words: string[]) =>
      runCommand(['content', 'serve', ...words], { PRISMIC_WRITE_TOKEN: 't' })
    try {
      expectRefused(await serve(place, '--port', String(port)), `Port ${port} is not available`)
      expectRefused(await serve(place, '--port', 'x'), '--port is "x"; it must be a number')
      expectRefused(await serve(place, '--name', 'qa'), /--name is "qa"; it must be .*at least 4/)
      expectRefused(await serve(place, '--webhook', 'x'), '--webhook is "x"; it must be an address')
      expectRefused(await serve(write('file', '')), /file is a file\. Name a folder/)
      expect(existsSync(place)).toBe(false)
    } finally {
      held.close()
    }
  })

  it('prints what a shell hands on to the commands', async () => {
    const port = String(await findFreePort())
    const serving = startProcess(
      process.execPath,
      ['cli/slicewright.mjs', 'content', 'serve', join(folder, 'new'), '--port', port],
      { env: { ...process.env, PRISMIC_WRITE_TOKEN: 't' } },
    )
    const set = await serving.waitFor(
      'it was served',
      (output) => output.split('\n').slice(1, -1)[0],
    )
    const script = `${set}\n"$0" cli/slicewright.mjs models diff || test $? = 1`
    const env = { PATH: process.env['PATH'], PRISMIC_WRITE_TOKEN: 't' }
    const answer = await runProcess('sh', ['-c', script, process.execPath], { env })
    await serving.kill()
    expect(answer).toMatch(/ models are new, 0 have changed\.\n$/)
  })

  it.skipIf(!hasSmallDisk)('names a folder that it cannot write', () => {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    const script = `cat /dev/zero > ${disk}/full 2>&-; "$0" cli/slicewright.mjs content serve ${disk}/new --port 0`
    const { stderr } = spawnSync('unshare', [...smallDisk(64, disk, script), process.execPath], {
      cwd: repositoryRoot,
      env: { ...process.env, PRISMIC_WRITE_TOKEN: 't' },
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/^\S+\/disk\/new could not be written: .*Make room/)
  })
})

it('experiments report wants events of a file', async () => {
  const report = (file: string) => runCommand(['experiments', 'report', file])
  for (const text of ['{}', 'null', '[]', '{"results":[{"event":"a"}]}', ''])
    expectRefused(
      await report(write('events.json', text)),
      /events\.json contains no events\. Expected/,
    )
  expectRefused(
    await report(write('events.json', '[{bad')),
    /events\.json: It starts as a JSON list/,
  )
  expectRefused(
    await report(write('events.json', '{bad')),
    /events\.json: Line 1 is not a JSON object/,
  )
  expectRefused(await report(folder), /is a folder\. Name a file of events/)
})

it('models pull and leads export name a place that cannot be written', async () => {
  const file = write('file', '')
  expectRefused(await runCommand(['models', 'pull', file]), /file is a file\. Name a folder/)
  expectRefused(await runCommand(['content', 'pull', file]), /file is a file\. Name a folder/)
  const variables = { DATA_DIR: folder }
  await runCommand(['codes', 'import', 'apps', write('codes.txt', 'A-1\n')], variables)
  const place = join(folder, 'none/leads.csv')
  expectRefused(
    await runCommand(['leads', 'export', '--file', place], variables),
    /leads\.csv'\. Choose a file in a folder that is there/,
  )
})

const withoutNetwork = ['--user', '--map-root-user', '--net']
/** Ignores npm's own files there. */
const isTry = (name: string) => name.startsWith('try-package-')

it.skipIf(spawnSync('unshare', [...withoutNetwork, 'true']).status !== 0)(
  'package:try says at once that there is no registry, and leaves nothing',
  () => {
    const { status, stdout, stderr } = spawnSync(
      'unshare',
      [...withoutNetwork, process.execPath, 'lab/commands/try-package.ts'],
      { cwd: repositoryRoot, env: { ...process.env, TMPDIR: folder }, encoding: 'utf8' },
    )
    expect(stdout.trim()).toBe('npm ping ...')
    expect(stderr).toMatch(/^npm ping .* ended with 1:\n[^]*request to https?:\S+ failed/)
    expect(status).toBe(1)
    expect(readdirSync(folder).filter(isTry)).toEqual([])
  },
)

it('package:try that is stopped leaves neither folder nor process', async () => {
  const held = createServer(() => {}).listen(0, '127.0.0.1')
  await once(held, 'listening')
  const { port } = held.address() as AddressInfo
  const NPM_CONFIG_REGISTRY = `http://127.0.0.1:${port}`
  const trying = startProcess(process.execPath, ['lab/commands/try-package.ts'], {
    env: { ...process.env, TMPDIR: folder, NPM_CONFIG_REGISTRY },
  })
  try {
    const asked = once(held, 'connection')
    await Promise.race([asked, trying.ended])
    await trying.stop()
    expect(trying.stderr()).toBe('Stopped by SIGTERM.\n')
    expect(readdirSync(folder).filter(isTry)).toEqual([])
  } finally {
    held.close()
  }
})
