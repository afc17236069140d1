import { createHash } from 'node:crypto'
import { pageScripts } from '../../runtime/page/render/page-script.ts'

const ours = new Set(Object.values(pageScripts).map(({ hash }) => hash))

/** Sources a page of the shipped site names beside its own: those of vendors. */
const vendors = /^(?:https:\/\/[\w.*-]+(?:\/[\w./-]*)?|data:|blob:)$/

/**
 * Faults in the policy of an answer: something may run or be drawn that we did not write.
 * @returns one line for each fault
 */
export function judgePolicy(headers: Headers, body: string): string[] {
  const policy = headers.get('content-security-policy')
  if (policy === null) return ['There is no policy.']
  const directives = new Map(
    policy.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)] as const),
  )
  const faults = [...policy.matchAll(/'unsafe-[\w-]+'|(?<= )\*(?=[ ;])|http:/g)].map(String)
  const fallback = directives.get('default-src') ?? []
  for (const name of ['default-src', 'script-src', 'object-src']) {
    const foreign = (directives.get(name) ?? fallback).filter(
      (source) =>
        !/^'(?:none|self)'$/.test(source) &&
        !vendors.test(source) &&
        !(name === 'script-src' && ours.has(source)),
    )
    faults.push(...foreign.map((source) => `${name} ${source}`))
  }
  if (!/^'(?:none|self)'$/.test(directives.get('frame-ancestors')?.join(' ') ?? ''))
    faults.push(`frame-ancestors ${directives.get('frame-ancestors')?.join(' ')}`)
  if (!headers.get('content-type')?.startsWith('text/html')) return faults
  if (directives.get('base-uri')?.join() !== "'none'") faults.push('base-uri is not none')
  if (!/^'(?:none|self)'$/.test(directives.get('form-action')?.join() ?? ''))
    faults.push('form-action is open')
  const styles = directives.get('style-src') ?? fallback
  for (const [, text] of body.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) {
    const digest = createHash('sha256').update(text!).digest('base64')
    if (!styles.includes(`'sha256-${digest}'`)) faults.push(`unknown style ${text!.slice(0, 60)}`)
  }
  const scripts = directives.get('script-src') ?? fallback
  const inline =
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([^<]*)|<[a-z][^>]* (?:style|on\w+)=/g
  // Only our own scripts and styles may be in a page, and they run only where the policy names
  // them.
  const found = [...body.matchAll(inline)].filter(([, text]) => {
    const digest = `'sha256-${createHash('sha256')
      .update(text ?? '')
      .digest('base64')}'`
    return !ours.has(digest) || !scripts.includes(digest)
  })
  return [...faults, ...found.map(([element]) => `inline ${element.slice(0, 60)}`)]
}
