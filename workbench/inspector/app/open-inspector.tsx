import { createRoot } from 'react-dom/client'
import { Inspector } from './Inspector.tsx'
import { View } from './View.tsx'

createRoot(document.getElementById('app')!).render(
  <View name="The inspector">
    <Inspector />
  </View>,
)
