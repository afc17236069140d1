/**
 * Programs that tests need beside a browser: a test that lacks one is skipped, unless it is to be
 * installed.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { noto } from '../../tests/support/noto.ts'
import { runGroup } from './run-group.ts'

interface Need {
  name: string
  /** Name of Debian's package. */
  package: string
  isThere(): boolean
}

const answers = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

const needs: readonly Need[] = [
  {
    name: 'Redis',
    package: 'redis-server',
    isThere: () => answers('redis-server', '--version'),
  },
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    // Debian keeps it off the PATH.
    isThere: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  {
    name: 'Java',
    package: 'default-jre-headless',
    isThere: () => answers('java', '-version'),
  },
  {
    name: 'promtool',
    package: 'prometheus',
    isThere: () => answers('promtool', '--version'),
  },
  {
    name: 'SQLite’s shell',
    package: 'sqlite3',
    isThere: () => answers('sqlite3', '--version'),
  },
  // Debian keeps the first two off the PATH.
  { name: 'nginx', package: 'nginx', isThere: () => existsSync('/usr/sbin/nginx') },
  { name: 'Apache', package: 'apache2', isThere: () => existsSync('/usr/sbin/apache2') },
  { name: 'Caddy', package: 'caddy', isThere: () => existsSync('/usr/bin/caddy') },
  ...noto.map(({ name, package: ofDebian, file }) => ({
    name,
    package: ofDebian,
    isThere: () => existsSync(file),
  })),
]

/** Script that Debian's packages consult before they start a service: with it, none does. */
const policy = '/usr/sbin/policy-rc.d'

/**
 * Installs what is missing, on Debian as root; elsewhere lists it. No installed service is started.
 * @param within - the suite's mark
 */
export async function ensureNeeds(within: string): Promise<void> {
  const missing = needs.filter((need) => !need.isThere())
  if (missing.length === 0) return
  const packages = missing.map((need) => need.package)
  const names = missing.map(({ name }) => name).join(', ')
  if (process.getuid?.() !== 0 || !answers('apt-get', '--version')) {
    console.log(`Tests need ${names}. On Debian: apt-get install ${packages.join(' ')}`)
    return
  }
  console.log(`Tests need ${names}: installing ${packages.join(', ')} ...`)
  const isOurs = !existsSync(policy)
  if (isOurs) {
    writeFileSync(policy, '#!/bin/sh\nexit 101\n')
    chmodSync(policy, 0o755)
  }
  try {
    await install(packages, within)
  } catch (error) {
    console.error((error as Error).message)
  } finally {
    if (isOurs) rmSync(policy, { force: true })
  }
}

async function install(packages: readonly string[], within: string): Promise<void> {
  const apt = (...args: string[]) =>
    runGroup({
      command: 'apt-get',
      args,
      variables: { DEBIAN_FRONTEND: 'noninteractive' },
      isHeld: true,
      isForeign: true,
      within,
    })
  await apt('update')
  await apt('install', '--yes', '--no-install-recommends', ...packages)
}
