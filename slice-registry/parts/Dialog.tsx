import type { ReactNode } from 'react'
import css from './Dialog.module.css'
import { Icon } from './Icon.tsx'

interface DialogProps {
  id: string
  title: string
  closeLabel: string
  /** `<actor> <condition>`: the dialog is open while the condition holds. */
  follow: string
  /** Event for the same actor when the visitor closes the dialog, by Escape for example. */
  closed: string
  children: ReactNode
}

/** A modal dialog that a machine opens. The platform traps the focus and gives it back. */
export function Dialog({ id, title, closeLabel, follow, closed, children }: DialogProps) {
  const titleId = `${id}-title`
  return (
    <dialog
      id={id}
      className={css['dialog']}
      aria-labelledby={titleId}
      data-color="light"
      data-follow={follow}
      data-closed={closed}
    >
      <div className={css['body']}>
        <div className={css['head']}>
          <h2 id={titleId}>{title}</h2>
          <form method="dialog">
            <button type="submit" className={css['close']} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}
