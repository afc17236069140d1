/**
 * Static Analysis Results Interchange Format 2.1.0 (OASIS): a format that code hosts and editors
 * can show.
 */
import type { Finding, QualityReport } from '../inspect/finding.ts'
import type { Locate } from './location.ts'

export function toSarif(report: QualityReport, locate: Locate): object {
  const ids = report.rules.map(({ id }) => id)
  return {
    $schema:
      'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: `slicewright ${report.title.toLowerCase()}`,
            rules: report.rules.map(({ id, level, title, reason }) => ({
              id,
              shortDescription: { text: title },
              fullDescription: { text: reason },
              defaultConfiguration: { level },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: report.findings.map((finding) => ({
          ruleId: finding.rule.id,
          ruleIndex: ids.indexOf(finding.rule.id),
          level: finding.rule.level,
          message: { text: `${finding.message} ${finding.hint}` },
          locations: [toLocation(finding, locate)],
          partialFingerprints: { place: fingerprint(finding) },
        })),
      },
    ],
  }
}

function toLocation(finding: Finding, locate: Locate): object {
  const place = locate(finding)
  const logical = {
    fullyQualifiedName: `${finding.documentType}/${finding.lang}/${finding.uid ?? finding.documentId}#${finding.path}`,
    kind: 'member',
  }
  const { editorUrl: uri } = finding
  const physicalLocation = place
    ? { artifactLocation: { uri: encodeURI(place.file) }, region: { startLine: place.line } }
    : { artifactLocation: { uri } }
  return { ...((place || uri) && { physicalLocation }), logicalLocations: [logical] }
}

/** Identifies a fault independently of its line, so that it stays the same while lines move. */
function fingerprint({ rule, documentId, documentType, path }: Finding): string {
  return [rule.id, documentType, documentId, path].join(' ')
}
