/**
 * `npm run netlify:serve -w lab`: the site in Netlify's own local runtime, without an account and offline. Its
 * command line is large and needed by nothing else, so it is installed once, outside of the project's packages.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { readVariable } from '../../schemas/environment-variables.ts'
import { readCall } from '../../cli/run-command.ts'

/** Later versions of Deno lack options that this version of the command line uses. */
const packages = { 'netlify-cli': '27.10.2', deno: '2.5.6' }
const folder = join(repositoryRoot, '.cache/netlify-cli')
const cli = join(folder, 'node_modules/netlify-cli/bin/run.js')
/** Patches for differences between its local runtime and production. */
const patches = [
  new URL('../../cli/netlify/keep-instances.ts', import.meta.url),
  new URL('../../cli/netlify/ask-functions-once.ts', import.meta.url),
  new URL('../../cli/netlify/write-blobs-in-turn.ts', import.meta.url),
].flatMap(({ href }) => ['--import', href])

async function install(): Promise<void> {
  if (existsSync(cli)) return
  console.log('Installing the command line of Netlify into .cache/netlify-cli (once; 500 MB) ...')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  // No scripts: Deno would download what its package for this machine already contains.
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted]
  await runIn('npm', args, folder)
}

/** Folder of this machine's `deno`, for the part of the command line that looks for one. */
function findDeno(): string {
  const libc = process.platform === 'linux' ? '-glibc' : ''
  return join(folder, `node_modules/@deno/${process.platform}-${process.arch}${libc}`)
}

/** A child ends with this process. @throws Error with the command when it fails */
function runIn(
  command: string,
  args: readonly string[],
  cwd: string,
  variables: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => child.kill(signal))
    }
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(
          new Error(`${command} ${args.join(' ')} ended with ${signal ?? `exit code ${code}`}.`),
        )
    })
  })
}

/** @param flags - for Node */
function runNetlify(flags: readonly string[], ...args: string[]): Promise<void> {
  return runIn(process.execPath, [...flags, cli, ...args], repositoryRoot, {
    PATH: [findDeno(), process.env['PATH']].join(delimiter),
    // No telemetry, no prompts, no update checks.
    NETLIFY_TELEMETRY_DISABLED: '1',
    CI: '1',
  })
}

await readCall({
  help: `npm run netlify:serve -w lab
Serves the site in Netlify's own local runtime, offline. Once, it installs Netlify's command line into .cache (500 MB).
Environment: PORT`,
  options: {},
})
try {
  await install()
  await runNetlify([], 'build', '--offline')
  const port = readVariable('PORT')
  await runNetlify(
    patches,
    'serve',
    '--offline',
    '--port',
    port,
    '--geo',
    'mock',
    '--country',
    'FR',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
