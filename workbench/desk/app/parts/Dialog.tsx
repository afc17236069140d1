import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface DialogProps {
  title: string
  isWide?: boolean
  onClose(): void
  /** What has the attribute `data-first` is focused. */
  children: ReactNode
}

/** Modal; Escape and a click beside it close it, and focus returns to where it was. */
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
