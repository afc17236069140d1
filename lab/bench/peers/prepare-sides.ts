/** Brings every side to where it can be measured: content, builds, files, pictures. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { repositoryRoot } from '../../../compiler/read/roots.ts'
import { astroVariables, folders, ourVariables, type Peer, type Side } from './folders.ts'
import { writeContent } from './pages/make-content.ts'
import { pictureWidths, toPictureUrl } from './pages/peer-page.ts'
import { runToEnd, startOurs } from './processes.ts'

/**
 * @param counts - sizes of the contents to write, in pages of each language; the last is served
 * @param say - called for each step
 * @returns the sides that run here: without a network, Astro may be missing
 */
export async function prepareSides(
  counts: readonly number[],
  say: (line: string) => void,
): Promise<Side[]> {
  const served = counts.at(-1)!
  say('Content ...')
  for (const count of counts) writeContent(folders.content(count), count)
  say('Our build ...')
  const build = join(repositoryRoot, 'cli/slicewright.mjs')
  await runToEnd([build, 'build', '--unless-built'], ourVariables(served))
  await writeAssets(served)
  writeFileSync(folders.sheet, joinSheets())
  say('Files of the floor ...')
  await writeFloor(served, folders.files('floor'))
  finishFiles('floor')
  const hasAstro = installAstro(say)
  if (!hasAstro) return ['ours', 'floor']
  say('Builds of Astro ...')
  await buildAstro(served, folders.files('astro'), 'files')
  finishFiles('astro')
  await buildAstro(served, folders.astroServer, 'server')
  return ['ours', 'floor', 'astro']
}

export async function writeFloor(count: number, folder: string): ReturnType<typeof runToEnd> {
  rmSync(folder, { recursive: true, force: true })
  const script = join(import.meta.dirname, 'floor/write-files.ts')
  return runToEnd([script, folders.content(count), folders.sheet, folder], {})
}

export async function buildAstro(
  count: number,
  folder: string,
  mode: 'files' | 'server',
): ReturnType<typeof runToEnd> {
  rmSync(folder, { recursive: true, force: true })
  const script = join(folders.astro, 'node_modules/astro/bin/astro.mjs')
  return runToEnd([script, 'build'], astroVariables(count, folder, mode), folders.astro)
}

/** The picture in the bytes that our server sends, the icon, and the floor's script. */
async function writeAssets(count: number): Promise<void> {
  mkdirSync(join(folders.assets, 'pictures'), { recursive: true })
  const server = await startOurs(count)
  try {
    for (const width of pictureWidths) {
      const url = `/.netlify/images?url=%2Fmedia%2Fopening.jpg&w=${width}&fm=webp&q=75`
      const answer = await fetch(server.origin + url)
      if (!answer.ok) throw new Error(`Our server answers ${answer.status} at ${url}.`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      writeFileSync(join(folders.assets, toPictureUrl(width)), bytes)
    }
  } finally {
    server.stop()
  }
  cpSync(join(folders.site, 'public/favicon.svg'), join(folders.assets, 'favicon.svg'))
  cpSync(join(import.meta.dirname, 'floor/floor.js'), join(folders.assets, 'floor.js'))
}

/** The theme, a short base, and every section's own sheet, as they are in our site. */
function joinSheets(): string {
  const slices = join(folders.site, 'slice-registry/slices')
  const files = [
    join(folders.site, 'site-config/theme.css'),
    join(import.meta.dirname, 'base.css'),
    ...readdirSync(slices, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .toSorted()
      .map((name) => join(slices, name)),
  ]
  return minify(files.map((file) => readFileSync(file, 'utf8')).join(''))
}

function minify(css: string): string {
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(';}', '}')
}

/** Adds the files' other assets, and compresses each text, as sirv sends it. */
function finishFiles(side: Peer): void {
  const folder = folders.files(side)
  cpSync(folders.assets, folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|css|js|svg)$/.test(name)) continue
    const text = readFileSync(join(folder, name))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
  }
}

/** @returns whether Astro is installed, in the versions that its package.json names */
function installAstro(say: (line: string) => void): boolean {
  const from = join(import.meta.dirname, 'astro')
  const wanted = readFileSync(join(from, 'package.json'), 'utf8')
  const stamp = join(folders.astro, 'node_modules/installed.json')
  rmSync(join(folders.astro, 'src'), { recursive: true, force: true })
  cpSync(from, folders.astro, { recursive: true })
  cpSync(join(import.meta.dirname, 'pages/peer-page.ts'), join(folders.astro, 'src/peer-page.ts'))
  cpSync(folders.sheet, join(folders.astro, 'src/peer.css'))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  say('Installing Astro, once ...')
  const flags = [
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--no-package-lock',
    '--fetch-retries=0',
  ]
  const { status, error, stderr } = spawnSync('npm', ['install', ...flags], {
    cwd: folders.astro,
    encoding: 'utf8',
    timeout: 5 * 60_000,
  })
  if (status === 0) {
    writeFileSync(stamp, wanted)
    return true
  }
  const reason = error?.message ?? stderr.match(/npm error .*/)?.[0] ?? `exit code ${status}`
  say(
    `Astro could not be installed (${reason}), so the floor alone is compared.\n` +
      'With a network, run npm run bench:peers -w lab again.',
  )
  return false
}
