/** `npm run test:netlify -- FILES`: browser tests against the site in Netlify's local runtime. */
import { run } from './run.ts'

try {
  await run('playwright', ['test', ...process.argv.slice(2)], { E2E_HOST: 'netlify' })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
