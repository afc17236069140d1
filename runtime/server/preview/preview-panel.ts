/** The panel beside a previewed page: the way out, the way to the editor, and the issues. */
import { escapeHtml, escapeJsonAttribute } from '../../page/render/escape-html.ts'
import type { ContentIssue } from '../../model/errors/content-issue.ts'
import type { PreviewFacts } from '../../model/preview-facts.ts'

export interface PanelIssue extends ContentIssue {
  /** The place, in the editor's words. */
  place: string
}

export interface Panel {
  facts: PreviewFacts
  /** Editor's address of the document shown; undefined where there is none. */
  editorUrl: string | undefined
  /** Undefined where there is nothing to leave. */
  exitHref?: string
  issues: readonly PanelIssue[]
}

/** Name of the part of the page that payload navigation replaces with the panel of the next page. */
export const panelPart = 'preview'

/** For editors: in English on every site, like the messages of schemas. */
export function renderPanel({ facts, editorUrl, exitHref, issues }: Panel): string {
  const count = issues.length === 1 ? '1 content issue' : `${issues.length} content issues`
  const summaryText = issues.length > 0 ? `Preview: ${count}` : 'Preview'
  const edit = editorUrl === undefined ? '' : toLink(editorUrl, 'Edit this page')
  const exit =
    exitHref === undefined
      ? ''
      : `<a href="${escapeHtml(exitHref)}" data-exit data-nav="off" rel="nofollow">Exit the preview</a>`
  return (
    `<sw-part data-part="${panelPart}"><aside class="preview" lang="en" aria-label="Preview" data-preview='${escapeJsonAttribute(facts)}'>` +
    `<details><summary>${summaryText}</summary><div class="inside"><p class="ways">${edit}${exit}</p>` +
    (issues.length > 0 ? `<ol>${issues.map(renderIssue).join('')}</ol>` : '') +
    `</div></details></aside></sw-part>`
  )
}

function renderIssue({ place, message, hint, editorUrl, documentType }: PanelIssue): string {
  const name = place || documentType
  return (
    `<li><strong>${escapeHtml(name)}</strong><span>${escapeHtml(message)} ${escapeHtml(hint)}</span>` +
    `${toLink(editorUrl, 'Open in the editor', name)}</li>`
  )
}

/** Replaces a section that was left out. */
export function renderNotice({ place, message, hint, editorUrl }: PanelIssue): string {
  return (
    `<div class="preview-notice" lang="en" role="note"><strong>${escapeHtml(place)}</strong> ` +
    `${escapeHtml(message)} ${escapeHtml(hint)} ${toLink(editorUrl, 'Open in the editor', place)}</div>`
  )
}

/** Opens in its own window, so that input on the previewed page is not lost. */
function toLink(href: string, text: string, about?: string): string {
  const hidden = about ? `<span class="visually-hidden">: ${escapeHtml(about)}</span>` : ''
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${text}${hidden}</a>`
}
