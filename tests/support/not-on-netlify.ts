/** Browser tests of this project's own server, or of its tools: by their names, why another host cannot pass them. */
export const notOnNetlify: Readonly<Record<string, string>> = {
  crawl: 'starts the server of its own and reads the memory of its process',
  desk: 'is about the dev server',
  export: 'is about the static export',
  'form-of-a-site': 'starts servers of other sites',
  'import-models': 'starts servers of other sites',
  inspector: 'is about the dev server',
  'inspector-recording': 'is about the dev server',
  leads: 'starts servers of its own, ends them, and reads their databases',
  leaks: 'reads the memory of the server',
  logs: 'reads what the server writes',
  'machine-paths': 'is about the dev server',
  outage: 'starts servers of its own over content that fails',
  process: 'starts and ends servers of its own',
  'site-outside': 'builds and starts a site elsewhere',
  sites: 'builds and starts other sites',
}
