import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface DialogProps {
  title: string
  isWide?: boolean
  onClose(): void
  /** The element with the attribute `data-first` gets the focus. */
  children: ReactNode
}

/**
 * A modal dialog; Escape and a click outside close it, and the focus returns to its former place.
 */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const dialog = ref.current!
    const before = document.activeElement as HTMLElement | null
    const click = ({ target }: MouseEvent) => {
      if (target === dialog) close()
    }
    dialog.addEventListener('click', click)
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      dialog.removeEventListener('click', click)
      before?.focus()
    }
  }, [])
  return (
    <dialog ref={ref} className={isWide ? 'wide' : undefined} aria-label={title} onClose={onClose}>
      <div className="dialog">
        <header>
          <h2>{title}</h2>
          <button type="button" aria-label="Close" className="quiet" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
