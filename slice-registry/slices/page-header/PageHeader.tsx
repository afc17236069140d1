import type { SliceProps } from '#runtime/slice'
import { Arcs } from '#parts/Arcs.tsx'
import { OpeningHeading } from '#parts/Heading.tsx'
import { Indicator } from '#parts/Indicator.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { PageHeaderFields } from '../../generated/slice-fields.ts'
import css from './PageHeader.module.css'

export function PageHeader({ id, fields }: SliceProps<PageHeaderFields>) {
  const { indicator, title, subtitle, date, color } = fields
  const isLoud = color === 'dark' || color === 'green'
  return (
    <Section id={id} color={color ?? 'light'} className={css['header']}>
      <div className={css['layout']}>
        {isLoud && <Arcs />}
        <div className={css['text']}>
          <Indicator text={indicator} />
          <OpeningHeading field={title} />
          <RichText field={subtitle} className={css['subtitle']} />
          {date && <p className={css['date']}>{date}</p>}
        </div>
      </div>
    </Section>
  )
}
