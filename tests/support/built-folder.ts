/** Where the suite's own server has built the site to, as `playwright.config.ts` says. */
import { resolve } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { isNetlify } from './not-on-netlify.ts'

export const builtFolder = resolve(
  repositoryRoot,
  isNetlify ? 'dist' : (process.env['OUT_DIR'] ?? '.cache/e2e-build'),
)
