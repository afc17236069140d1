/**
 * A page that is open while a new version is published goes on asking for the scripts of its own:
 * each of their addresses names the deploy they belong to, and Netlify's skew protection answers
 * from that one. Only addresses can carry it: a cookie would be shared by all tabs, old and new,
 * and pages cached by the CDN set none.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The query parameter that Netlify looks for in a script's address. */
export const deployParameter = 'deploy'

/** Matches import specifiers and addresses in texts: in quotes, and at the end of a path. */
const reference = /(["'`])((?:\.{1,2}|\/?assets)\/(?:[\w.-]+\/)*([\w.-]+\.js))\1/g

/**
 * @param text - of a script for the browser or the server
 * @param names - of the files whose addresses to stamp; a name contains a hash and identifies one
 *   file
 * @param token - the deploy's
 */
export function stampScripts(text: string, names: ReadonlySet<string>, token: string): string {
  const query = `?${deployParameter}=${encodeURIComponent(token)}`
  return text.replace(reference, (whole, quote: string, path: string, name: string) =>
    names.has(name) ? `${quote}${path}${query}${quote}` : whole,
  )
}

/**
 * @param assets - the folder of the browser's scripts; they name each other
 * @param server - the folder of the bundled server, which names them in pages
 */
export function stampDeploy(assets: string, server: string, token: string): void {
  const list = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => join(folder, file))
  const scripts = list(assets, '**/*.js')
  const names = new Set(scripts.map((file) => basename(file)))
  for (const file of [...scripts, ...list(server, '**/*.mjs')]) {
    const text = readFileSync(file, 'utf8')
    const stamped = stampScripts(text, names, token)
    if (stamped !== text) writeFileSync(file, stamped)
  }
}
