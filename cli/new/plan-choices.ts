/** Turns the planned files of a new site into those of the site that was chosen. */
import type { PlannedFiles } from './plan-files.ts'
import { pageColours, planTheme } from './plan-theme.ts'
import type { Language, SiteChoices } from './site-choices.ts'
import { languageOf } from './words.ts'

/** Languages that the exemplar is written in, and the folders of their documents. */
const written: Readonly<Record<string, string>> = { en: 'en-us', de: 'de-de' }

/** @returns new files, in the same order; languages that nobody wrote for are in English */
export function planChoices(files: PlannedFiles, choices: SiteChoices): PlannedFiles {
  const planned: PlannedFiles = new Map()
  for (const [path, text] of files) {
    const code = codeOf(path)
    if (code === undefined) planned.set(path, fillIn(path, text, choices))
    else
      for (const language of choices.languages.filter((one) => sourceOf(one) === code))
        planned.set(...toLanguage(path, text, code, language))
  }
  planned.set('site-config/theme.css', planTheme(choices.colour))
  return planned
}

/** Names, in English, of the chosen languages whose texts are still in English. */
export function listUnwritten({ languages }: SiteChoices): string[] {
  const others = languages.filter(({ iso }) => !(languageOf(iso) in written))
  return [...new Set(others.map(({ englishName }) => englishName))]
}

const sourceOf = ({ iso }: Language) => (languageOf(iso) in written ? languageOf(iso) : 'en')

/** The language a file is written in; undefined for those without. */
function codeOf(path: string): string | undefined {
  const message = /^site-config\/messages\/(\w+)\.json$/.exec(path)?.[1]
  const folder = /^content\/documents\/([\w-]+)\//.exec(path)?.[1]
  return message ?? Object.keys(written).find((code) => written[code] === folder)
}

function toLanguage(
  path: string,
  text: string,
  from: string,
  { code, language }: Language,
): [path: string, text: string] {
  const folder = written[from]!
  const name = path
    .replace(`/messages/${from}.json`, `/messages/${code}.json`)
    .replace(`/documents/${folder}/`, `/documents/${language}/`)
  const own = text
    .replaceAll(`"lang": "${folder}"`, `"lang": "${language}"`)
    // Ids of documents end with the code.
    .replaceAll(new RegExp(`("id": "\\w+0)${from}"`, 'g'), `$1${code}"`)
  return [name, own]
}

function fillIn(path: string, text: string, { languages, prismic }: SiteChoices): string {
  const list = new Intl.ListFormat('en').format(languages.map(({ englishName }) => englishName))
  switch (path) {
    case 'site-config/site.json': {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const locales = languages.map(({ code, language, iso, name }) => ({
        code,
        language,
        iso,
        name,
        // That of who makes the site is a better guess than none.
        ...(timeZone !== 'UTC' && { timeZone }),
      }))
      return toText({
        ...JSON.parse(text),
        defaultLocale: languages[0]!.code,
        locales,
        themeColor: pageColours.day,
        themeColorDark: pageColours.night,
      })
    }
    case 'content/repository.json': {
      const repository: { name: string } = JSON.parse(text)
      return toText({
        ...repository,
        ...(prismic !== undefined && { name: prismic }),
        languages: languages.map(({ language: id, englishName: name }) => ({ id, name })),
      })
    }
    case 'README.md': {
      const told = text.replace('in English and German', `in ${list}`)
      return prismic === undefined ? told : `${told}\n${connection(prismic)}`
    }
    default:
      return text
  }
}

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const connection = (repository: string) => `## Content in Prismic

Editors will work in the repository \`${repository}\`. It gets the models and the first content once, with a write token
of its own (Settings, API & Security):

\`\`\`sh
export PRISMIC_REPOSITORY=${repository} PRISMIC_WRITE_TOKEN=secret
npx slicewright models push
npx slicewright content push --publish
\`\`\`

From then on \`PRISMIC_REPOSITORY=${repository} npm run dev\` shows what is there, and \`npm start\` likewise.
`
