import type { ComboboxPort } from '../../machines/host-ports.ts'

export const combobox: ComboboxPort = {
  open(answer) {
    const ended = new AbortController()
    // Only those who type get it.
    void import('./open-comboboxes.ts').then(({ openComboboxes }) =>
      openComboboxes(answer, ended.signal),
    )
    return () => ended.abort()
  },
}
