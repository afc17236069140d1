import type { QualityReport } from '#compiler/quality'
import { findFolders, isInRoot, repositoryRoot } from '#compiler/read/roots.ts'
import { toSliceFolder } from '#compiler/read/slice-names.ts'

/**
 * A report without what a site's owner cannot mend: a variation that no page uses, of a slice that the engine lends.
 * The engine's own site keeps all of them.
 */
export function leaveOutEngines<Report extends Pick<QualityReport, 'findings'>>(
  report: Report,
  roots: readonly string[],
): Report {
  if (roots.every((root) => root === repositoryRoot)) return report
  const lent = new Set(
    findFolders(roots, 'slice-registry/slices', 'schema.json')
      .filter(({ path }) => isLent(path, roots))
      .map(({ name }) => name),
  )
  const findings = report.findings.filter(
    ({ rule, documentType }) =>
      rule.id !== 'dead-variation' || !lent.has(toSliceFolder(documentType)),
  )
  return { ...report, findings }
}

/** The folder of a site may lie in that of the engine. */
const isLent = (path: string, roots: readonly string[]) =>
  isInRoot(path, repositoryRoot) &&
  !roots.some((root) => root !== repositoryRoot && isInRoot(path, root))
