import { join } from 'node:path'
import type { ContentHealth, KeptReceipt, LeadCounts } from '#runtime'
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'
import { deskPath } from '../../compiler/build/plugins/loopback.ts'
import { renderToolPage } from '../../compiler/build/tool-page.ts'
import type { ListedIssue } from './issue-list.ts'

type OrProblem<Value> = Value | { problem: string }

export interface Status {
  siteName: string
  /** ISO 8601. */
  at: string
  repository: string
  content: {
    ref: string | null
    state: ContentHealth['content']
    replica?: ContentHealth['replica']
    problem?: string
  }
  issues: readonly ListedIssue[]
  /** Whether the desk writes the content; else the repository's editor does. */
  hasDesk: boolean
  receipts: OrProblem<readonly KeptReceipt[]>
  leads: OrProblem<LeadCounts>
  leadPlace: string
  machines: number
  vendors: readonly string[]
  /** Names of environment variables that are set; never their values. */
  variables: readonly string[]
  /** Milliseconds since 1970. */
  now: number
}

/** Reloads the page while nobody is using it, so that opened or chosen parts stay. */
const refresh = `
const main = document.querySelector('main')
const isUsed = () => document.hidden || main.contains(document.activeElement) || String(getSelection()) !== '' || main.querySelector('details[open]')
setInterval(async () => {
  if (isUsed()) return
  const response = await fetch(location.href).catch(() => undefined)
  if (!response?.ok || isUsed()) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  main.replaceChildren(...page.querySelector('main').childNodes)
}, 3000)`

export function toStatusPage(status: Status): string {
  const title = `Status of ${status.siteName}`
  const { issues, receipts, hasDesk } = status
  const body = `<main><header><h1>${escapeHtml(title)}</h1><p class="soft">At <time datetime="${escapeHtml(status.at)}">${escapeHtml(status.at.slice(0, 19).replace('T', ' '))} UTC</time>; read anew every 3 seconds.</p></header>
<div class="cards">${toCards(status)}</div>
${toSection('issues', `Faults of the content: ${issues.length}`, toIssues(issues, hasDesk))}
${toSection('publications', 'Publications', 'problem' in receipts ? toProblem(receipts.problem) : toReceipts(receipts))}</main>
<script type="module">${refresh}</script>`
  return renderToolPage({ title, sheets: [join(import.meta.dirname, 'status.css')], body })
}

function toCards(status: Status): string {
  const { content, leads, leadPlace, machines, vendors, variables, now } = status
  const { replica } = content
  const waitingSince = 'problem' in leads ? undefined : leads.waitingSince
  return [
    toCard('Content', content.state === 'live' ? 'good' : 'bad', [
      ['service', toState(content)],
      ['repository', status.repository],
      ['ref', content.ref ?? 'none'],
      ['documents', replica ? `${replica.documents}, ${replica.place}` : 'read when asked for'],
    ]),
    toCard('Cache', 'good', [['pages', 'rendered anew each time: this is the development server']]),
    'problem' in leads
      ? toCard('Leads', 'bad', [['problem', leads.problem]])
      : toCard('Leads', leads.dead > 0 ? 'bad' : 'good', [
          ['kept', String(leads.leads)],
          ['deliveries waiting', String(leads.waiting)],
          ['oldest', waitingSince === undefined ? 'none' : toAge(now - waitingSince)],
          ['given up', String(leads.dead)],
          ['place', leadPlace],
        ]),
    toCard(
      'Machines',
      'good',
      [['machines', String(machines)]],
      '<a href="/__machines">See them at work</a>',
    ),
    toCard('Vendors', 'good', [['set up', vendors.join(', ') || 'none']]),
    toCard('Environment', 'good', [['set', variables.join(', ') || 'nothing']]),
  ].join('')
}

const states = {
  live: 'answers',
  stale: 'does not answer; the last good content is shown',
  snapshot: 'has not answered since the start',
}

function toState({ state, problem }: Status['content']): string {
  return problem === undefined ? states[state] : `${states[state]}: ${problem}`
}

function toCard(
  name: string,
  state: 'good' | 'bad',
  facts: readonly (readonly [string, string])[],
  more = '',
): string {
  const list = facts.map(
    ([term, value]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  return `<section class="${state}"><h2>${escapeHtml(name)}</h2><dl>${list.join('')}</dl>${more && `<p>${more}</p>`}</section>`
}

function toSection(id: string, title: string, body: string): string {
  return `<section class="list" aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${body}</section>`
}

function toProblem(text: string): string {
  return `<p class="problem">${escapeHtml(text)}</p>`
}

function toIssues(issues: readonly ListedIssue[], hasDesk: boolean): string {
  if (issues.length === 0) return '<p class="soft">None on the pages that were shown so far.</p>'
  return `<ul>${issues.map((issue) => toIssue(issue, hasDesk)).join('')}</ul>`
}

function toIssue(issue: ListedIssue, hasDesk: boolean): string {
  const { code, message, hint, path, lang, documentType, documentId } = issue
  const name = `${documentType} ${documentId}, ${lang}`
  const address = hasDesk
    ? `${deskPath}#/documents/${encodeURIComponent(documentId)}`
    : issue.editorUrl
  const isAddress = /^(?:https?:\/)?\//.test(address)
  const place = isAddress
    ? `<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`
    : escapeHtml(name)
  return `<li><p><strong>${escapeHtml(code)}</strong> ${escapeHtml(message)}</p><p class="soft">${escapeHtml(hint)}</p><p class="place">${place} <code>${escapeHtml(path)}</code></p></li>`
}

function toReceipts(receipts: readonly KeptReceipt[]): string {
  if (receipts.length === 0) return '<p class="soft">Nothing has been published yet.</p>'
  const items = receipts.slice(0, 5).map(({ at, to, changed, purged, liveMs }) => {
    const documents =
      changed === undefined ? 'an unknown number of documents' : `${changed} documents`
    return `<li><p><time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></p><p class="soft">${documents}, ${purged} answers purged, live after ${Math.round(liveMs)} ms, ref <code>${escapeHtml(to)}</code></p></li>`
  })
  return `<ul>${items.join('')}</ul><p><a href="/__publish">All receipts</a></p>`
}

function toAge(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'under a minute'
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`
}
