import type { PagePort } from '../../../machines/host-ports.ts'

export const page: PagePort = {
  attribute: (selector, name) => document.querySelector(selector)?.getAttribute(name) ?? undefined,
  setText(selector, text) {
    const element = document.querySelector(selector)
    if (element) element.textContent = text
  },
}
