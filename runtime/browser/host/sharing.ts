import type { SharingPort } from '../../machines/host-ports.ts'

export const sharing: SharingPort = {
  isSupported: () => 'share' in navigator,
  offer: (url) => navigator.share({ title: document.title, url }),
  openPopup(url, { width, height }) {
    const left = Math.round(Math.max(0, screenX + (outerWidth - width) / 2))
    const top = Math.round(Math.max(0, screenY + (outerHeight - height) / 2))
    const place = `width=${width},height=${height},left=${left},top=${top}`
    const popup = open('', '_blank', `popup,${place}`)
    if (!popup) return false
    // `noopener` among the features would hide whether there is a popup.
    popup.opener = null
    popup.location.href = url
    return true
  },
}
