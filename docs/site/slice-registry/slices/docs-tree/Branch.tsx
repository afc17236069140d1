import css from './Branch.module.css'
import type { BranchOf } from './nest-cards.ts'

export function Branch({ branches }: { branches: readonly BranchOf[] }) {
  return (
    <ul role="list" className={css['branch']}>
      {branches.map(({ card, below }) => (
        <li key={card.id} data-current={card.current}>
          <a
            href={card.link.href}
            aria-current={card.current === 'page' ? 'page' : undefined}
            className={css['link']}
          >
            {card.title}
          </a>
          {below.length > 0 && <Branch branches={below} />}
        </li>
      ))}
    </ul>
  )
}
