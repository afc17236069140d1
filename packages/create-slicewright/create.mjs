#!/usr/bin/env node
/** `npm create slicewright@latest my-site`: asks, installs the engine, and lets it make the site. */
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ask, readAnswers } from './answers.mjs'
import { makeSite } from './make-site.mjs'

const help = `npm create slicewright@latest FOLDER [-- OPTIONS]
Makes a site in a folder that is empty, or not there yet. Asks for what no option says, where somebody can answer.
  --languages en,de      the site's languages; the first has addresses without a prefix
  --colour '#1d4ed8'     the brand colour
  --prismic NAME         the repository of Prismic in which editors will work
  --engine FILE          the engine's packed file, or its version
  --yes                  asks nothing`

const options = /** @type {const} */ ({
  languages: { type: 'string' },
  colour: { type: 'string' },
  prismic: { type: 'string' },
  engine: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
})

/** @returns {Promise<number>} the exit code */
async function create() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) {
    console.log(help)
    return 0
  }
  if (positionals.length > 1) throw new Error(`Unexpected argument '${positionals[1]}'.`)
  const given = { ...values, folder: positionals[0] }
  const isAsked = !values.yes && process.stdin.isTTY && process.stdout.isTTY
  const answers = readAnswers(isAsked ? await ask(given) : given)
  await makeSite(answers)
  const place = relative(process.cwd(), answers.folder) || '.'
  const isPlain = /^[\w./-]+$/.test(place)
  console.log(
    `\nThe site is in ${place}. Next:\n${place === '.' ? '' : `\n  cd ${isPlain ? place : JSON.stringify(place)}`}\n  npm run dev     shows it while you work\n  npm run check   tells what is wrong in its files\n  npm start       builds and serves it`,
  )
  if (answers.prismic)
    console.log(`\nREADME.md says how it gets its content from ${answers.prismic}.`)
  return 0
}

try {
  process.exitCode = await create()
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
  console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${help}` : message)
  process.exitCode = 1
}
