import type { ComboboxPort } from '../../machines/host-ports.ts'

export const combobox: ComboboxPort = {
  open(answer) {
    const ended = new AbortController()
    // Loaded only for visitors who type.
    void import('./open-comboboxes.ts').then(({ openComboboxes }) =>
      openComboboxes(answer, ended.signal),
    )
    return () => ended.abort()
  },
}
