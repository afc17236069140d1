/** Every command of `slicewright`: its help, the reference and the package's `bin` are made from this list. */
import type { Command } from './run-command.ts'
import { serverFlags } from './shipping/server-flags.ts'

export interface CommandEntry {
  /** The words typed after `slicewright`: a noun and a verb, or a verb alone. */
  name: string
  /** Its purpose in one line. */
  does: string
  load(): Promise<Command>
  /** Flags for Node. */
  flags?: readonly string[]
  /** Whether it can run where there is no site yet. */
  isAnywhere?: boolean
}

export interface CommandGroup {
  title: string
  commands: readonly CommandEntry[]
}

export const commandGroups: readonly CommandGroup[] = [
  {
    title: 'A site',
    commands: [
      {
        name: 'new',
        does: 'makes a site, or a section, machine, behaviour, page type or form in one',
        load: async () => (await import('./new.ts')).makeExemplar,
        isAnywhere: true,
      },
      {
        name: 'dev',
        does: 'serves the site with hot updates; /__desk, /__slices, /__machines',
        load: async () => (await import('./dev.ts')).dev,
      },
      {
        name: 'check',
        does: 'lists every fault that a build would refuse',
        load: async () => (await import('./check-site.ts')).check,
      },
      {
        name: 'generate',
        does: 'writes the types of sections',
        load: async () => (await import('./generate.ts')).generate,
      },
      {
        name: 'build',
        does: 'builds the site into dist/',
        load: async () => (await import('./build.ts')).buildSite,
      },
      {
        name: 'build netlify',
        does: 'builds the site, and the files that Netlify deploys',
        load: async () => (await import('./build-netlify.ts')).buildNetlify,
      },
      {
        name: 'start',
        does: 'builds if files changed, then serves the site',
        load: async () => (await import('./start.ts')).start,
        flags: serverFlags,
      },
      {
        name: 'restart',
        does: 'replaces the processes of a server started with WORKERS',
        load: async () => (await import('./restart.ts')).restart,
      },
      {
        name: 'export',
        does: 'writes the site as files for any static host',
        load: async () => (await import('./export.ts')).exportSite,
        flags: ['--max-semi-space-size=32'],
      },
      {
        name: 'package',
        does: 'writes the site as a folder that runs without the repository',
        load: async () => (await import('./package.ts')).packageSite,
      },
    ],
  },
  {
    title: 'Content',
    commands: [
      {
        name: 'content conformance',
        does: 'checks every document, link and section; reports/conformance',
        load: async () => (await import('./check-content.ts')).conformance,
      },
      {
        name: 'content lint',
        does: 'checks editorial quality; reports/lint',
        load: async () => (await import('./check-content.ts')).lint,
      },
      {
        name: 'content usage',
        does: 'lists who uses what, and what is unused; reports/usage',
        load: async () => (await import('./usage.ts')).usage,
      },
      {
        name: 'content push',
        does: 'sends content to a repository',
        load: async () => (await import('./content.ts')).push,
      },
      {
        name: 'content pull',
        does: 'writes the content of a repository into a folder',
        load: async () => (await import('./content.ts')).pull,
      },
      {
        name: 'content migrate',
        does: 'brings content to the current version of its schemas',
        load: async () => (await import('./migrate-content.ts')).migrate,
      },
      {
        name: 'content serve',
        does: 'serves a folder as a repository of the content service',
        load: async () => (await import('./serve-content.ts')).serve,
        isAnywhere: true,
      },
    ],
  },
  {
    title: 'Models of the content service',
    commands: [
      {
        name: 'models push',
        does: 'sends the generated models to the repository',
        load: async () => (await import('./models.ts')).push,
      },
      {
        name: 'models diff',
        does: 'shows how models differ, and what would break content',
        load: async () => (await import('./models.ts')).diff,
      },
      {
        name: 'models pull',
        does: 'writes the models of the repository',
        load: async () => (await import('./models.ts')).pull,
      },
      {
        name: 'models import',
        does: 'turns a Slice Machine project into the folder of a site',
        load: async () => (await import('./import-models.ts')).importModels,
        isAnywhere: true,
      },
      {
        name: 'site takeover',
        does: 'tries Slice Machine projects as sites: pages, models; a table',
        load: async () => (await import('./takeover.ts')).takeover,
        isAnywhere: true,
      },
    ],
  },
  {
    title: 'Sections, machines, experiments',
    commands: [
      {
        name: 'slices export',
        does: 'writes the gallery of every section; reports/slices',
        load: async () => (await import('./export-slices.ts')).exportSlices,
      },
      {
        name: 'machines export',
        does: 'draws and exports every machine; reports/machines',
        load: async () => (await import('./export-machines.ts')).exportMachines,
      },
      {
        name: 'machines record',
        does: 'turns a recording of the inspector into a test',
        load: async () => (await import('./record-machine.ts')).recordMachine,
      },
      {
        name: 'experiments report',
        does: 'reports each variant of an experiment; reports/experiments',
        load: async () => (await import('./report-experiments.ts')).reportExperiments,
      },
    ],
  },
  {
    title: 'Data of visitors',
    commands: [
      {
        name: 'leads list',
        does: 'lists leads',
        load: async () => (await import('./leads.ts')).listLeads,
      },
      {
        name: 'leads replay',
        does: 'sends leads again',
        load: async () => (await import('./leads.ts')).replayLeads,
      },
      {
        name: 'leads export',
        does: 'exports leads as CSV',
        load: async () => (await import('./leads.ts')).exportLeads,
      },
      {
        name: 'leads forget',
        does: 'erases a person',
        load: async () => (await import('./leads.ts')).forgetLeads,
      },
      {
        name: 'codes import',
        does: 'fills a pool of redemption codes',
        load: async () => (await import('./codes.ts')).fillPool,
      },
      {
        name: 'codes list',
        does: 'lists the pools of redemption codes',
        load: async () => (await import('./codes.ts')).listCodes,
      },
      {
        name: 'mails list',
        does: 'lists mails to visitors',
        load: async () => (await import('./mails.ts')).listMails,
      },
      {
        name: 'subscribers list',
        does: 'lists who gets which mails',
        load: async () => (await import('./mails.ts')).listSubscribers,
      },
      {
        name: 'consent verify',
        does: 'checks that the consent log is intact',
        load: async () => (await import('./verify-consent.ts')).verifyConsent,
      },
      {
        name: 'publications verify',
        does: 'checks that visitors get what was published last',
        load: async () => (await import('./verify-publication.ts')).verify,
      },
      {
        name: 'backup create',
        does: 'copies everything that cannot be recreated',
        load: async () => (await import('./backup.ts')).backup,
      },
      {
        name: 'backup restore',
        does: 'puts a backup into an empty DATA_DIR',
        load: async () => (await import('./backup.ts')).restoreBackup,
      },
    ],
  },
]

const byName = new Map(
  commandGroups.flatMap(({ commands }) => commands.map((entry) => [entry.name, entry] as const)),
)

/**
 * @param words - of the command line; the longest command name at their start wins
 * @returns undefined when there is no such command
 */
export function findCommand(
  words: readonly string[],
): { entry: CommandEntry; args: string[] } | undefined {
  for (const length of [2, 1]) {
    const entry = byName.get(words.slice(0, length).join(' '))
    if (entry && words.length >= length) return { entry, args: words.slice(length) }
  }
  return undefined
}
