/** What a folder may hold when a site is made in it: a repository that was cloned before anything was written. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlannedFiles } from './plan-files.ts'

/** Of Git and its hosts, editors and systems; `create-slicewright` has the same. */
const kept =
  /^(?:\.git|\.gitattributes|\.gitignore|\.github|\.gitlab|\.gitlab-ci\.yml|\.hg|\.editorconfig|\.idea|\.vscode|\.ds_store|thumbs\.db|(?:readme|licen[cs]e|copying|code_of_conduct|contributing|security)(?:\.md|\.txt)?)$/i

export const isKept = (entry: string) => kept.test(entry)

/** A README that is there stays; what Git leaves out is added to what it does. */
export function besideKept(
  files: PlannedFiles,
  folder: string,
  entries: readonly string[],
): PlannedFiles {
  const beside = new Map(files)
  if (entries.some((entry) => /^readme/i.test(entry))) beside.delete('README.md')
  const ignored = join(folder, '.gitignore')
  if (existsSync(ignored)) {
    const text = readFileSync(ignored, 'utf8')
    beside.set('.gitignore', addLines(text, files.get('.gitignore') ?? ''))
  }
  return beside
}

function addLines(text: string, more: string): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const named = new Set(text.split(/\r?\n/).map(toName))
  const lines = more.split('\n').filter((line) => line !== '' && !named.has(toName(line)))
  const gap = text === '' || text.endsWith('\n') ? '' : end
  return text + gap + lines.map((line) => line + end).join('')
}

/** `/dist/` and `dist` leave out the same folder of the root. */
const toName = (line: string) => line.trim().replaceAll(/^\/|\/$/g, '')
