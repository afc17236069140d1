import { readVariable } from './schemas/environment-variables.ts'
import { defineConfig, devices } from '@playwright/test'
import { isNetlify, notOnNetlify, onlyOnNetlify } from './tests/support/not-on-netlify.ts'
import { linkSecret } from './tests/support/link-secret.ts'
import { hangLimit } from './tests/support/patience.ts'
import { launchOptions } from './tests/support/browser.ts'

const port = Number(readVariable('E2E_PORT'))
const vendorPort = port + 1000

/** What is served is gone with the runner. */
const node = 'node --import ./tests/support/end-with-runner.ts'

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Visits wait as well: a third uses what two leave of two cores.
  workers: isNetlify ? 2 : 3,
  projects: isNetlify
    ? [{ name: 'pages', testIgnore: specs(Object.keys(notOnNetlify)) }]
    : [
        // One at a time: most of them start servers or builds, which need the cores that their neighbours count on.
        {
          name: 'servers',
          testMatch: specs(Object.keys(notOnNetlify)),
          workers: 1,
        },
        {
          name: 'pages',
          testIgnore: specs([...Object.keys(notOnNetlify), ...onlyOnNetlify]),
        },
      ],
  // Once more in CI, recorded: it tells a flaky test from a broken one. Both fail the run.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env['CI']),
  // Limits end a hang; hooks have that of tests. Nothing that passes waits for them.
  timeout: 5 * hangLimit,
  expect: { timeout: hangLimit },
  outputDir: '.cache/playwright',
  reporter: [['list'], ['json', { outputFile: '.cache/playwright-report.json' }]],
  use: {
    trace: 'on-first-retry',
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // Its own name, HeadlessChrome, is that of a bot: those are not asked for their language.
    userAgent: devices['Desktop Chrome'].userAgent,
    launchOptions: launchOptions(),
  },
  webServer: [
    {
      command: `${node} ${isNetlify ? 'lab/commands/serve-netlify.ts' : 'cli/slicewright.mjs start'}`,
      url: `http://localhost:${port}/healthz`,
      env: {
        PORT: String(port),
        SITE_BASE_URL: 'https://www.colloquy.example',
        COUNTRY_HEADER: 'x-country',
        LINK_SECRET: linkSecret,
        VENDOR_EMULATOR: `http://localhost:${vendorPort}`,
        // A folder of its own: what `npm start` serves stays as it is. Netlify publishes what netlify.toml says.
        OUT_DIR: isNetlify ? 'dist' : (process.env['OUT_DIR'] ?? '.cache/e2e-build'),
        DATA_DIR: '.cache/e2e-data',
        ...(isNetlify && { CONTENT_BUDGET_MS: '20000' }),
      },
      stdout: 'ignore',
      stderr: 'pipe',
      // The first time it installs the command line of Netlify.
      timeout: (isNetlify ? 15 : 5) * hangLimit,
      reuseExistingServer: false,
    },
    {
      command: `${node} lab/commands/vendor-emulator.ts`,
      url: `http://localhost:${vendorPort}/__vendors`,
      env: { PORT: String(vendorPort) },
      stdout: 'ignore',
      stderr: 'pipe',
      reuseExistingServer: false,
    },
  ],
})
