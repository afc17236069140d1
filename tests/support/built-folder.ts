/** The folder of the build that the suite's own server serves, from `playwright.config.ts`. */
import { resolve } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { isNetlify } from './not-on-netlify.ts'

export const builtFolder = resolve(
  repositoryRoot,
  isNetlify ? 'dist' : (process.env['OUT_DIR'] ?? '.cache/e2e-build'),
)
