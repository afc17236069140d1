/** `npm run client-suite -w lab -- FOLDER`: Prismic's own client suite against the embedded service. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { Refusal, runCommand, type Command } from '../../cli/run-command.ts'
import { createSuiteRepository } from '../client-suite/repository.ts'
import { startVendorServer } from '../client-suite/vendor-server.ts'

interface Results {
  numTotalTests: number
  numPassedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const help = `npm run client-suite -w lab -- FOLDER [NAME]
Runs the tests of github.com/prismicio/prismic-client, which stand in FOLDER with their packages installed (npm ci),
against the embedded service, and lists those that fail; with NAME only files whose name has it. What the tests ask of
the vendor's hosts is answered on this machine. It takes some minutes: the client waits 1.5 s between two writes.`

const command: Command = {
  help,
  options: {},
  words: 2,
  async run({ words: [given = '', name] }) {
    const folder = resolve(given)
    const runner = join(folder, 'node_modules/vitest/vitest.mjs')
    if (given === '' || !existsSync(runner)) {
      throw new Refusal(`There is no client suite with its packages in ${folder}.`)
    }
    const report = join(tmpdir(), `client-suite-${process.pid}.json`)
    const repository = createSuiteRepository()
    const server = await startVendorServer(repository)
    try {
      await runSuite([runner, ...(name === undefined ? [] : [name])], folder, report, server.url)
      return tell(JSON.parse(readFileSync(report, 'utf8')) as Results, folder)
    } finally {
      server.close()
      repository.remove()
      rmSync(report, { force: true })
    }
  },
}

/** @throws Error when it could not be run at all */
async function runSuite(
  [runner = '', ...names]: string[],
  folder: string,
  report: string,
  server: string,
): Promise<void> {
  const config = join(import.meta.dirname, '../client-suite/vitest.config.ts')
  const flags = [
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const env = {
    ...process.env,
    CLIENT_SUITE_SERVER: server,
    // Its set-up refuses to start without them; nobody is asked for them.
    E2E_PRISMIC_EMAIL: 'nobody@example.com',
    E2E_PRISMIC_PASSWORD: 'none',
  }
  const args = [runner, 'run', ...names, ...flags]
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'close')
  if (!existsSync(report)) throw new Error('The suite ended without a report.')
}

/** @returns 1 when a test failed */
function tell(
  { numTotalTests: total, numPassedTests: passed, testResults }: Results,
  folder: string,
): number {
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(folder, name)
    const names = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${file}: ${fullName}`)
    return assertionResults.length === 0 ? [`${file}: ${message}`] : names
  })
  console.log([`\n${passed} of ${total} tests pass.`, ...failed].join('\n'))
  return failed.length > 0 ? 1 : 0
}

process.exitCode = await runCommand(command, process.argv.slice(2))
