/** The browser's tests over a planted fault: the first failure is the proof, so nobody waits for more, nor for long. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'
import { hangLimit } from '../support/patience.ts'

const root = join(import.meta.dirname, '../..')

/** A failing expectation waits for it; on an idle machine nothing that passes comes near. */
const wait = hangLimit / 4

export default defineConfig({
  ...site,
  testDir: join(root, 'tests/e2e'),
  outputDir: join(root, '.cache/playwright'),
  reporter: [['list'], ['json']],
  retries: 0,
  timeout: 2 * hangLimit,
  expect: { timeout: wait },
  use: { ...site.use, actionTimeout: wait, navigationTimeout: 2 * wait },
  webServer: [site.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
})
