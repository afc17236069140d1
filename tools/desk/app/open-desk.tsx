import { createRoot } from 'react-dom/client'
import { Desk } from './Desk.tsx'

createRoot(document.getElementById('app')!).render(<Desk />)
