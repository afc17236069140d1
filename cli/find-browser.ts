/**
 * The one place that knows where a browser is and how to get one: for the test command, the tests
 * themselves, the bench and the tools. First an installed Chromium or Chrome, then Playwright's own.
 */
import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { repositoryRoot } from '#compiler/read/roots.ts'

export interface FoundBrowser {
  path: string
  /** Playwright starts its own, and picks the build itself. */
  isPlaywrights: boolean
}

/** Everything the search depends on; tests use a fake machine. */
export interface Machine {
  platform: NodeJS.Platform
  /** `CHROME_PATH` names a browser, and ends the search; `PATH` is searched. */
  env: Record<string, string | undefined>
  isRoot: boolean
  /** Paths of browsers outside `PATH`. */
  places: readonly string[]
  /** The path of Playwright's own browser. */
  ownPath(): string
  /** The command line of Playwright. */
  playwright: readonly string[]
  say(line: string): void
}

const shell = 'chromium-headless-shell'

/**
 * The headless shell first, as Playwright does: without a window to draw it needs half the CPU
 * time.
 */
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  places: usualPlaces(process.platform, process.env),
  ownPath: () => chromium.executablePath(),
  playwright: [process.execPath, join(repositoryRoot, 'node_modules/.bin/playwright')],
  say: (line) => console.log(line),
}

export function usualPlaces(platform: NodeJS.Platform, env: Machine['env']): string[] {
  if (platform === 'darwin') {
    const apps = ['/Applications', `${env['HOME'] ?? ''}/Applications`]
    return ['Google Chrome', 'Chromium'].flatMap((name) =>
      apps.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    )
  }
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
    return ['Google\\Chrome', 'Chromium'].flatMap((name) =>
      folders.flatMap((folder) => (folder ? `${folder}\\${name}\\Application\\chrome.exe` : [])),
    )
  }
  return ['/usr/bin', '/usr/local/bin', '/snap/bin']
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .concat('/opt/google/chrome/chrome')
}

/** @throws Error when `CHROME_PATH` names no program */
export function findBrowser(machine: Machine = thisMachine): FoundBrowser | undefined {
  const { env, places } = machine
  if (env['CHROME_PATH']) {
    if (isProgram(env['CHROME_PATH'])) return { path: env['CHROME_PATH'], isPlaywrights: false }
    throw new Error(
      `CHROME_PATH names ${env['CHROME_PATH']}, which is not a program. Correct it or unset it.`,
    )
  }
  const path = [...findOnPath(machine), ...places].find((place) => answers(place, machine))
  if (path !== undefined) return { path, isPlaywrights: false }
  const own = machine.ownPath()
  return answers(own, machine) ? { path: own, isPlaywrights: true } : undefined
}

function findOnPath({ env, platform }: Machine): string[] {
  const ending = platform === 'win32' ? '.exe' : ''
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, `${name}${ending}`)))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * Whether the program really starts: distributions ship placeholders that only say what to install,
 * and libraries may be missing.
 */
function answers(path: string, { platform, env }: Machine): boolean {
  if (!isProgram(path)) return false
  // On Windows the check would open a window.
  if (platform === 'win32') return true
  const { status, stdout } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    timeout: 60_000,
    env: env as NodeJS.ProcessEnv,
  })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

interface Way {
  what: string
  commands: readonly (readonly string[])[]
  isPossible(): boolean
}

const mayUseApt = ({ platform, env, isRoot }: Machine) =>
  platform === 'linux' && isRoot && hasAptGet(env)

/** Ways to install a browser, in the order they are tried. */
function waysToInstall(machine: Machine): Way[] {
  const { playwright, ownPath } = machine
  const asRoot = mayUseApt(machine)
  return [
    {
      what: "Playwright's Chromium",
      commands: [[...playwright, 'install', 'chromium']],
      isPossible: () => true,
    },
    {
      what: "what Playwright's Chromium needs to start",
      commands: [[...playwright, 'install-deps', 'chromium']],
      isPossible: () => asRoot && existsSync(ownPath()),
    },
    // Older Debians, and distributions based on them, have only the second.
    ...[shell, 'chromium'].map((name): Way => ({
      ...installWithApt(name),
      isPossible: () => asRoot,
    })),
  ]
}

function installWithApt(name: string): Pick<Way, 'what' | 'commands'> {
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', name]
  return { what: `Debian's ${name}`, commands: [['apt-get', 'update'], install] }
}

function hasAptGet(env: Machine['env']): boolean {
  return (env['PATH'] ?? '').split(delimiter).some((folder) => isProgram(join(folder, 'apt-get')))
}

/**
 * Finds a browser, or installs one, with the installer's output shown. Every program started from
 * here uses the browser found (`CHROME_PATH`).
 *
 * @throws Error that says what to install
 */
export async function ensureBrowser(machine: Machine = thisMachine): Promise<FoundBrowser> {
  let found = findBrowser(machine)
  for (const { what, commands, isPossible } of waysToInstall(machine)) {
    if (found) break
    if (!isPossible()) continue
    machine.say(`The tests need a browser, and none was found: installing ${what} ...`)
    found = await install({ what, commands }, machine)
  }
  if (found && isSlowerThanNeeded(found, machine)) {
    machine.say(`${found.path} takes twice as long as its shell: installing that ...`)
    found = (await install(installWithApt(shell), machine)) ?? found
  }
  if (!found) throw new Error(whatToInstall)
  if (!found.isPlaywrights) machine.env['CHROME_PATH'] = found.path
  return found
}

async function install({ what, commands }: Pick<Way, 'what' | 'commands'>, machine: Machine) {
  try {
    for (const command of commands) await call(command, machine)
  } catch (error) {
    machine.say(`${(error as Error).message} ${what} was not installed.`)
  }
  return findBrowser(machine)
}

/** Whether, on CI, the headless shell should be installed beside a full browser. */
function isSlowerThanNeeded({ path, isPlaywrights }: FoundBrowser, machine: Machine): boolean {
  const { CI, CHROME_PATH } = machine.env
  const isTaken = isPlaywrights || basename(path) === shell || CHROME_PATH === path
  return !isTaken && Boolean(CI) && mayUseApt(machine)
}

const whatToInstall = `The tests need Chromium or Chrome. None was found, and none could be installed here.
Install one, then run this again:
  Debian               sudo apt-get install chromium
  any Linux, macOS     npx playwright install --with-deps chromium
  macOS                brew install --cask google-chrome
  Windows              winget install Google.Chrome
If it is installed elsewhere, set CHROME_PATH to its full path.
\`npm test -- --no-browser\` runs everything that needs no browser.`

function call([command, ...args]: readonly string[], { env }: Machine): Promise<void> {
  const name = [command!, ...args].map((word) => basename(word)).join(' ')
  return new Promise((resolve, reject) => {
    const child = spawn(command!, args, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } as NodeJS.ProcessEnv,
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`"${name}" ended with ${signal ?? `exit code ${code}`}.`))
    })
  })
}
