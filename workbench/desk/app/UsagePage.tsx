import { useState } from 'react'
import { useLoaded } from './parts/call-desk.ts'
import { callUsage } from './parts/call-usage.ts'
import { toDocumentHash } from './use-route.ts'

const kinds = [
  ['slice', 'Slices'],
  ['variation', 'Variations'],
  ['machine', 'Machines'],
  ['form', 'Forms'],
  ['asset', 'Files'],
] as const

/** Shows what is used how often, and what is unused; drafts count. */
export function UsagePage() {
  const { value: usage, error } = useLoaded(callUsage.site, 0)
  const [kind, setKind] = useState<string>('slice')
  if (!usage) {
    return (
      <main className="start">
        <h1>Usage</h1>
        <p role="status">{error ?? 'Reading the content…'}</p>
        <a href="#/">All documents</a>
      </main>
    )
  }
  const things = usage.things.filter((thing) => thing.kind === kind)
  return (
    <main className="usage page">
      <p>
        <a href="#/">All documents</a>
      </p>
      <h1>Usage</h1>
      <p className="soft">
        {usage.documents} documents, drafts included. Pages that nothing leads to are told by{' '}
        <code>npx slicewright content usage</code>.
      </p>
      <h2>{usage.findings.length === 0 ? 'Everything is used' : 'Unused, or leading nowhere'}</h2>
      <ul>
        {usage.findings.map(({ message, hint, documentId, path }) => (
          <li key={`${documentId} ${path} ${message}`}>
            {documentId === '' ? message : <a href={toDocumentHash(documentId)}>{message}</a>}{' '}
            <span className="soft">{hint}</span>
          </li>
        ))}
      </ul>
      <label>
        Show{' '}
        <select value={kind} onChange={({ target }) => setKind(target.value)}>
          {kinds.map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Documents</th>
            <th scope="col">Used by the site in</th>
          </tr>
        </thead>
        <tbody>
          {things.map(({ name, documents, site }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{documents}</td>
              <td className="soft">{site.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
