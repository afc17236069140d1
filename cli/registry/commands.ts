/** What `slicewright` can be told in the folder of a site. */
export interface SiteCommand {
  /** Of package.json, which says how it is run. */
  script: string
  does: string
}

const named = (script: string, does: string): [string, SiteCommand] => [script, { script, does }]

export const commands: ReadonlyMap<string, SiteCommand> = new Map([
  named('new', 'a site, or a section, machine, behaviour or page type in one'),
  named('dev', 'serves the site with hot updates; /__desk, /__slices, /__machines'),
  ['check', { script: 'check:site', does: 'lists every fault that a build would refuse' }],
  named('generate', 'writes the types of sections'),
  named('build', 'builds the site into dist/'),
  named('start', 'builds if files changed, then serves the site'),
  named('restart', 'replaces the processes of a server started with WORKERS'),
  named('export', 'writes the site as files for any static host; --out FOLDER'),
  named('conformance', 'checks every document, link and section; reports/conformance'),
  named('content:lint', 'checks editorial quality; reports/lint'),
  named('content:usage', 'tells who uses what, and what nobody uses; reports/usage'),
  named('content:push', 'sends content to a repository'),
  named('content:pull', 'writes the content of a repository'),
  named('content:migrate', 'brings content to the present version of its schemas'),
  named('models:push', 'sends the generated models to the repository'),
  named('models:diff', 'says how models differ, and what would break content'),
  named('models:pull', 'writes the models of the repository'),
  named('models:import', 'turns a Slice Machine project into the folder of a site'),
  named('slices', 'writes the gallery of every section; reports/slices'),
  named('machines', 'draws and exports every machine; reports/machines'),
  named('leads:list', 'lists leads'),
  named('leads:replay', 'sends leads again'),
  named('leads:export', 'exports leads as CSV'),
  named('leads:forget', 'erases a person'),
  named('codes:import', 'fills a pool of redemption codes'),
  named('codes:list', 'lists the pools of redemption codes'),
  named('mails:list', 'lists mails to visitors'),
  named('subscribers:list', 'lists who gets which mails'),
  named('backup', 'copies all that cannot be made again'),
  named('restore', 'puts a backup into an empty DATA_DIR'),
  named('consent:verify', 'checks that the consent log is intact'),
  named('experiments:report', 'reports each variant of an experiment; reports/experiments'),
])

/** May be told where there is no site yet. */
export const makers: ReadonlySet<string> = new Set(['new', 'models:import'])
