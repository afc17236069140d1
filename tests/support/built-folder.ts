/** Where the suite's own server has built the site to, as `playwright.config.ts` says. */
import { resolve } from 'node:path'
import { readVariable } from '#schemas/environment-variables.ts'
import { repositoryRoot } from '#schemas/roots.ts'

export const builtFolder = resolve(
  repositoryRoot,
  readVariable('E2E_HOST') === 'netlify' ? 'dist' : (process.env.OUT_DIR ?? '.cache/e2e-build'),
)
