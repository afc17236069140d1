import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../../compiler/build/ErrorBoundary.tsx'

/** Isolates a part of the inspector that may fail. @param name - begins a sentence */
export function View({ name, children }: { name: string; children: ReactNode }) {
  const tell = ({ message }: Error, tryAgain: () => void) => (
    <div className="empty" role="alert">
      <p className="problem">
        {name} failed: {message}. The console holds where.
      </p>
      <button type="button" onClick={tryAgain}>
        Show it again
      </button>
    </div>
  )
  return <ErrorBoundary tell={tell}>{children}</ErrorBoundary>
}
