import type {
  Cta,
  Link,
  MediaLink,
  ResolvedForm,
  RichText as Nodes,
  Translate,
} from '#runtime/slice'
import { CtaLink } from './Cta.tsx'
import ctaCss from './Cta.module.css'
import css from './FormCompletion.module.css'
import { RichText } from './RichText.tsx'

/** The fields of a form's document that show once it was sent. */
export interface CompletedForm {
  form_completion_title?: string
  form_completion_subtitle?: Nodes
  button_label_after_completion?: string
  button_link_after_completion?: Link
  is_secondary_cta_visible?: boolean
  secondary_cta_label?: string
  secondary_cta_type?: Cta['type']
  secondary_cta_link?: Link
  gated_content?: MediaLink
}

interface FormCompletionProps {
  /** Id of the slice. */
  id: string
  config: CompletedForm
  form: ResolvedForm
  level: 2 | 3
  t: Translate
}

/** Replaces a form that was sent. Only here is the address of the unlocked content. */
export function FormCompletion({ id, config, form, level, t }: FormCompletionProps) {
  const { gated_content: content, button_link_after_completion: link } = config
  const { platformUrl, personalPage, note } = form.answer ?? {}
  const secondary = toSecondaryCta(config, form)
  const label = config.button_label_after_completion
  const Title = `h${level}` as const
  return (
    <div
      id={`${id}-answer`}
      className={css['completion']}
      role="group"
      aria-labelledby={`${id}-answer-title`}
      tabIndex={-1}
      data-form-done
    >
      <Title id={`${id}-answer-title`} className={css['title']}>
        {note ? t(`form.${note}.title`) : (config.form_completion_title ?? t('form.done'))}
      </Title>
      {note ? (
        <p className={css['text']}>{t(`form.${note}.text`)}</p>
      ) : (
        <RichText field={config.form_completion_subtitle} topHeading={3} className={css['text']} />
      )}
      <div className={css['ways']}>
        {content && <ContentLink content={content} t={t} />}
        {personalPage && (
          // Loaded as a document: prefetched pages do not include it.
          <a href={personalPage} className={ctaCss['cta']} data-look="primary" data-nav="off">
            <span>{t('form.toPersonalPage')}</span>
          </a>
        )}
        {platformUrl && (
          <CtaLink cta={toCta(t('form.toPlatform'), { href: platformUrl, kind: 'external' })} />
        )}
        {link && label && (
          <CtaLink
            cta={toCta(
              label,
              link,
              content || platformUrl || personalPage ? 'secondary' : 'primary',
            )}
          />
        )}
        {secondary && <CtaLink cta={secondary} />}
      </div>
    </div>
  )
}

/** The link to unlocked content, whose address the browser remembers. */
export function ContentLink({ content, t }: { content: MediaLink; t: Translate }) {
  const link: Link = { href: content.href, kind: 'file' }
  return (
    <span data-form-content={content.href}>
      <CtaLink cta={{ ...toCta(t('form.download'), link), type: 'download' }} />
    </span>
  )
}

function toCta(label: string, link: Link, colorClass: Cta['colorClass'] = 'primary'): Cta {
  return { type: 'link', label, link, colorClass, small: false, disabled: false }
}

/** The second button; without its own link it leads where buttons of its type lead. */
export function toSecondaryCta(config: CompletedForm, form?: ResolvedForm): Cta | undefined {
  const { is_secondary_cta_visible, secondary_cta_label: label, secondary_cta_type } = config
  const type = secondary_cta_type ?? 'link'
  const link = config.secondary_cta_link ?? form?.targets[type]
  if (!is_secondary_cta_visible || !label || !link) return undefined
  return { type, label, link, colorClass: 'ghost', small: false, disabled: false }
}
