import type { SliceProps } from '#runtime/slice'
import { Arcs } from '#parts/Arcs.tsx'
import { CtaList } from '#parts/Cta.tsx'
import { OpeningHeading } from '#parts/Heading.tsx'
import { Indicator } from '#parts/Indicator.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { HeroFields } from '../../generated/slice-fields.ts'
import css from './Hero.module.css'

export function Hero({ id, fields, variation }: SliceProps<HeroFields>) {
  const { indicator, title, subtitle, image, ctas, note, color } = fields
  const layout = !image ? 'words' : variation === 'centered' ? 'centered' : 'beside'
  return (
    <Section id={id} color={color ?? 'light'} className={css['hero']}>
      <div className={css['layout']} data-layout={layout}>
        {layout === 'words' && <Arcs />}
        <div className={css['text']}>
          <Indicator text={indicator} />
          <OpeningHeading field={title} />
          <RichText field={subtitle} className={css['subtitle']} />
          <CtaList ctas={ctas} className={css['ctas']} />
          {note && <p className={css['note']}>{note}</p>}
        </div>
        {image && (
          <div className={css['stage']}>
            <Picture
              image={image}
              sizes={
                layout === 'beside'
                  ? '(width >= 51.875rem) 44vw, 92vw'
                  : '(width >= 81.25rem) 78rem, 92vw'
              }
              className={css['image']}
            />
          </div>
        )}
      </div>
    </Section>
  )
}
