import type { SliceProps } from '#runtime/slice'
import { CtaLink } from '#parts/Cta.tsx'
import ctaCss from '#parts/Cta.module.css'
import { Heading, HeadingOne } from '#parts/Heading.tsx'
import { Section } from '#parts/Section.tsx'
import type {
  RedemptionCodeFields,
  SharedRedemptionCodeTexts,
} from '../../generated/slice-fields.ts'
import css from './RedemptionCode.module.css'

type Props = SliceProps<RedemptionCodeFields, SharedRedemptionCodeTexts>

/**
 * Shows the visitor's code. Without one, as when the page is opened directly, it links to the form
 * that gives one.
 */
export function RedemptionCode({ id, fields, shared, personal, t }: Props) {
  const code = personal?.code
  const { title, subtitle, code_label, no_code_text, form_link_label, how_title, steps } =
    shared ?? {}
  return (
    <Section id={id} className={css['section']}>
      <div className={css['layout']}>
        <div className={css['ticket']} data-color="dark">
          <HeadingOne field={title ?? t('code.title')} />
          {subtitle && <p className={css['subtitle']}>{subtitle}</p>}
          <div className={css['code']}>
            <p className={css['label']}>{code_label ?? t('code.label')}</p>
            {code === undefined ? (
              <p className={css['none']}>{no_code_text ?? t('code.none')}</p>
            ) : (
              <Code id={id} code={code} shared={shared ?? {}} t={t} />
            )}
          </div>
          {fields.form && code === undefined && (
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
          <div className={css['how']}>
            <Heading field={how_title ?? t('code.how')} className={css['title']} />
            <ol role="list" className={css['steps']}>
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

interface CodeProps extends Pick<Props, 'id' | 't'> {
  code: string
  shared: SharedRedemptionCodeTexts
}

/** The code, which can be selected by hand; the copy button shows once script can handle it. */
function Code({ id, code, shared, t }: CodeProps) {
  return (
    <>
      <p id={`${id}-code`} className={css['value']} translate="no">
        {code}
      </p>
      <button
        type="button"
        className={`${ctaCss['cta']} ${css['copy']}`}
        data-look="secondary"
        data-send="self clipboard.copy"
        data-value={JSON.stringify({ text: code })}
      >
        <span>{shared.copy_label ?? t('code.copy')}</span>
      </button>
      <p role="status" className={css['status']}>
        <span data-follow="self copied" hidden>
          {shared.copied_text ?? t('code.copied')}
        </span>
        <span data-follow="self failed" hidden>
          {t('code.copyFailed')}
        </span>
      </p>
    </>
  )
}
