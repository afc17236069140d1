import type { SliceProps } from '#runtime/slice'
import { CtaList } from '#parts/Cta.tsx'
import { Heading } from '#parts/Heading.tsx'
import { Indicator } from '#parts/Indicator.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { LdCollectiveFields, SharedCollectiveBanner } from '../../generated/slice-fields.ts'
import css from './LdCollective.module.css'

type Props = SliceProps<LdCollectiveFields, SharedCollectiveBanner>

export function LdCollective({ id, fields, shared }: Props) {
  const { indicator, text, image, members, cta } = shared ?? {}
  return (
    <Section id={id} isCompact>
      <div className={css['panel']} data-color={fields.color ?? 'green'}>
        <div className={css['stage']} data-empty={!image || undefined}>
          {image && (
            <Picture
              image={image}
              sizes="(width >= 51.875rem) 36rem, 92vw"
              className={css['image']}
            />
          )}
          {members && <p className={css['members']}>{members}</p>}
        </div>
        <div className={css['words']}>
          <Indicator text={indicator} />
          <Heading field={fields.title ?? shared?.title} />
          <RichText field={text} topHeading={3} className={css['text']} />
          <CtaList ctas={cta} />
        </div>
      </div>
    </Section>
  )
}
