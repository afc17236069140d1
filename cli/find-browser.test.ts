/** Runs against real programs, each in its own folder, that act like a browser or an installer. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceFolders } from '#compiler/build/folders.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { ensureBrowser, findBrowser, usualPlaces, type Machine } from './find-browser.ts'

let folder: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'))
  said = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const browser = 'echo "Chromium 156.0.8078.79"'
/** Ubuntu's placeholder of that name. */
const shim = 'echo "Command requires the chromium snap: snap install chromium" >&2; exit 1'
const path = (name: string) => join(folder, name)

function program(name: string, script: string): void {
  mkdirSync(dirname(path(name)), { recursive: true })
  writeFileSync(path(name), `#!/bin/sh\n${script}\n`)
  chmodSync(path(name), 0o755)
}

/** A script that notes its call and makes a program. */
function installer(name: string, made: string, script: string): string {
  const file = path(made)
  return `echo "${name} $*" >> ${path('calls')}
/bin/mkdir -p ${dirname(file)}
printf '#!/bin/sh\\n%s\\n' '${script}' > ${file}
/bin/chmod 755 ${file}`
}

function calls(): string[] {
  return existsSync(path('calls')) ? readFileSync(path('calls'), 'utf8').trim().split('\n') : []
}

/** A machine with nothing on it but what a test puts there. */
function machine(changes: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    env: { PATH: path('bin') },
    isRoot: false,
    places: [path('opt/chrome')],
    ownPath: () => path('own/chrome'),
    playwright: ['/bin/sh', path('playwright')],
    say: (line) => said.push(line),
    ...changes,
  }
}

describe('a browser that is there', () => {
  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'is found on the PATH as %s',
    (name) => {
      program(`bin/${name}`, browser)
      expect(findBrowser(machine())).toEqual({ path: path(`bin/${name}`), isPlaywrights: false })
    },
  )

  it('is found where it usually is', () => {
    program('opt/chrome', browser)
    expect(findBrowser(machine())?.path).toBe(path('opt/chrome'))
  })

  it("is Playwright's own, when nothing else is installed", () => {
    program('own/chrome', browser)
    expect(findBrowser(machine())).toEqual({ path: path('own/chrome'), isPlaywrights: true })
    program('bin/chromium', browser)
    expect(findBrowser(machine())?.isPlaywrights).toBe(false)
  })

  it('is passed over when it does not start', () => {
    program('bin/chromium', shim)
    program('bin/google-chrome', browser)
    expect(findBrowser(machine())?.path).toBe(path('bin/google-chrome'))
  })

  it('is the one that CHROME_PATH names, and none when that is no program', () => {
    program('bin/chromium', browser)
    program('mine', browser)
    expect(findBrowser(machine({ env: { CHROME_PATH: path('mine') } }))?.path).toBe(path('mine'))
    expect(() => findBrowser(machine({ env: { CHROME_PATH: path('gone') } }))).toThrow(
      `CHROME_PATH names ${path('gone')}`,
    )
  })

  it('is installed by nobody, and named to all programs started afterwards', async () => {
    program('bin/chromium', browser)
    program('playwright', installer('playwright', 'own/chrome', browser))
    const mine = machine()
    await ensureBrowser(mine)
    expect(mine.env['CHROME_PATH']).toBe(path('bin/chromium'))
    expect(calls()).toEqual([])
    expect(said).toEqual([])
  })

  it('is looked for where macOS and Windows have it', () => {
    expect(usualPlaces('darwin', { HOME: '/Users/ada' })).toEqual(
      expect.arrayContaining([
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
      ]),
    )
    expect(usualPlaces('win32', { PROGRAMFILES: 'C:\\Program Files' })).toContain(
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    )
  })
})

describe('of several browsers', () => {
  it('the shell without windows is taken: it needs half of the processor', () => {
    program('bin/chromium', browser)
    program('bin/chromium-headless-shell', browser)
    expect(findBrowser(machine())?.path).toBe(path('bin/chromium-headless-shell'))
  })
})

