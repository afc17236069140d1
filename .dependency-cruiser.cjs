// Who may import whom; docs/decisions/0006-architecture-rules.md says why.
const { product, tools } = require('./compiler/build/folders.json')

/** Of those, what has a reader of its own. */
const rooms = tools.filter((name) => name !== 'tests')
const ours = `^(${[...product, ...tools].join('|')})/`
const test = '\\.(test|spec)\\.tsx?$'
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

/** A folder uses itself and what it is allowed; tests beside the code may use more. */
const layer = (dir, ...mayUse) =>
  rule(
    `${dir}-imports`,
    { path: `^${dir}/`, pathNot: `${test}|^cli/new/site/` },
    { path: ours, pathNot: [dir, ...mayUse].map((name) => `^${name}/`) },
  )
/** Folders of one kind do not know each other; `common` is the folder that all of them may use. */
const strangers = (dir, ...common) =>
  rule(
    `${dir}-strangers`,
    { path: `^${dir}/([^/]+)/` },
    { path: `^${dir}/`, pathNot: ['$1', ...common].map((name) => `^${dir}/${name}/`) },
  )
const vendor = (name, packages, home) =>
  rule(
    `${name}-stays-home`,
    { path: ours, pathNot: `^(${home})|${test}|^(tests|lab/bench)/` },
    { path: `node_modules/(${packages})/` },
  )
/** Part of the runtime: who imports it is checked by name, that no two folders import each other by `folders.ts`. */
const room = (name, ...mayUse) =>
  rule(
    `runtime-${name}-imports`,
    { path: `^runtime/${name}/`, pathNot: test },
    { path: '^runtime/', pathNot: [name, ...mayUse].map((one) => `^runtime/${one}/`) },
  )
/** What `imports` of package.json names. */
const frontDoors = Object.values(require('./package.json').imports)
  .flatMap((place) => (typeof place === 'string' ? place : Object.values(place)))
  .filter((place) => place.startsWith('./runtime/'))
  .map((place) => `^${place.slice(2).replaceAll('.', '\\.')}$`)
const base = ['schemas', 'runtime']

module.exports = {
  forbidden: [
    layer('schemas'),
    layer('site-config'),
    layer('runtime', 'schemas'),
    layer('machines', ...base),
    layer('slice-registry', ...base),
    layer('adapters', ...base),
    layer('functions', ...base, 'adapters', 'site-config'),
    layer(
      'renderer',
      ...base,
      'adapters',
      'functions',
      'site-config',
      'slice-registry',
      'machines',
      'compiler',
      'workbench',
    ),
    layer('compiler', ...base, 'adapters'),
    layer('workbench', ...base, 'adapters', 'compiler'),
    layer('cli', ...base, 'adapters', 'functions', 'renderer', 'compiler', 'workbench'),
    strangers('slice-registry/slices'),
    strangers('adapters', 'shared'),
    rule(
      'runtime-front-door',
      { path: ours, pathNot: `^(runtime|${tools.join('|')})/|${test}` },
      { path: '^runtime/', pathNot: frontDoors },
    ),
    // Folders from below to above; within `runtime/` each may use those it is given here.
    room('model'),
    room('search'),
    room('machines', 'model'),
    room('calculation', 'machines'),
    room('pdf', 'model'),
    room('values', 'model'),
    room('page', 'model', 'machines', 'calculation', 'search', 'values'),
    room('server', 'model', 'page', 'values'),
    room('browser', 'model', 'machines', 'search'),
    rule(
      'product-without-tools',
      {
        path: `^(${product.join('|')})/`,
        pathNot: `${test}|^renderer/(api\\.server|compose/site\\.server|dev\\.server|inspect\\.client)\\.ts$`,
      },
      { path: `^(${rooms.join('|')})/` },
    ),
    rule(
      'browser-stays-light',
      {
        path: '^(runtime/browser/[^/]+/index|renderer/\\+client)\\.ts$|^\\.cache/virtual-modules/',
      },
      {
        path: '^(adapters|runtime/(page|server)|schemas|cli|compiler(?!/machines)|lab|workbench(?!/inspector))/.*\\.(ts|tsx|js)$',
        pathNot:
          '(config|schema|value)-types\\.ts$|^schemas/(email-address|json-pointer|moments|typed-text)\\.ts$|generated/machine-types\\.ts$|^adapters/vendors/[^/]+\\.ts$',
        reachable: true,
      },
    ),
    rule(
      'islands-stay-light',
      { path: '^slice-registry/slices/[^/]+/[A-Z]\\w+\\.tsx$' },
      { path: `^(adapters|runtime/(page|server)|${tools.join('|')})/`, reachable: true },
    ),
    vendor(
      'prismic',
      '@prismicio',
      'adapters/(prismic|vendors/prismic-)|schemas/|compiler/|workbench/desk/content-repository',
    ),
    vendor('vike', 'vike', 'renderer|vite\\.config|cli/run-vike'),
    vendor('srvx-and-images', 'srvx|sharp', 'adapters/node'),
    vendor('databases-and-mail', 'pg|nodemailer', 'adapters/leads'),
    vendor('retries', 'cockatiel', 'adapters/(shared/http|redis)'),
    vendor('pdf', 'jspdf', 'runtime/pdf/sheet'),
    vendor('telemetry', 'prom-client|@opentelemetry', 'adapters/telemetry'),
    vendor('cookies', 'js-cookie', 'runtime/browser/idle/browser-ports'),
    rule('no-cycles', {}, { circular: true }),
    rule(
      'no-unresolved',
      // The peers' site stands for one outside of this repository: its `#` names are not those of its package.
      { pathNot: '^(dist|lab/bench/peers/site/)' },
      { couldNotResolve: true, pathNot: '^(virtual:|vite/client$)' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // What the build makes for the browser is written there (`lab/commands/architecture.ts`). The peers' project
    // in Astro has packages of its own, which are installed elsewhere. Sites of versions before import what was there then.
    exclude: {
      path: '^(dist|\\.cache/(?!virtual-modules/)|reports|coverage|lab/bench/peers/astro|tests/fixtures/older-sites)/|\\.css$|\\.json$',
    },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
}
