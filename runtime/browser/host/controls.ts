import type { ControlsPort } from '../../machines/host-ports.ts'

export const controls: ControlsPort = {
  load: () => import('virtual:slicewright/client-controls'),
}
