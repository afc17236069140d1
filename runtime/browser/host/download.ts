import type { DownloadPort } from '../../machines/host-ports.ts'

export const download: DownloadPort = {
  save(file, name) {
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    // The browser reads the file at an unknown moment after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  },
}
