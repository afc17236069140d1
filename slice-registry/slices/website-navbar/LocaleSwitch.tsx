import type { PageFacts } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import css from './LocaleSwitch.module.css'

interface LocaleSwitchProps {
  id: string
  locales: PageFacts['locales']
  label: string
}

/** `zh` for `zh-hant-hk`, unless the site has another Chinese. */
function toShort(code: string, locales: LocaleSwitchProps['locales']): string {
  const languages = locales.map((locale) => locale.code.split('-')[0]!)
  const [language] = code.split('-') as [string]
  return languages.indexOf(language) === languages.lastIndexOf(language) ? language : code
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
        <span>{toShort(current.code, locales)}</span>
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
