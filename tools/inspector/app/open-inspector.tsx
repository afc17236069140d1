import { createRoot } from 'react-dom/client'
import { Inspector } from './Inspector.tsx'

createRoot(document.getElementById('app')!).render(<Inspector />)
