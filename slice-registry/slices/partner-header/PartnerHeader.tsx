import type { SliceProps, Translate } from '#runtime/slice'
import { HeadingOne } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import ctaCss from '#parts/Cta.module.css'
import { Indicator } from '#parts/Indicator.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { toInitial } from '#parts/to-initial.ts'
import type { PartnerHeaderFields } from '../../generated/slice-fields.ts'
import css from './PartnerHeader.module.css'

export function PartnerHeader({ id, fields, t }: SliceProps<PartnerHeaderFields>) {
  const { logo, name, text, category, website } = fields
  return (
    <Section id={id} className={css['header']}>
      <div className={css['layout']}>
        <div className={css['sign']}>
          {logo ? (
            <Picture image={logo} alt="" sizes="20rem" className={css['logo']} />
          ) : (
            <span aria-hidden="true">{toInitial(name)}</span>
          )}
        </div>
        <div className={css['words']}>
          <Indicator text={category && t(`partner.category.${category}`)} />
          <HeadingOne field={name} />
          <RichText field={text} className={css['text']} />
          <Badges fields={fields} t={t} />
          {website && (
            <LinkTo link={website} className={ctaCss['cta']}>
              <span>{website.text ?? t('partner.website', { name })}</span>
              {website.kind === 'external' && <Icon name="new-tab" />}
            </LinkTo>
          )}
        </div>
        <Facts fields={fields} t={t} />
      </div>
    </Section>
  )
}

interface PartProps {
  fields: PartnerHeaderFields
  t: Translate
}

function Badges({ fields, t }: PartProps) {
  const { is_certified, is_integration_built_by_us } = fields
  const badges = [
    is_certified && t('partner.certified'),
    is_integration_built_by_us && t('partner.builtByUs'),
  ].filter((badge) => typeof badge === 'string')
  if (badges.length === 0) return null
  return (
    <ul role="list" className={css['badges']}>
      {badges.map((badge) => (
        <li key={badge}>
          <Icon name="check" />
          {badge}
        </li>
      ))}
    </ul>
  )
}

function Facts({ fields, t }: PartProps) {
  const { types, regions, integration_availability } = fields
  const facts: [string, string[]][] = [
    [t('partner.types'), (types ?? []).map(({ type }) => t(`partner.type.${type}`))],
    [t('partner.regions'), (regions ?? []).map(({ region }) => t(`partner.region.${region}`))],
    [
      t('partner.integration'),
      integration_availability ? [t(`partner.availability.${integration_availability}`)] : [],
    ],
  ]
  const filled = facts.filter(([, values]) => values.length > 0)
  if (filled.length === 0) return null
  return (
    <dl className={css['facts']}>
      {filled.map(([label, values]) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