describe('without a browser', () => {
  const failing = (name: string) => `echo "${name} $*" >> ${path('calls')}; exit 1`
  /** An installer that knows one package and no others. */
  const debian = (known: string) =>
    `[ "$1" = update ] && { echo "apt-get update" >> ${path('calls')}; exit 0; }
for name; do :; done
[ "$name" = ${known} ] || { echo "apt-get $*" >> ${path('calls')}; exit 100; }
${installer('apt-get', `bin/${known}`, browser)}`

  it("Playwright's is installed first, and said", async () => {
    program('playwright', installer('playwright', 'own/chrome', browser))
    program('bin/apt-get', debian('chromium'))
    const found = await ensureBrowser(machine({ isRoot: true }))
    expect(found).toEqual({ path: path('own/chrome'), isPlaywrights: true })
    expect(calls()).toEqual(['playwright install chromium'])
    expect(said[0]).toContain("installing Playwright's Chromium")
  })

  const shell = 'chromium-headless-shell'

  it("Debian's package is installed where that one cannot be had", async () => {
    program('playwright', failing('playwright'))
    program('bin/apt-get', debian(shell))
    const found = await ensureBrowser(machine({ isRoot: true }))
    expect(found).toEqual({ path: path(`bin/${shell}`), isPlaywrights: false })
    expect(calls()).toEqual([
      'playwright install chromium',
      'apt-get update',
      `apt-get install --yes --no-install-recommends ${shell}`,
    ])
  })

  it('the whole Chromium is installed where Debian has no shell of it', async () => {
    program('playwright', failing('playwright'))
    program('bin/apt-get', debian('chromium'))
    const found = await ensureBrowser(machine({ isRoot: true }))
    expect(found).toEqual({ path: path('bin/chromium'), isPlaywrights: false })
    expect(calls().slice(-3)).toEqual([
      `apt-get install --yes --no-install-recommends ${shell}`,
      'apt-get update',
      'apt-get install --yes --no-install-recommends chromium',
    ])
  })

  it("libraries that Playwright's one lacks are installed before another browser is", async () => {
    program(
      'playwright',
      `[ "$1" = install-deps ] && {
${installer('playwright', 'own/chrome', browser)}
exit 0; }
${installer('playwright', 'own/chrome', 'exit 127')}`,
    )
    program('bin/apt-get', debian('chromium'))
    const found = await ensureBrowser(machine({ isRoot: true }))
    expect(found.isPlaywrights).toBe(true)
    expect(calls()).toEqual(['playwright install chromium', 'playwright install-deps chromium'])
  })

  describe('but a whole one', () => {
    beforeEach(() => {
      program('bin/chromium', browser)
      program('bin/apt-get', debian(shell))
    })

    it('gets its shell beside it where only tests run', async () => {
      const found = await ensureBrowser(
        machine({ isRoot: true, env: { PATH: path('bin'), CI: 'true' } }),
      )
      expect(found.path).toBe(path(`bin/${shell}`))
      expect(calls()).toEqual([
        'apt-get update',
        `apt-get install --yes --no-install-recommends ${shell}`,
      ])
    })

    it('is taken where somebody works, and where its shell cannot be had', async () => {
      const whole = path('bin/chromium')
      expect((await ensureBrowser(machine({ isRoot: true }))).path).toBe(whole)
      expect(calls()).toEqual([])
      program('bin/apt-get', debian('chromium'))
      expect(
        (await ensureBrowser(machine({ isRoot: true, env: { PATH: path('bin'), CI: 'true' } })))
          .path,
      ).toBe(whole)
    })
  })

  it('nothing of the system is touched by who is not root', async () => {
    program('playwright', failing('playwright'))
    program('bin/apt-get', debian('chromium'))
    await expect(ensureBrowser(machine())).rejects.toThrow('apt-get install chromium')
    expect(calls()).toEqual(['playwright install chromium'])
  })

  it('the end says what to install', async () => {
    const error = await ensureBrowser(machine({ isRoot: true })).catch((reason) => reason)
    expect(error.message).toMatch(/^The tests need Chromium or Chrome\./)
    for (const hint of ['apt-get install chromium', 'playwright install', 'brew', 'CHROME_PATH'])
      expect(error.message).toContain(hint)
  })
})

describe('the test command', () => {
  it('ends at once when there is no browser, before any check', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(repositoryRoot, 'lab/suite/test.ts')],
      { encoding: 'utf8', env: { ...process.env, CHROME_PATH: path('gone') } },
    )
    expect(stderr).toContain('CHROME_PATH names')
    expect(stdout.trim()).toBe('0 passed, 1 failed')
    expect(status).toBe(1)
  })

  it('without a browser runs no unit test that needs one: those are called so', () => {
    const tests = sourceFolders
      .flatMap((name) =>
        readdirSync(join(repositoryRoot, name), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.test\.tsx?$/.test(file))
          .map((file) => join(name, file)),
      )
      .filter((file) => /launchChromium\(/.test(readFileSync(join(repositoryRoot, file), 'utf8')))
    expect(tests.length).toBeGreaterThan(1)
    expect(tests.filter((file) => !file.includes('.chromium.test.'))).toEqual([])
  })

  it('leaves it to no other place to find a browser', () => {
    const ci = readFileSync(join(repositoryRoot, '.ci/run'), 'utf8')
    expect(ci).toContain('npm test')
    expect(ci).not.toMatch(/chrom|playwright|apt-get/i)
  })
})
