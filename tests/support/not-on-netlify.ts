import { readVariable } from '#schemas/environment-variables.ts'

/** Whether the browser tests run against Netlify's local runtime. */
export const isNetlify = readVariable('E2E_HOST') === 'netlify'

/** The reason why tests of compressed answers are for other hosts. */
export const packedByCdn = 'Netlify’s CDN packs, which its local runtime does not have'

/**
 * Browser tests of this project's own server, or of its tools: by name, the reason why another host
 * cannot pass them or would prove nothing new.
 */
export const notOnNetlify: Readonly<Record<string, string>> = {
  'calls-to-action': 'starts servers of its own over content that it writes',
  cluster: 'is about several processes of one machine',
  crawl: 'starts the server of its own and reads the memory of its process',
  desk: 'is about the dev server',
  'editor-words': 'is about the dev server',
  'dev-edits': 'is about the dev server',
  export: 'is about the static export',
  'first-filling': 'starts a server of its own over content that takes long',
  'form-of-a-site': 'starts servers of other sites',
  'guide-commands': 'starts servers of its own, as guides say it',
  'import-models': 'starts servers of other sites',
  'older-site': 'starts servers of other sites',
  'take-over': 'starts servers of other sites',
  inspector: 'is about the dev server',
  'inspector-drawer': 'is about the dev server',
  'inspector-map': 'is about the dev server',
  'inspector-simulation': 'is about the dev server',
  'inspector-stately': 'is about the dev server',
  'inspector-recording': 'is about the dev server',
  leads: 'starts servers of its own, ends them, and reads their databases',
  leaks: 'reads the memory of the server',
  logs: 'reads what the server writes',
  'machine-paths': 'is about machines, which no host changes',
  museum: 'starts the server of another site',
  netlify: 'starts the functions itself, over a store of its own',
  outage: 'starts servers of its own over content that fails',
  create: 'makes, builds and starts a site of its own',
  package: 'is about the package for machines of one’s own',
  'packages-of-others': 'builds and starts another site, and the dev server',
  passwords: 'starts servers of its own, with passwords',
  preview: 'starts a server of its own over content with drafts',
  process: 'starts and ends servers of its own',
  'standalone-needs': 'makes, builds and starts a site elsewhere',
  'site-outside': 'builds and starts a site elsewhere',
  sites: 'builds and starts other sites',
  'sites-of-others': 'builds and starts other sites',
}

/** Browser tests of the output of Netlify's command line, which no other host has. */
export const onlyOnNetlify: readonly string[] = ['netlify-deploy']
