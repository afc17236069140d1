import type { SliceProps } from '#runtime/slice'
import ctaCss from '#parts/Cta.module.css'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { PressContactFields } from '../../generated/slice-fields.ts'
import css from './PressContact.module.css'

export function PressContact({ id, fields, locale, t }: SliceProps<PressContactFields>) {
  const { text, kit } = fields
  if (!text && !kit) return null
  return (
    <Section id={id} isCompact>
      <div className={css['panel']}>
        <Heading className={css['title']}>{t('press.contact')}</Heading>
        <RichText field={text} topHeading={3} className={css['text']} />
        {kit && (
          <a href={kit.href} download className={ctaCss['cta']} data-look="secondary">
            <Icon name="download" />
            <span>
              {t('press.kit')}
              {kit.size !== undefined && ` (${formatSize(kit.size, locale)})`}
            </span>
          </a>
        )}
      </div>
    </Section>
  )
}

function formatSize(bytes: number, locale: string): string {
  const isSmall = bytes < 1_000_000
  return (bytes / (isSmall ? 1000 : 1_000_000)).toLocaleString(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
}
