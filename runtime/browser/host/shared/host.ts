import type { HostPort } from '../../../machines/host-ports.ts'

export const host: HostPort = {
  element: (sliceId) =>
    document.querySelector<HTMLElement>(`sw-island[data-id="${sliceId}"]`) ?? undefined,
  byId: (id) => document.getElementById(id) ?? undefined,
  focused() {
    const { activeElement, body } = document
    return activeElement instanceof HTMLElement && activeElement !== body
      ? activeElement
      : undefined
  },
  address: () => new URL(location.href),
}
