import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../../../compiler/build/ErrorBoundary.tsx'
import { Desk } from './Desk.tsx'

createRoot(document.getElementById('app')!).render(
  <ErrorBoundary tell={tellFault}>
    <Desk />
  </ErrorBoundary>,
)

/** Shows a fault of the desk; the browser has stored the work by then. */
function tellFault({ message }: Error) {
  return (
    <main className="start">
      <h1>The desk failed</h1>
      <p role="alert">
        {message} Your work is kept in this browser, up to the last change. The console holds where
        it failed.
      </p>
      <button type="button" className="primary" onClick={() => window.location.reload()}>
        Open it again
      </button>
    </main>
  )
}
