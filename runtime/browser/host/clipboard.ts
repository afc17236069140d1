import type { ClipboardPort } from '../../machines/host-ports.ts'

export const clipboard: ClipboardPort = {
  write: (text) => navigator.clipboard.writeText(text),
}
