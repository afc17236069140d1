/**
 * `npx slicewright content usage`: the parts of the site its content uses, those nobody uses, and
 * links that lead nowhere. `-- --help` lists its options.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Use, UsedKind } from '#compiler/quality'
import { createLocator } from './locate-content.ts'
import { openBuiltSite, type BuiltSite } from './open-built-site.ts'
import { reportsFolder } from './reports-folder.ts'
import { Refusal, type Command } from './run-command.ts'
import { showProgress } from './show-progress.ts'

type Format = 'text' | 'json' | 'html'

export const usage: Command = {
  help: `slicewright content usage [OPTIONS]
Lists which documents use which slice, machine, form, file and document; what is unused; links that lead nowhere, and
pages that nothing leads to. Also writes reports/usage/index.html.
Exits with 0 when everything is used and reached, with 1 when something is not, with 2 when the content could not be read.
For one thing it lists its users, and exits with 1 when there is no such thing:
  --slice NAME      also NAME/VARIATION
  --machine NAME
  --form NAME
  --asset ADDRESS   as the site serves it: /media/photos/workshop.jpg
  --document ID     also what it uses itself
  --dead            only what is unused or leads nowhere
  --json            the same as JSON, on standard output
  --html            the page, on standard output
Environment: PRISMIC_REPOSITORY, CONTENT_DIR, SITE_DIR`,
  options: {
    slice: { type: 'string' },
    machine: { type: 'string' },
    form: { type: 'string' },
    asset: { type: 'string' },
    document: { type: 'string' },
    dead: { type: 'boolean' },
    json: { type: 'boolean' },
    html: { type: 'boolean' },
  },
  async run({ values }) {
    if (values['json'] && values['html']) throw new Refusal('Choose --json or --html.')
    const format = values['json'] ? 'json' : values['html'] ? 'html' : 'text'
    const asked = findAsked(values)
    if (asked && format === 'html') throw new Refusal('One thing is reported as text or JSON.')
    const built = await openBuiltSite(format === 'text' ? 'stdout' : 'stderr')
    try {
      return asked ? await tellOne(built, asked, format) : await tellAll(built, format, values)
    } finally {
      await built.close()
    }
  },
}

interface Asked {
  kind: UsedKind
  name: string
}

/** @throws Refusal when more than one thing is requested */
function findAsked(values: Readonly<Record<string, unknown>>): Asked | undefined {
  const kinds = ['slice', 'machine', 'form', 'asset', 'document'] as const
  const asked = kinds.flatMap((option): Asked[] => {
    const name = values[option]
    if (typeof name !== 'string') return []
    return [{ kind: option === 'slice' && name.includes('/') ? 'variation' : option, name }]
  })
  if (asked.length > 1) throw new Refusal('Ask for one thing at a time.')
  return asked[0]
}

async function readSurvey({ site, quality, facts }: BuiltSite, withoutPages: boolean) {
  const progress = showProgress()
  try {
    return await quality.surveySite(site, { ...facts, withoutPages, progress: progress.show })
  } finally {
    progress.end()
  }
}

async function tellAll(
  built: BuiltSite,
  format: Format,
  { dead }: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { quality, files } = built
  const report = quality.reportUsage(await readSurvey(built, false))
  const locate = createLocator(files)
  const html = quality.toUsageHtml(report, locate)
  const folder = reportsFolder('usage')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), html)
  if (format === 'html') process.stdout.write(html)
  else if (format === 'json') {
    const { used, ...others } = quality.toUsageJson(report, locate)
    console.log(JSON.stringify(dead ? others : { ...others, used }, null, 2))
  } else {
    console.log(quality.toUsageText(report, locate, dead === true))
    console.log(`Report: ${relative(process.cwd(), join(folder, 'index.html'))}`)
  }
  return quality.isClean(report) ? 0 : 1
}

async function tellOne(built: BuiltSite, { kind, name }: Asked, format: Format): Promise<number> {
  const { quality, files } = built
  const survey = await readSurvey(built, true)
  const thing = quality.findThing(survey, kind, name)
  if (!thing) {
    console.error(`There is no ${kind} "${name}", and no document uses one.`)
    return 1
  }
  const uses = kind === 'document' ? survey.usage.usesOf(name) : undefined
  if (format === 'json') {
    const answer = {
      ...quality.toThingJson(thing),
      ...(uses && { uses: uses.map(quality.toUseJson) }),
    }
    console.log(JSON.stringify(answer, null, 2))
    return 0
  }
  const locate = createLocator(files)
  const placeOf = ({ by, path }: Use) => {
    const place = locate({ documentId: by.id, path })
    return place ? `${place.file}:${place.line} ${path}` : path
  }
  console.log(quality.toThingText(thing, placeOf))
  const { documents } = survey.usage
  const nameOf = (use: Use) => {
    const target = use.kind === 'document' ? documents.get(use.name) : undefined
    return target ? quality.nameDocument(target) : use.name
  }
  if (uses) console.log(quality.toUsesText(uses, nameOf))
  return 0
}
