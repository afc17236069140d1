import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { buildValidators } from '#compiler/generate/generate-validators.ts'
import { loadForms } from '#compiler/read/load-forms.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { hangLimit } from './tests/support/patience.ts'
import { reportModules } from './compiler/build/plugins/report.ts'

// React as visitors' pages are rendered with: its build for developers takes twice as long.
process.env['NODE_ENV'] = 'production'

const name = 'virtual:slicewright/validators'

/** As a build has it, made once for all test files. */
const validators: Plugin = {
  name: 'validators',
  resolveId: (id) => (id === name ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? buildValidators(loadSchemas([repositoryRoot]), loadForms([repositoryRoot]))
      : undefined,
}

/**
 * They start processes and change the environment, start a development server, which leaves things where its modules meet,
 * or test a script of a vendor's that replaces `fetch`. All others of a worker share the modules they import.
 */
const alone = [
  'tests/**/*.test.{ts,tsx}',
  'renderer/compose/site.server.test.ts',
  'adapters/vendors/rum.test.ts',
]

/** They start a browser, so `npm test -- --no-browser` leaves them out. */
const chromium = ['**/*.chromium.test.{ts,tsx}']

const exclude = ['**/node_modules/**', '**/dist/**', '.cache/**', 'tests/e2e/**']

export default defineConfig({
  plugins: [react(), validators, reportModules([repositoryRoot])],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude: [...exclude, ...chromium] },
      },
      {
        extends: true,
        test: {
          name: 'sharing',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...alone, ...chromium],
          isolate: false,
          setupFiles: ['tests/support/leave-nothing.ts'],
        },
      },
      { extends: true, test: { name: 'chromium', include: chromium, exclude } },
    ],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Vitest leaves a core free, which of two is half the machine.
    maxWorkers: '100%',
    // Limits end a hang. Nothing that passes waits for them.
    testTimeout: 2 * hangLimit,
    hookTimeout: 5 * hangLimit,
    expect: { poll: { timeout: hangLimit } },
  },
})
