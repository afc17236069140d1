/**
 * What of the guides `guides.test.ts` does not run, and why. That these commands exist, with their
 * options and variables, is checked all the same.
 */
export const notRun: readonly { commands: RegExp; guide?: string; reason: string }[] = [
  {
    guide: 'upgrade',
    commands: /^/,
    reason: 'needs two versions of the engine in a registry',
  },
  {
    commands: /^npm install |^npx slicewright |^cd bottega$/,
    reason: 'needs a registry; installed-engine.test.ts does it with the packed engine',
  },
  {
    commands: /^docker /,
    reason: 'needs Docker; docker:rehearse takes the steps of the Dockerfile',
  },
  {
    commands: /^systemctl |^cp adapters\/node\/|^tar |^mv |^ln |^mkdir \/opt\//,
    reason: 'needs a machine of its own, and root',
  },
  { commands: /^npm ci$/, reason: 'needs a registry, and would replace what runs the tests' },
  {
    commands: /^cd package$|^npm run (?:package|restart)/,
    reason: 'shipping and restart tests do it with a build',
  },
  {
    commands: /^npm run (?:models|content):(?:push|pull|diff|serve)/,
    reason: 'needs a repository; models.test.ts and content.test.ts run it against an embedded one',
  },
  {
    commands: /^npm run content:migrate/,
    reason: 'content.test.ts runs it, on files and on a repository',
  },
  {
    commands: /^npm run (?:leads:|codes:|consent:|experiments:|(?:backup|restore) )/,
    reason: 'needs what visitors have left; the tests of the commands have it',
  },
  {
    commands: /^npm run (?:conformance|content:usage|export)/,
    reason: 'needs a build of the shipped site; the tests of the commands have one',
  },
]

const isFor = (guide: string | undefined, at: string) =>
  guide === undefined || at.startsWith(`docs/guides/${guide}.md:`)

/** @param at - `docs/guides/x.md:12` */
export function whyNot(command: string, at: string): string | undefined {
  return notRun.find(({ commands, guide }) => isFor(guide, at) && commands.test(command))?.reason
}
