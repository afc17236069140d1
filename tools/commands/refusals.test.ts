/** What commands refuse, as people type it: said in words, with nothing written. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectRefused, runCommand } from '#tests/support/run-command.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'refusals-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** In the folder of the test. */
function write(path: string, text: string): string {
  const file = join(folder, path)
  writeFileSync(file, text)
  return file
}

const commands = [
  ['export-slices.ts'],
  ['verify-consent.ts'],
  ['verify-publication.ts'],
  ['codes.ts', 'list'],
  ['codes.ts', 'import'],
  ['mails.ts', 'mails'],
  ['mails.ts', 'subscribers'],
  ['dev.ts'],
  ['build.ts'],
  ['check-site.ts'],
  ['check-content.ts', 'conformance'],
  ['check-content.ts', 'lint'],
  ['content.ts', 'push'],
  ['export-machines.ts'],
  ['record-machine.ts'],
  ['report-machines.ts'],
  ['trace.ts'],
]

describe.each(commands)('%s %s', (...words) => {
  it('refuses what it does not know, and explains itself', async () => {
    const [unknown, surplus, help] = await Promise.all([
      runCommand([...words, '--no-such-option']),
      runCommand([...words, 'a', 'b', 'c']),
      runCommand([...words, '--help']),
    ])
    expectRefused(unknown, /^Unknown option '--no-such-option'/)
    expectRefused(surplus, /^"[a-c]" is a word too many\./)
    expect([help.code, help.stderr]).toEqual([0, ''])
    expect(help.stdout).toMatch(/^npm run [a-z:]+/)
  })
})

describe('slices', () => {
  it('keeps files that are no gallery', async () => {
    const file = write('notes.txt', 'mine')
    expectRefused(
      await runCommand(['export-slices.ts', '--out', folder]),
      /is no gallery, and holds notes\.txt.*--out/,
    )
    expectRefused(
      await runCommand(['export-slices.ts', '--out', file]),
      /notes\.txt is a file\. Name a folder/,
    )
    expect(readdirSync(folder)).toEqual(['notes.txt'])
  })
})

describe('what is kept of people', () => {
  it('is not made by looking for it', async () => {
    const nowhere = join(folder, 'nowhere')
    const isA = 'Set DATA_DIR'
    for (const words of [
      ['mails.ts', 'mails'],
      ['mails.ts', 'subscribers'],
      ['codes.ts', 'list'],
      ['verify-consent.ts'],
      ['verify-publication.ts'],
    ])
      expectRefused(await runCommand(words, { DATA_DIR: nowhere }), isA)
    expect(existsSync(nowhere)).toBe(false)
    const DATA_DIR = write('file', '')
    expectRefused(await runCommand(['verify-consent.ts'], { DATA_DIR }), isA)
    expectRefused(await runCommand(['verify-publication.ts'], { DATA_DIR }), isA)
  })

  it('is not looked for where the environment is malformed', async () => {
    const variables = { DATA_DIR: folder, LEAD_DATABASE_URL: 'nonsense' }
    for (const words of [
      ['mails.ts', 'mails'],
      ['codes.ts', 'list'],
    ])
      expectRefused(await runCommand(words, variables), 'LEAD_DATABASE_URL is malformed')
  })

  it('has pools by name, filled from files', async () => {
    const variables = { DATA_DIR: folder }
    const codes = (...words: string[]) => runCommand(['codes.ts', ...words], variables)
    expectRefused(await codes('import', 'apps', join(folder, 'none')), /no file .*none\. Name/)
    expectRefused(await codes('import', 'apps', folder), /is a folder\. Name/)
    expect(await codes('import', 'apps', write('codes.txt', 'A-1\n'))).toMatchObject({ code: 0 })
    expectRefused(await codes('list', 'nopool'), 'There is no pool "nopool". There are: apps.')
  })
})

it('publish:verify names a damaged file of receipts', async () => {
  mkdirSync(join(folder, 'publish'))
  for (const text of ['{bad', '{}']) {
    write('publish/receipts.json', text)
    expectRefused(
      await runCommand(['verify-publication.ts'], { DATA_DIR: folder }),
      /publish\/receipts\.json in DATA_DIR is damaged: .*Remove it/,
    )
  }
})

describe('generate and new', () => {
  it('refuse what they do not know, and explain themselves', async () => {
    const generate = 'schemas/generate.ts'
    expectRefused(await runCommand([generate, '--chek']), /^Unknown option '--chek'/)
    expectRefused(await runCommand([generate, 'x']), /^Unexpected argument 'x'/)
    const site = { SITE_DIR: folder }
    expectRefused(await runCommand(['new.ts', 'slice', 'a', 'b'], site), '"b" is a word too many')
    expectRefused(await runCommand(['new.ts', 'slice', 'a', '-m'], site), 'There is no -m.')
    expectRefused(
      await runCommand(['new.ts', 'site', write('file', '')]),
      /file is a file\. Name a folder/,
    )
    expect(readdirSync(folder)).toEqual(['file'])
    for (const words of [[generate], ['new.ts']]) {
      const { code, stdout } = await runCommand([...words, '--help'])
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^npm run (?:generate|new) /)])
    }
  })
})

describe('the environment', () => {
  it.each(['abc', '99999'])('has no port %s', async (PORT) => {
    const message = `PORT is "${PORT}"; it must be a number from 0 to 65535`
    expectRefused(await runCommand(['dev.ts'], { PORT }), message)
    expectRefused(await runCommand(['docs.ts'], { PORT }), message)
  })

  it('has a folder for a site', async () => {
    const file = write('file', '')
    for (const command of ['dev.ts', 'check-site.ts']) {
      const none = join(folder, 'none')
      expectRefused(await runCommand([command], { SITE_DIR: none }), /none, which does not exist/)
      expectRefused(await runCommand([command], { SITE_DIR: file }), /file, which is no folder/)
    }
  })
})

it('machines:record names what is no recording', async () => {
  const record = (file: string) => runCommand(['record-machine.ts', file])
  expectRefused(await record(folder), /is a folder\. Name a recording/)
  for (const text of ['{bad', '{}'])
    expectRefused(await record(write('bad.json', text)), /bad\.json: This is no recording/)
})

it('tour takes no picture that there is none of', async () => {
  expectRefused(
    await runCommand(['tour.ts', '--only', 'zzz']),
    /No name has "zzz"\. There are "home"/,
  )
})
