/** In rules of the repository, what is generated, and what is published. */
import type { Fault } from '../fault.ts'

const unit = (requirement: string, within?: string) =>
  ({ by: 'unit', requirement, ...(within !== undefined && { within }) }) as const

export const toolFaults: readonly Fault[] = [
  {
    name: 'runtime-imports-adapter',
    why: 'The engine depends on a vendor: an import points upwards.',
    file: 'runtime/page/render/escape-html.ts',
    find: 'const entities: Record<string, string> = {',
    replace:
      "import '../../../adapters/upstreams/index.ts'\n\nconst entities: Record<string, string> = {",
    proof: {
      by: 'check',
      requirement: 'PAGEBUILDER-12',
      command: ['node', 'lab/commands/architecture.ts'],
      says: 'escape-html.ts',
    },
  },
  {
    name: 'field-renamed-on-one-side',
    why: 'A lead is kept without the page it came from: a field was renamed where it is written alone.',
    file: 'functions/forms/submit-form.ts',
    find: '      page: submission.page,\n      ...(email',
    replace: '      path: submission.page,\n      ...(email',
    proof: {
      by: 'check',
      requirement: 'SITE-02',
      command: ['tsc', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
      says: 'functions/forms/submit-form.ts',
    },
  },
  {
    name: 'transition-leads-nowhere',
    why: 'A transition names a state that there is not: when copying fails, nothing says so.',
    file: 'machines/clipboard/machine.json',
    find: '"target": "failed"',
    replace: '"target": "refused"',
    proof: {
      by: 'check',
      requirement: 'PAGEBUILDER-07',
      command: ['node', 'cli/slicewright.mjs', 'check'],
      says: 'clipboard',
    },
  },
  {
    name: 'generated-file-stale',
    why: 'Editors are offered fields by an old schema: it was changed, and nothing generated.',
    file: 'slice-registry/slices/quote/schema.json',
    find: '"title": "Name",',
    replace: '"title": "Full name",',
    proof: unit('PAGEBUILDER-11', 'compiler/generate/generate.test'),
  },
  {
    name: 'migration-left-out',
    why: 'Content of the version before is shown as if it were the present one, without some of its words.',
    file: 'runtime/page/load/migrate-document.ts',
    find: 'Number(from) >= stored',
    replace: 'Number(from) > stored',
    proof: unit('PAGEBUILDER-11', 'runtime/page/load'),
  },
  {
    name: 'purge-misses-neighbours',
    why: 'After a page was moved, those beside it lead to where it was.',
    file: 'runtime/server/publish/find-changed-tags.ts',
    find: 'return (site.routes.findTrees(lang)?.nodes ?? []).flatMap(',
    replace: 'return (site.routes.findTrees(lang)?.nodes ?? []).slice(0, 1).flatMap(',
    proof: unit('CONTENT-02', 'runtime/server/publish'),
  },
  {
    name: 'hidden-page-in-sitemap',
    why: 'Search engines are told of pages that editors hid.',
    file: 'runtime/server/feeds/list-pages.ts',
    find: 'if (!document || !(await isFindable(document, pageType, { site, locale }))) continue',
    replace: 'if (!document) continue',
    proof: unit('HEAD-06', 'tests/http/resources'),
  },
]
