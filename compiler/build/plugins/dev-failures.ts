/**
 * Shows sections that throw while their author works: in their place on the page, and in the
 * terminal.
 */
import type { ViteDevServer } from 'vite'
import { toReason } from '#runtime/errors'
import { repositoryRoot } from '../../read/roots.ts'
import { escapeHtml } from '../../../runtime/page/render/escape-html.ts'
import type { FailedSection } from '../../../runtime/model/site.ts'
import { readEdits, showFailureKey } from '../assets/find-dev-assets.ts'
import { findSliceFolders } from '../modules/site-files.ts'

/** Makes the function available to the half of the site that Vite runs. */
export function showFailures(server: ViteDevServer, roots: readonly string[]): void {
  const logged = new Set<string>()
  let edits = readEdits()
  const logOnce = (text: string) => {
    // A page is drawn more than once per visit: each text is logged once per edit.
    if (edits !== readEdits()) logged.clear()
    edits = readEdits()
    if (!logged.has(text)) server.config.logger.error(text)
    logged.add(text)
  }
  const show = (failed: FailedSection) => {
    const text = describe(failed, server, roots)
    logOnce(text)
    return toNotice(text)
  }
  ;(globalThis as { [showFailureKey]?: typeof show })[showFailureKey] = show
}

function describe(
  { slice, documentId, at, error }: FailedSection,
  server: ViteDevServer,
  roots: readonly string[],
): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frames = findFrames(server.ssrRewriteStacktrace(stack))
  const places = frames.length > 0 ? frames : [findComponent(slice, roots)]
  return [
    `The section "${slice}" could not be drawn: ${toReason(error)}`,
    ...places.map((place) => `  ${showPaths(place)}`),
    `  from ${at} of the document ${documentId}`,
  ].join('\n')
}

/** Stack frames in the site's code and the packages it uses, without the renderer's. */
function findFrames(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line) && !drawing.test(line))
    .map((line) => line.trim())
}

const drawing = /\/node_modules\/|\/runtime\/page\/render\/|\bnode:/

/** Some of React's errors carry no frame of the component. */
function findComponent(type: string, roots: readonly string[]): string {
  const folder = findSliceFolders(roots).find((slice) => slice.type === type)
  return folder ? `in ${folder.component}` : 'It has no component.'
}

function showPaths(text: string): string {
  return text.replaceAll(`${repositoryRoot}/`, '')
}

function toNotice(text: string): string {
  return `<pre data-failed-section lang="en" dir="ltr" style="${style}">${escapeHtml(text)}</pre>`
}

/** The site's own sheets reach it. */
const style =
  'all:revert;display:block;position:relative;z-index:1;margin:0;padding:24px;border:4px solid #c62828;background:#fff;color:#8e0000;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;text-align:start'
