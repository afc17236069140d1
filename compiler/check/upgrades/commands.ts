/** Commands and npm scripts of before. */
import type { Upgrade } from './upgrade.ts'

/** Scripts of a checkout that are npm scripts of its folder `lab`. */
const ofLab = [
  'architecture',
  'bench',
  'bench:machines',
  'bench:peers',
  'bench:publish',
  'bench:scale',
  'bench:start',
  'content:multiply',
  'fixtures',
  'lighthouse',
  'load',
  'machines:coverage',
  'machines:golden',
  'machines:mutate',
  'netlify:serve',
  'package:try',
  'siege',
  'test:faults',
  'test:neighbour',
  'test:netlify',
  'tour',
  'trace',
  'vendor-emulator',
  'visual',
]

const renamed: Readonly<Record<string, string>> = {
  'check:site': 'check',
  'generate:check': 'generate --check',
  'build:netlify': 'build netlify',
  conformance: 'content conformance',
  backup: 'backup create',
  restore: 'backup restore',
  slices: 'slices export',
  machines: 'machines export',
  'publish:verify': 'publications verify',
}

/** A colon was a name of one word; a blank is two. */
const spaced = [
  'codes:import',
  'codes:list',
  'consent:verify',
  'content:lint',
  'content:migrate',
  'content:pull',
  'content:push',
  'content:serve',
  'content:usage',
  'experiments:report',
  'leads:export',
  'leads:forget',
  'leads:list',
  'leads:replay',
  'machines:record',
  'mails:list',
  'models:diff',
  'models:import',
  'models:pull',
  'models:push',
  'subscribers:list',
]

const toUpgrade = (old: string, now: string): Upgrade => ({
  area: 'commands',
  old,
  now: `slicewright ${now}`,
  section: 'commands',
})

export const commandUpgrades: readonly Upgrade[] = [
  ...Object.entries(renamed).map(([old, now]) => toUpgrade(old, now)),
  ...spaced.map((old) => toUpgrade(old, old.replace(':', ' '))),
  ...ofLab.map((old): Upgrade => ({
    area: 'commands',
    old,
    now: `npm run ${old} -w lab`,
    mend: `In a checkout of the engine, write "npm run ${old} -w lab"; a site has no such command.`,
    section: 'commands',
  })),
  {
    area: 'commands',
    old: 'content:usage --format',
    now: 'slicewright content usage --json',
    section: 'commands',
  },
  {
    area: 'commands',
    old: 'machines --check',
    mend: 'Leave it out: pages of machines are no files of a site any more.',
    section: 'commands',
  },
]
