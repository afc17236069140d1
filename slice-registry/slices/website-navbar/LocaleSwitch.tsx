import type { PageFacts } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import css from './LocaleSwitch.module.css'

interface LocaleSwitchProps {
  id: string
  locales: PageFacts['locales']
  label: string
}

/** Plain links to all languages; one that lacks this page links to its home page. */
export function LocaleSwitch({ id, locales, label }: LocaleSwitchProps) {
  const current = locales.find((locale) => locale.isCurrent)
  if (!current || locales.length < 2) return null
  return (
    <div>
      <button type="button" className={css['button']} popoverTarget={id}>
        <Icon name="globe" />
        <span className="visually-hidden">{`${label}: ${current.name}, `}</span>
        <span>{current.code}</span>
      </button>
      <ul id={id} popover="auto" role="list" className={css['list']} data-color="light">
        {locales.map((locale) => (
          <li key={locale.code}>
            <a
              href={locale.href}
              lang={locale.code}
              hrefLang={locale.code}
              aria-current={locale.isCurrent ? 'true' : undefined}
              data-send="locale locale.chosen"
              data-value={JSON.stringify({ code: locale.code })}
            >
              {locale.name}
              {locale.isCurrent && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
