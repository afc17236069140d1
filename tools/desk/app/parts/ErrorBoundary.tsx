import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What is shown as long as nothing of it fails. */
  children: ReactNode
}

/** A fault of the desk is told in place of an empty page; the work is kept by the browser by then. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main className="start">
        <h1>The desk failed</h1>
        <p role="alert">
          {error.message} Your work is kept in this browser, up to the last change. The console
          holds where it failed.
        </p>
        <button type="button" className="primary" onClick={() => window.location.reload()}>
          Open it again
        </button>
      </main>
    )
  }
}
