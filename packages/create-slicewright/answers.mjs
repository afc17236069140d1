/** What is to be made: from options, from answers, or as usual; wrong ones are told before anything is installed. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'

/**
 * @typedef {object} Given
 * @property {string | undefined} [folder]
 * @property {string | undefined} [languages]
 * @property {string | undefined} [colour]
 * @property {string | undefined} [prismic]
 * @property {string | undefined} [engine]
 */

/**
 * @typedef {object} Answers
 * @property {string} folder - absolute; empty, or not there
 * @property {string} languages
 * @property {string | undefined} colour
 * @property {string | undefined} prismic
 * @property {string} engine - as `npm install` takes it
 */

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** Colours that CSS names: https://www.w3.org/TR/css-color-4/#named-colors. */
export const colourNames = `
aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen
darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey
darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue
lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon
lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple
mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue
mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen
seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal
thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen
`
  .trim()
  .split(/\s+/)

/**
 * Of Git and its hosts, editors and systems: what a repository has that was cloned before anything was written.
 *
 * @param {string} entry - of the folder
 */
export const isKept = (entry) =>
  /^(?:\.git|\.gitattributes|\.gitignore|\.github|\.gitlab|\.gitlab-ci\.yml|\.hg|\.editorconfig|\.idea|\.vscode|\.ds_store|thumbs\.db|(?:readme|licen[cs]e|copying|code_of_conduct|contributing|security)(?:\.md|\.txt)?)$/i.test(
    entry,
  )

/**
 * Readers of one answer each. An error says what would be right; the engine has the last word.
 *
 * @satisfies {Record<string, (given: string) => string | undefined>}
 */
const readers = {
  folder(/** @type {string} */ given) {
    const folder = resolve(given)
    const mark = /[#?%]/.exec(folder)?.[0]
    if (mark)
      throw new Error(
        `${folder} has a ${mark} in its path, which a bundler reads as part of an address. Name another folder.`,
      )
    const found = readdirIfThere(folder).filter((entry) => !isKept(entry))
    if (found.length > 0)
      throw new Error(
        `${folder} is not empty: it has ${basename(found[0])}. Name a folder that is, or one that is not there.`,
      )
    return folder
  },
  languages(/** @type {string} */ given) {
    const tags = given
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean)
    const wrong = tags.find((tag) => !isLanguage(tag))
    if (wrong) throw new Error(`“${wrong}” is no language, such as en, de or es-MX.`)
    if (tags.length === 0) throw new Error('Name one language at least, such as en, de or es-MX.')
    return tags.join(',')
  },
  colour(/** @type {string} */ given) {
    if (given === '') return undefined
    const isNamed = colourNames.includes(given.toLowerCase())
    // Digits, or a function of CSS, whose values the engine knows.
    if (!isNamed && !/^(?:#?(?:[0-9a-f]{3}|[0-9a-f]{6})|[a-z]+\([\w%., /+-]+\))$/i.test(given))
      throw new Error(`“${given}” is no colour. Write it as #rrggbb, such as #1d4ed8.`)
    return given
  },
  prismic(/** @type {string} */ given) {
    if (given === '') return undefined
    if (!/^[a-z0-9][a-z0-9-]{2,61}[a-z0-9]$/.test(given))
      throw new Error(
        `“${given}” is no repository of Prismic. It is the first part of its address: my-site of my-site.prismic.io.`,
      )
    return given
  },
  engine(/** @type {string} */ given) {
    if (!/[/\\]|\.t?gz$/.test(given)) return `slicewright@${given}`
    const file = resolve(given)
    if (!existsSync(file) || !statSync(file).isFile())
      throw new Error(
        `There is no file ${file}. --engine names the engine’s packed file, or a version of it.`,
      )
    return file
  },
}

/** @param {string} tag */
function isLanguage(tag) {
  try {
    const { language } = new Intl.Locale(tag)
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
    return names.of(language) !== undefined
  } catch {
    return false
  }
}

/** @param {string} folder */
function readdirIfThere(folder) {
  if (!existsSync(folder)) {
    const above = dirname(folder)
    if (existsSync(above) && !statSync(above).isDirectory())
      throw new Error(`${above} is a file. Name another folder.`)
    return []
  }
  if (!statSync(folder).isDirectory())
    throw new Error(`${folder} is a file. Name a folder that is empty, or one that is not there.`)
  return readdirSync(folder)
}

const questions = /** @type {const} */ ([
  ['folder', 'Folder', 'my-site'],
  ['languages', 'Languages, the first without a prefix in addresses', 'en'],
  ['colour', 'Brand colour, such as #1d4ed8, or nothing', ''],
  ['prismic', 'Repository of Prismic, or nothing for content in files', ''],
])

/**
 * Asks for what is not given, until each answer can be used.
 *
 * @param {Given} given
 * @returns {Promise<Given>}
 */
export async function ask(given) {
  const answers = { ...given }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const left = new AbortController()
  // Ctrl+C, and the end of the input.
  terminal.once('close', () => left.abort())
  try {
    for (const [name, question, usual] of questions) {
      if (answers[name] !== undefined) continue
      answers[name] = await askFor(
        terminal,
        name,
        `${question}${usual && ` (${usual})`}: `,
        usual,
        left.signal,
      )
    }
    return answers
  } catch (error) {
    throw left.signal.aborted ? new Error('\nNothing was made.') : error
  } finally {
    terminal.close()
  }
}

/**
 * @param {import('node:readline/promises').Interface} terminal
 * @param {keyof typeof readers} name
 * @param {string} question
 * @param {string} usual
 * @param {AbortSignal} signal
 * @returns {Promise<string>}
 */
async function askFor(terminal, name, question, usual, signal) {
  const answer = (await terminal.question(question, { signal })).trim() || usual
  try {
    readers[name](answer)
    return answer
  } catch (error) {
    console.error(`  ${/** @type {Error} */ (error).message}`)
    return askFor(terminal, name, question, usual, signal)
  }
}

/**
 * @param {Given} given
 * @returns {Answers}
 */
export function readAnswers({ folder, languages, colour, prismic, engine }) {
  if (folder === undefined) throw new Error('Name a folder: npm create slicewright@latest my-site')
  return {
    folder: readers.folder(folder),
    languages: readers.languages(languages ?? 'en'),
    colour: readers.colour(colour ?? ''),
    prismic: readers.prismic(prismic ?? ''),
    engine: readers.engine(engine ?? version),
  }
}
