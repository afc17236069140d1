import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What is shown as long as nothing of it fails. */
  children: ReactNode
  /** What is shown in its place then. */
  tell: (error: Error, tryAgain: () => void) => ReactNode
}

/** A fault of a part of a tool is told in its place, and leaves the others. */
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
