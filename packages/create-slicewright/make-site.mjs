/** Installs the engine in the folder, and has it make the site there. What fails leaves the folder as it was. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Ends with whoever presses Ctrl+C, as a shell says it. */
const signals = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })

/** @param {import('./answers.mjs').Answers} answers */
export async function makeSite({ folder, languages, colour, prismic, engine }) {
  const first = mkdirSync(folder, { recursive: true })
  const before = readdirSync(folder)
  // npm asks for the consent of the folder’s own package.json: the engine brings its Node.
  const manifest = { name: 'site', private: true, allowScripts: { node: true } }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const undo = () => {
    if (first !== undefined) rmSync(first, { recursive: true, force: true })
    else
      for (const entry of readdirSync(folder).filter((one) => !before.includes(one)))
        rmSync(join(folder, entry), { recursive: true, force: true })
  }
  const stopping = new AbortController()
  const stop = (/** @type {keyof typeof signals} */ signal) => {
    process.exitCode = signals[signal]
    stopping.abort()
  }
  for (const name of Object.keys(signals)) process.on(name, stop)
  try {
    const quiet = ['--save-exact', '--no-audit', '--no-fund', '--loglevel=error']
    await step(
      `Installing ${basename(engine)}`,
      () => runNpm(['install', ...quiet, engine], folder, stopping.signal),
      stopping.signal,
    )
    const words = ['new', 'site', '.', '--languages', languages]
    if (colour !== undefined) words.push('--colour', colour)
    if (prismic !== undefined) words.push('--prismic', prismic)
    await step('Making the site', () => runEngine(words, folder, stopping.signal), stopping.signal)
  } catch (error) {
    undo()
    if (stopping.signal.aborted)
      throw new Error('Stopped. Nothing was left behind.', { cause: error })
    throw error
  } finally {
    for (const name of Object.keys(signals)) process.off(name, stop)
  }
}

/**
 * Shows for how long something runs.
 *
 * @param {string} what
 * @param {() => Promise<void>} act
 * @param {AbortSignal} signal
 */
async function step(what, act, signal) {
  signal.throwIfAborted()
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const { isTTY } = process.stdout
  if (!isTTY) console.log(`${what} …`)
  const show = () => process.stdout.write(`\r${what} … ${seconds()} s`)
  if (isTTY) show()
  const clock = isTTY ? setInterval(show, 1000) : undefined
  try {
    await act()
    if (isTTY) process.stdout.write(`\r${what}: ${seconds()} s   \n`)
  } catch (error) {
    if (isTTY) process.stdout.write('\n')
    throw new Error(
      `${what} failed:\n${/** @type {Error} */ (error).message.trim()}\nNothing was left behind.`,
      { cause: error },
    )
  } finally {
    clearInterval(clock)
  }
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {AbortSignal} signal
 */
function runNpm(args, cwd, signal) {
  // The npm that runs this; by hand, that of the PATH.
  const own = process.env['npm_execpath']
  const isNpm = own !== undefined && /npm-cli\.[cm]?js$/.test(own) && existsSync(own)
  return isNpm
    ? run(process.execPath, [own, ...args], cwd, signal)
    : run('npm', args, cwd, signal, process.platform === 'win32')
}

/**
 * Its own command, in the Node that it brings.
 *
 * @param {string[]} words
 * @param {string} cwd
 * @param {AbortSignal} signal
 */
function runEngine(words, cwd, signal) {
  const packages = join(cwd, 'node_modules')
  const node = join(packages, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const command = join(packages, 'slicewright/cli/slicewright.mjs')
  return run(existsSync(node) ? node : process.execPath, [command, ...words], cwd, signal)
}

/** Settings of the npm that runs this, which are not meant for the one that it runs. */
const ofCaller = /^npm_config_(?:package|call|workspaces?|global|local_prefix|dry_run|omit)$/i

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {AbortSignal} signal
 * @param {boolean} [shell]
 * @returns {Promise<void>}
 */
function run(command, args, cwd, signal, shell = false) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !ofCaller.test(name)),
  )
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    let told = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (told += text))
    const kill = () => void child.kill('SIGTERM')
    signal.addEventListener('abort', kill)
    child.once('error', reject)
    child.once('close', (code) => {
      signal.removeEventListener('abort', kill)
      if (code === 0 && !signal.aborted) resolve()
      else reject(new Error(told || `${command} ended with ${code}.`))
    })
  })
}
