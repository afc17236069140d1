/** The shape of the repository: what stands where, who may know whom, what each package is for. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findFiles, repositoryRoot } from '#compiler/read/roots.ts'
import { copyRepository } from '#tests/support/copy-repository.ts'
import { checkArchitecture } from '../../lab/commands/architecture.ts'
import { sourceFolders } from '../../compiler/build/folders.ts'

interface Source {
  file: string
  text: string
  isTest: boolean
}

const sources: Source[] = sourceFolders.flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('bench/'))
    .map((name) => {
      const file = `${folder}/${name}`
      const isTest =
        /\.(?:test|spec)\.tsx?$/.test(file) || folder === 'tests' || file.includes('/testing/')
      return { file, isTest, text: readFileSync(join(repositoryRoot, file), 'utf8') }
    }),
)
const product = sources.filter(({ isTest, file }) => !isTest && !file.includes('/generated/'))

/** Code that says something, without what only explains it. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

/** Names of packages that a file imports. */
function importsOf(text: string): Set<string> {
  const names = withoutComments(text).matchAll(
    /(?:from|import|import\()\s*['"]([^'"./#][^'"]*)['"]/g,
  )
  return new Set([...names].map(([, name]) => /^(?:@[^/]+\/)?[^/]+/.exec(name!)![0]))
}

it('[PAGEBUILDER-14] the top level is what the design names, and nothing else', () => {
  const required = [
    'adapters',
    'machines',
    'package.json',
    'renderer',
    'runtime',
    'schemas',
    'site-config',
    'slice-registry',
    'tests',
  ]
  const allowed = new Set([
    ...required,
    'cli',
    'compiler',
    'content',
    'docs',
    'functions',
    'lab',
    'packages',
    'public',
    'workbench',
  ])
  const entries = readdirSync(repositoryRoot, { withFileTypes: true })
  const visible = entries.filter(({ name }) => !name.startsWith('.') && !ignored.has(name))
  const found = visible.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(found.filter((name) => !allowed.has(name))).toEqual([])
  expect(required.filter((name) => !existsSync(join(repositoryRoot, name)))).toEqual([])
  expect(existsSync(join(repositoryRoot, 'adapters/prismic'))).toBe(true)
  expect(existsSync(join(repositoryRoot, 'adapters/netlify'))).toBe(true)
})

/** What git does not keep. */
const ignored = new Set(['node_modules', 'dist', 'coverage', 'reports', 'test-results'])

it('[PAGEBUILDER-01] no document type is named in the runtime or the renderer', () => {
  const types = findFiles([repositoryRoot], 'schemas/documents', '.schema.json').map(
    ({ name }) => name,
  )
  expect(types.length).toBeGreaterThan(10)
  const named = product
    .filter(({ file }) => /^(?:runtime|renderer)\//.test(file))
    .flatMap(({ file, text }) =>
      types
        // A word of one syllable, such as "footer", is also part of a page; in quotes it would be the type.
        .filter((type) =>
          new RegExp(type.includes('_') ? type : `type: ['"]${type}['"]`).test(
            withoutComments(text),
          ),
        )
        .map((type) => `${file} names ${type}`),
    )
  expect(named).toEqual([])
})

it('[PAGEBUILDER-01] no slice is named there either, and there is one page for all', () => {
  const kinds = new Set(
    findFiles([repositoryRoot], 'schemas/fields', '.schema.json').map(({ name }) => name),
  )
  const slices = readdirSync(join(repositoryRoot, 'slice-registry/slices')).filter(
    // A slice of one field may be called as its kind is; a word without a hyphen has other meanings.
    (name) => name.includes('-') && !kinds.has(name),
  )
  expect(slices.length).toBeGreaterThan(10)
  const named = product
    .filter(({ file }) => /^(?:runtime|renderer)\//.test(file))
    .flatMap(({ file, text }) =>
      slices
        .flatMap((slice) => [slice, slice.replaceAll('-', '_')])
        .filter((slice) => new RegExp(`['"\`/]${slice}['"\`/]`).test(withoutComments(text)))
        .map((slice) => `${file} names ${slice}`),
    )
  expect(named).toEqual([])
  const routes = sources.filter(({ file }) => /^renderer\/.*\+route\.tsx?$/.test(file))
  expect(routes.map(({ file }) => file)).toEqual(['renderer/content-page/+route.ts'])
})

it('[PAGEBUILDER-06] slices hold no state and no effects: behaviour is in machines', () => {
  const hooks =
    /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|ImperativeHandle|SyncExternalStore)\b/
  const found = product
    .filter(({ file }) => file.startsWith('slice-registry/'))
    .filter(({ text }) => hooks.test(withoutComments(text)) || /\baddEventListener\b/.test(text))
  expect(found.map(({ file }) => file)).toEqual([])
})

describe('[PAGEBUILDER-12] vendors', () => {
  const vendors: [name: string, pattern: RegExp, home: RegExp][] = [
    // Schemas are made for Prismic's editor: the models are generated there.
    // The desk edits through Prismic's API, with Prismic's client.
    [
      'prismic',
      /prismic/i,
      /^(?:adapters\/(?:prismic|netlify|vendors)|compiler\/(?:generate|import)|schemas|workbench\/desk)\//,
    ],
    // A host has a composition root of its own, and a tool that writes its deploys.
    [
      'netlify',
      /netlify/i,
      /^adapters\/(?:netlify|node)\/|^renderer\/(?:compose\/)?netlify\.server\.ts$/,
    ],
  ]
  /** Where a name must stand outside: what it does there. */
  /** The address of functions is specified, whoever hosts them. */
  const functionsAddress = /\/\.netlify\/functions\b/g
  const allowed: Record<string, RegExp> = {
    // The composition root puts adapters together, by their folders' names.
    'renderer/compose/site.server.ts':
      /createPrismic\w+|adapters\/prismic\S*|prismic(?:Repository|Endpoint|AccessToken)|\/\/prismic\./g,
    'renderer/compose/pictures.server.ts':
      /createPrismicImages|createNetlifyImages|adapters\/(?:prismic|netlify)\S*/g,
    'renderer/netlify.server.ts': /prismic(?:Repository|WebhookSecret)/g,
    'compiler/build/plugins/server-build.ts': /\bnetlify: |renderer\/netlify\.server\.ts/g,
    'schemas/environment-variables.ts':
      /Which deploy Netlify builds|NETLIFY_SKEW_PROTECTION_TOKEN|What Netlify knows the deploy by|\[Netlify\]\(\.\.\/operations\/static-export\.md#netlify\)|`netlify`|'netlify'|node or netlify/g,
    // Commands and files of sites are called what they are called.
    'compiler/check/upgrades/commands.ts': /netlify:serve|(?:build|test)[: ]netlify/g,
    'compiler/check/upgrades/find-old-names.ts': /netlify\.toml/g,
    'adapters/shared/packages/optional-packages.ts': /@netlify\/\w+|\bnetlify: /g,
    'renderer/dev.server.ts': /adapters\/prismic\S*/g,
    'renderer/start-preview.client.ts':
      /adapters\/vendors\/prismic\S*|prismic(?:PageBuilder|Toolbar)/g,
    'functions/content-webhook.ts': /prismicWebhookSecret|PRISMIC_WEBHOOK_SECRET/g,
    // The words of this error are specified (SLICE-03).
    'slice-registry/parts/Heading.tsx':
      /HeadingOne should either use a Prismic field or wrap another element/,
    // Names of environment variables belong to the people who set them.
    'runtime/model/config/environment.ts':
      /PRISMIC_[A-Z_]*|\bPRISMIC\b|prismic(?:Repository|Endpoint|AccessToken|WebhookSecret)/g,
    'runtime/model/config/tell-features-off.ts':
      /PRISMIC_WEBHOOK_SECRET|prismic(?:Repository|WebhookSecret)/g,
  }
  for (const [name, pattern, home] of vendors) {
    it(`${name} is known in its adapter only`, () => {
      const found = product
        .filter(({ file }) => !home.test(file) && !/^(?:cli|lab)\//.test(file))
        .filter(({ file, text }) =>
          pattern.test(
            withoutComments(text)
              .replace(functionsAddress, '')
              .replace(allowed[file] ?? /(?!)/, ''),
          ),
        )
      expect(found.map(({ file }) => file)).toEqual([])
    })
  }
})

describe('[PAGEBUILDER-15] packages', () => {
  const specified = [
    'react',
    'react-dom',
    'vite',
    'vike',
    '@prismicio/client',
    'ajv',
    'xstate',
    '@xstate/react',
    'i18next',
    'js-cookie',
    '@datadog/browser-rum',
    'posthog-js',
    'jspdf',
    'vitest',
    'playwright',
  ]

  const readPins = (file: string) =>
    JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as Record<
      'dependencies' | 'devDependencies' | 'optionalDependencies',
      Record<string, string>
    >
  const { dependencies, devDependencies, optionalDependencies } = readPins('package.json')
  const configs = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'].map((file) =>
    readFileSync(join(repositoryRoot, file), 'utf8'),
  )
  const inProduct = new Set(product.flatMap(({ text }) => [...importsOf(text)]))
  const anywhere = new Set(
    [...sources.map(({ text }) => text), ...configs].flatMap((text) => [...importsOf(text)]),
  )
  // Playwright's runner is the package @playwright/test.
  const isUsed = (name: string) =>
    anywhere.has(name) || (name === 'playwright' && anywhere.has('@playwright/test'))

  it('of the specification are each imported', () => {
    expect(specified.filter((name) => !isUsed(name))).toEqual([])
  })

  it('that visitors or servers need are imported by the product itself', () => {
    const forTests = new Set(['vitest', 'playwright'])
    // Vike's plugin stands in vite.config.ts.
    const built = new Set([...inProduct, ...configs.flatMap((text) => [...importsOf(text)])])
    const unused = specified.filter((name) => !forTests.has(name) && !built.has(name))
    expect(unused).toEqual([])
  })

  it('are installed in the versions package.json pins', () => {
    const shipped = readPins('packages/shipped-site/package.json').dependencies
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...shipped }
    for (const name of specified) expect(all[name], name).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

describe('the import rules', () => {
  it('hold, and the tool saw every module it judges', async () => {
    const { seen, total, violations } = await checkArchitecture(repositoryRoot)
    expect(violations).toEqual([])
    expect(seen).toBe(total)
    expect(total).toBeGreaterThan(200)
  })

  /** A tree laid out like the repository, where everything is allowed. */
  const sound: Record<string, string> = {
    'tsconfig.json': '{}',
    'schemas/roots.ts': 'export const roots = 1',
    'runtime/index.ts': "export { run } from './run.ts'",
    'runtime/run.ts': "import { roots } from '../schemas/roots.ts'\nexport const run = roots",
    'runtime/browser/early/index.ts': 'export const start = 1',
    'runtime/server/serve/respond.ts': 'export const respond = 1',
    'slice-registry/slices/hero/Hero.tsx':
      "import { start } from '../../../runtime/browser/early/index.ts'\nexport const Hero = start",
    'slice-registry/slices/faq/Faq.tsx': 'export const Faq = 1',
    'machines/consent/implementations.ts': 'export const implementations = {}',
    'adapters/prismic/index.ts':
      "import { send } from '../shared/http/index.ts'\nexport const prismic = send",
    'adapters/shared/http/index.ts': 'export const send = 1',
    'adapters/node/server.ts': 'export const server = 1',
    'functions/hello.ts': 'export const hello = 1',
    'renderer/compose/site.server.ts':
      "import { prismic } from '../../adapters/prismic/index.ts'\nexport const compose = prismic",
  }
  const roots: string[] = []
  afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true, force: true })))

  async function check(planted: Record<string, string> = {}): Promise<string[]> {
    const root = mkdtempSync(join(tmpdir(), 'architecture-'))
    roots.push(root)
    for (const [file, text] of Object.entries({ ...sound, ...planted })) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), `${text}\n`)
    }
    const { violations } = await checkArchitecture(root)
    return [...new Set(violations.map((violation) => violation.split(':')[0]!))].sort()
  }

  it('find nothing in a sound tree', async () => {
    expect(await check()).toEqual([])
  })

  const use = (path: string) => `import * as other from '${path}'\nexport const used = other`
  /** What is planted, and every rule that must catch it. */
  const planted: [rule: string, files: Record<string, string>, more?: string[]][] = [
    ['schemas-imports', { 'schemas/bad.ts': use('../runtime/index.ts') }],
    ['site-config-imports', { 'site-config/bad.ts': use('../schemas/roots.ts') }],
    ['runtime-imports', { 'runtime/bad.ts': use('../adapters/node/server.ts') }],
    ['machines-imports', { 'machines/bad.ts': use('../adapters/node/server.ts') }],
    [
      'slice-registry-imports',
      { 'slice-registry/bad.ts': use('../machines/consent/implementations.ts') },
    ],
    ['adapters-imports', { 'adapters/node/bad.ts': use('../../functions/hello.ts') }],
    ['functions-imports', { 'functions/bad.ts': use('../renderer/compose/site.server.ts') }],
    [
      'renderer-imports',
      { 'renderer/bad.ts': use('../tests/run.ts'), 'tests/run.ts': 'export const run = 1' },
    ],
    ['compiler-imports', { 'compiler/bad.ts': use('../functions/hello.ts') }],
    ['workbench-imports', { 'workbench/bad.ts': use('../functions/hello.ts') }],
    ['cli-imports', { 'cli/bad.ts': use('../machines/consent/implementations.ts') }],
    [
      'slice-registry/slices-strangers',
      { 'slice-registry/slices/faq/bad.ts': use('../hero/Hero.tsx') },
    ],
    ['adapters-strangers', { 'adapters/node/bad.ts': use('../prismic/index.ts') }],
    ['adapters-strangers', { 'adapters/shared/bad.ts': use('../node/server.ts') }],
    ['runtime-front-door', { 'adapters/node/bad.ts': use('../../runtime/run.ts') }],
    [
      'browser-stays-light',
      {
        'runtime/browser/early/index.ts': use('./deep.ts'),
        'runtime/browser/early/deep.ts': use('../../server/serve/respond.ts'),
      },
      // The slice of the sound tree reaches it as well.
      ['islands-stay-light', 'runtime-browser-imports'],
    ],
    [
      'islands-stay-light',
      {
        'slice-registry/slices/faq/Faq.tsx': use('./deep.ts'),
        'slice-registry/slices/faq/deep.ts': use('../../../runtime/server/serve/respond.ts'),
      },
      ['runtime-front-door'],
    ],
    [
      'no-cycles',
      {
        'runtime/a.ts': "import { b } from './b.ts'\nexport const a = () => b",
        'runtime/b.ts': "import { a } from './a.ts'\nexport const b = () => a",
      },
    ],
    [
      'no-cycles',
      {
        'runtime/a.ts': "import type { B } from './b.ts'\nexport type A = B | 1",
        'runtime/b.ts': "import type { A } from './a.ts'\nexport interface B { a: A }",
      },
    ],
    [
      'product-without-tools',
      { 'adapters/node/bad.ts': use('../../lab/run.ts'), 'lab/run.ts': 'export const run = 1' },
      ['adapters-imports'],
    ],
    ['runtime-model-imports', { 'runtime/model/bad.ts': use('../run.ts') }],
    ['runtime-calculation-imports', { 'runtime/calculation/bad.ts': use('../run.ts') }],
    ['runtime-pdf-imports', { 'runtime/pdf/bad.ts': use('../run.ts') }],
    ['runtime-values-imports', { 'runtime/values/bad.ts': use('../run.ts') }],
    ['runtime-search-imports', { 'runtime/search/bad.ts': use('../run.ts') }],
    ['runtime-machines-imports', { 'runtime/machines/bad.ts': use('../run.ts') }],
    ['runtime-page-imports', { 'runtime/page/bad.ts': use('../server/serve/respond.ts') }],
    ['runtime-server-imports', { 'runtime/server/bad.ts': use('../browser/early/index.ts') }],
    ['runtime-browser-imports', { 'runtime/browser/idle/bad.ts': use('../../run.ts') }],
    [
      'folder-cycle',
      {
        'runtime/page/load/one.ts': use('../route/two.ts'),
        'runtime/page/route/two.ts': 'export const two = 2',
        'runtime/page/route/three.ts':
          "import type { Four } from '../load/four.ts'\nexport const three: Four = 3",
        'runtime/page/load/four.ts': 'export type Four = number',
      },
    ],
    ['no-unresolved', { 'runtime/bad.ts': use('./nowhere.ts') }],
  ]
  for (const [rule, files, more = []] of planted) {
    it(`${rule} catches what breaks it`, async () => {
      expect(await check(files)).toEqual([rule, ...more].sort())
    })
  }

  describe('about vendors', () => {
    // Packages are found from the tree that imports them.
    const vendors: [rule: string, name: string][] = [
      ['prismic-stays-home', '@prismicio/client'],
      ['vike-stays-home', 'vike'],
      ['srvx-and-images-stays-home', 'srvx'],
      ['srvx-and-images-stays-home', 'sharp'],
      ['databases-and-mail-stays-home', 'pg'],
      ['databases-and-mail-stays-home', 'nodemailer'],
      ['cookies-stays-home', 'js-cookie'],
      ['retries-stays-home', 'cockatiel'],
      ['pdf-stays-home', 'jspdf'],
      ['telemetry-stays-home', 'prom-client'],
      ['telemetry-stays-home', '@opentelemetry/api'],
    ]
    for (const [rule, name] of vendors) {
      it(`${rule} catches an import of ${name}`, async () => {
        const files = {
          [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
          [`node_modules/${name}/index.js`]: 'export const vendor = 1',
          'machines/bad.ts': use(name),
        }
        expect(await check(files)).toEqual([rule])
      })
    }
  })

  /** Imported by nothing but a virtual module of the build, and what is planted there. */
  const behindTheBuild = [
    ['runtime/browser/idle/start-site.ts', 'runtime/page/validate/planted.ts'],
    ['runtime/browser/gesture/start-gestures.ts', 'runtime/server/serve/planted.ts'],
    ['runtime/browser/bound/mount-bound.ts', 'compiler/build/planted.ts'],
    ['machines/video/implementations.ts', 'runtime/page/resolve/planted.ts'],
  ] as const

  it('browser-stays-light sees what the build imports for the browser', async () => {
    const copy = copyRepository()
    try {
      for (const [file, heavy] of behindTheBuild) {
        const path = relative(dirname(file), heavy)
        copy.write(heavy, 'export const heavy = 1\n')
        copy.append(file, `export { heavy } from '${path.startsWith('.') ? path : `./${path}`}'\n`)
      }
      const output = await copy.run(['lab/commands/architecture.ts']).catch(String)
      for (const [, heavy] of behindTheBuild) {
        expect(output).toMatch(new RegExp(`^browser-stays-light: \\S+ -> ${heavy}$`, 'm'))
      }
      expect(output).toContain(
        'browser-stays-light: renderer/+client.ts -> runtime/page/validate/planted.ts',
      )
    } finally {
      copy.remove()
    }
  })

  it('are each planted against here', () => {
    const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
      forbidden: { name: string }[]
    }
    const covered = new Set([
      ...planted.map(([rule]) => rule),
      'prismic-stays-home',
      'vike-stays-home',
      'srvx-and-images-stays-home',
      'databases-and-mail-stays-home',
      'cookies-stays-home',
      'retries-stays-home',
      'pdf-stays-home',
      'telemetry-stays-home',
    ])
    expect(config.forbidden.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual(
      [],
    )
  })
})
