/** Prismic's client suite as it stands in its folder, with the vendor's repositories and hosts replaced by ours. */
import { join } from 'node:path'

const here = import.meta.dirname
const folder = process.cwd()

// Read by the Vitest of that folder, which knows nothing of ours: a plain object.
export default {
  root: folder,
  resolve: { alias: { '@prismicio/e2e-tests-utils': join(here, 'repositories-shim.ts') } },
  test: {
    globalSetup: [join(folder, 'test/setup.global.ts')],
    setupFiles: [join(here, 'map-hosts.ts'), join(folder, 'test/setup.ts')],
    // As in its own configuration: concurrent tests of one picture share what the client has fetched for one of them.
    retry: 1,
    include: ['test/**/*.test.ts'],
  },
}
