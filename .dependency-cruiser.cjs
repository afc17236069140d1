// Who may import whom; docs/decisions/0006-architecture-rules.md says why.
const folders =
  'schemas|runtime|slice-registry|machines|adapters|site-config|renderer|functions|tests|scripts|bench'
const ours = `^(${folders})/`
const test = '\\.(test|spec)\\.tsx?$'
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

/** A folder uses itself and what it is allowed; tests beside the code may use more. */
const layer = (dir, ...mayUse) =>
  rule(
    `${dir}-imports`,
    { path: `^${dir}/`, pathNot: test },
    { path: ours, pathNot: [dir, ...mayUse].map((name) => `^${name}/`) },
  )
const strangers = (dir) =>
  rule(
    `${dir}-strangers`,
    { path: `^${dir}/([^/]+)/` },
    { path: `^${dir}/`, pathNot: `^${dir}/$1/` },
  )
const vendor = (name, packages, home) =>
  rule(
    `${name}-stays-home`,
    { path: ours, pathNot: `^(${home})|${test}|^(tests|bench)/` },
    { path: `node_modules/(${packages})/` },
  )
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
    ),
    strangers('slice-registry/slices'),
    strangers('adapters'),
    rule(
      'runtime-front-door',
      { path: ours, pathNot: `^(runtime|tests|bench)/|${test}` },
      {
        path: '^runtime/',
        pathNot:
          '^runtime/(index|client|slice|bound|search|machines|measurement|inspector|inspected|build|errors|gallery|quality|documents/consent-texts)\\.tsx?$',
      },
    ),
    rule(
      'browser-stays-light',
      { path: '^(runtime/client|renderer/\\+client)\\.ts$' },
      {
        path: '^(adapters|runtime/(validate|resolve|render|serve|build)|schemas)/.*\\.(ts|tsx|js)$',
        pathNot:
          'payload\\.ts$|resolved-fields\\.ts$|config-types\\.ts$|schema-types\\.ts$|generated/machine-types\\.ts$|^adapters/vendors/[^/]+\\.ts$',
        reachable: true,
      },
    ),
    rule(
      'islands-stay-light',
      { path: '^slice-registry/slices/[^/]+/[A-Z]\\w+\\.tsx$' },
      {
        path: '^(adapters|runtime/(validate|resolve|serve|build|content|route))/',
        pathNot: 'resolved-fields\\.ts$',
        reachable: true,
      },
    ),
    vendor('prismic', '@prismicio', 'adapters/prismic|schemas/'),
    vendor('vike', 'vike', 'renderer|vite\\.config'),
    vendor('srvx-and-images', 'srvx|ipx|sharp', 'adapters/node'),
    vendor('cookies', 'js-cookie', 'runtime/machines/browser-ports'),
    rule('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    rule('no-unresolved', { pathNot: '^dist' }, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|reports|coverage)/|\\.css$|\\.json$' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
}
