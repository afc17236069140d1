/**
 * Commands in guides that `guides.test.ts` does not run, with the reasons. It still checks that
 * these commands exist, with their options and variables.
 */
export interface NotRun {
  commands: RegExp
  guide?: string
  reason: string
}

/** Commands that no test runs as written. */
export const cannotRun: readonly NotRun[] = [
  {
    guide: 'upgrade',
    commands: /^/,
    reason: 'needs two versions of the engine in a registry',
  },
  {
    commands: /^npm install |^npx slicewright new site bottega$|^cd bottega$/,
    reason: 'needs a registry; installed-engine.test.ts does it with the packed engine',
  },
  {
    commands: /^docker /,
    reason:
      'needs Docker; shipping.test.ts reads the Dockerfile, package.spec.ts starts what it holds',
  },
  {
    commands: /^systemctl /,
    reason: 'needs systemd; package.spec.ts starts and restarts what the unit does',
  },
  { commands: /^npm ci$/, reason: 'needs a registry, and would replace what runs the tests' },
  {
    commands: /^npx slicewright models push --screenshots/,
    reason: 'draws every slice; export-slices.test.ts and models.test.ts do it with few',
  },
  {
    guide: 'change-a-slice',
    commands: /^npx slicewright models push$|^npx slicewright models diff$/,
    reason: 'needs a repository of that site; connect-prismic has the same with one',
  },
  {
    commands: /^npx slicewright experiments report$/,
    reason: 'asks port 4000 of the machine; report-experiments.test.ts has a server of its own',
  },
]

/** Browser tests that run these guides, which need a build or other programs. */
const runBy: Readonly<Record<string, readonly string[]>> = {
  'guide-commands': [
    'connect-prismic',
    'content-checks',
    'content-in-and-out',
    'leads',
    'mail-preferences',
    'operate',
    'privacy',
  ],
  export: ['static-export'],
  package: ['shipping'],
}

export const runElsewhere: readonly (NotRun & { guide: string; spec: string })[] = Object.entries(
  runBy,
).flatMap(([name, guides]) =>
  guides.map((guide) => {
    const spec = `tests/e2e/${name}.spec.ts`
    return { guide, commands: /^/, reason: `${spec} runs it`, spec }
  }),
)

const isFor = (guide: string | undefined, at: string) =>
  guide === undefined || at.split('/').at(-1)!.startsWith(`${guide}.md`)

const find = (reasons: readonly NotRun[], command: string, at: string) =>
  reasons.find(({ commands, guide }) => isFor(guide, at) && commands.test(command))?.reason

/** @param at - `docs/guides/x.md:12` */
export function whyNot(command: string, at: string): string | undefined {
  return find([...cannotRun, ...runElsewhere], command, at)
}

/** Whether a command has what it needs. */
export function canRun(command: string, file: string): boolean {
  return find(cannotRun, command, file) === undefined
}
