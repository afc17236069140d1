import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** The guarded content, shown until something in it throws. */
  children: ReactNode
  /** Draws the replacement for content that threw. */
  tell: (error: Error, tryAgain: () => void) => ReactNode
}

/**
 * Confines an error to the part of a tool that threw it: shown in its place, the rest stays usable.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {}

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    const { children, tell } = this.props
    return error ? tell(error, () => this.setState({ error: undefined })) : children
  }
}
