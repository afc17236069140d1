import { createRoot } from 'react-dom/client'
import { Desk } from './Desk.tsx'
import { ErrorBoundary } from './parts/ErrorBoundary.tsx'

createRoot(document.getElementById('app')!).render(
  <ErrorBoundary>
    <Desk />
  </ErrorBoundary>,
)
