import type { SliceProps } from '#runtime/slice'
import { CtaLink } from '#parts/Cta.tsx'
import { Heading, HeadingOne } from '#parts/Heading.tsx'
import { Section } from '#parts/Section.tsx'
import type {
  RedemptionCodeFields,
  SharedRedemptionCodeTexts,
} from '../../generated/slice-fields.ts'
import css from './RedemptionCode.module.css'

type Props = SliceProps<RedemptionCodeFields, SharedRedemptionCodeTexts>

/** When the page is opened directly there is no code to show, so it links to the form that gives one. */
export function RedemptionCode({ id, fields, shared, t }: Props) {
  const { title, subtitle, code_label, no_code_text, form_link_label, how_title, steps } =
    shared ?? {}
  return (
    <Section id={id} className={css.section}>
      <div className={css.layout}>
        <div className={css.ticket} data-color="dark">
          <HeadingOne field={title ?? t('code.title')} />
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          <div className={css.code}>
            <p className={css.label}>{code_label ?? t('code.label')}</p>
            <p className={css.none}>{no_code_text ?? t('code.none')}</p>
          </div>
          {fields.form && (
            <CtaLink
              cta={{
                type: 'link',
                label: form_link_label ?? t('code.toForm'),
                link: fields.form,
                colorClass: 'primary',
                small: false,
                disabled: false,
              }}
            />
          )}
        </div>
        {steps && steps.length > 0 && (
          <div className={css.how}>
            <Heading field={how_title ?? t('code.how')} className={css.title} />
            <ol role="list" className={css.steps}>
              {steps.map(({ text }, index) => (
                <li key={index}>{text}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Section>
  )
}
