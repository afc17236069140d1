/**
 * Clicks on `data-send` buttons and submits of `data-send` forms that come before the machines
 * run. They wake the machines, wait, and are then handed over in order.
 */
export interface EarlySends {
  /** Stops listening and gives what came, each element once: an impatient second click is dropped. */
  take(): HTMLElement[]
}

export function catchEarlySends(wake: () => void): EarlySends {
  const waiting = new Set<HTMLElement>()
  const catchSend = (event: Event) => {
    const sender = findSender(event)
    if (!sender) return
    if (event.type === 'submit') event.preventDefault()
    waiting.add(sender)
    wake()
  }
  for (const type of ['click', 'submit']) document.addEventListener(type, catchSend)

  return {
    take() {
      for (const type of ['click', 'submit']) document.removeEventListener(type, catchSend)
      const senders = [...waiting].filter((sender) => sender.isConnected)
      waiting.clear()
      return senders
    },
  }
}

/** The element that declares what a click or a submit sends; a form answers to submits only. */
export function findSender(event: Event): HTMLElement | undefined {
  const target = event.target as Element
  const selector = event.type === 'submit' ? 'form[data-send]' : '[data-send]:not(form)'
  return target.closest<HTMLElement>(selector) ?? undefined
}
