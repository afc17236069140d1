/** Part of `npm test -- --no-browser`: whether a production package has a known vulnerability. */
import { execFile } from 'node:child_process'
import { repositoryRoot } from '#compiler/read/roots.ts'

/** The output of `npm audit --json`: a report, or the reason why there is none. */
export interface AuditReport {
  vulnerabilities?: Record<
    string,
    { name: string; severity: string; range: string; fixAvailable: unknown }
  >
  message?: string
  error?: { summary?: string }
}

const failing = new Set(['high', 'critical'])

/** @returns whether packages must be replaced, and the text to print */
export function judgeAudit(report: AuditReport | undefined): { isWeak: boolean; text: string } {
  if (!report?.vulnerabilities) {
    const reason = report?.error?.summary || report?.message || 'npm gave no report'
    const [line] = reason.trim().split('\n')
    return {
      isWeak: false,
      text: `Dependency audit: NOT CHECKED, because the registry did not answer (${line}).`,
    }
  }
  const found = Object.values(report.vulnerabilities)
  if (found.length === 0) return { isWeak: false, text: 'Dependency audit: nothing is known.' }
  const lines = found.map(
    ({ name, range, severity, fixAvailable }) =>
      `  ${severity}: ${name} ${range}${fixAvailable ? ' (npm audit fix)' : ''}`,
  )
  const isWeak = found.some(({ severity }) => failing.has(severity))
  return { isWeak, text: `Dependency audit:\n${lines.join('\n')}` }
}

/** The registry's report; undefined when npm wrote no JSON. */
function askRegistry(): Promise<AuditReport | undefined> {
  const limits = ['--fetch-retries=0', '--fetch-timeout=10000']
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['audit', '--omit', 'dev', '--json', ...limits],
      { cwd: repositoryRoot, maxBuffer: 64_000_000, shell: process.platform === 'win32' },
      // npm exits with 1 both for findings and for failures.
      (_, output) => {
        try {
          resolve(JSON.parse(output) as AuditReport)
        } catch {
          resolve(undefined)
        }
      },
    )
  })
}

if (import.meta.main) {
  const { isWeak, text } = judgeAudit(await askRegistry())
  console.log(text)
  if (isWeak) process.exitCode = 1
}
