import type { MailAnswer, MailPerson, MailView, SliceProps, Translate } from '#runtime/slice'
import ctaCss from '#parts/Cta.module.css'
import { Heading } from '#parts/Heading.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel } from '#parts/SectionIntro.tsx'
import type { PreferenceCenterFields } from '../../generated/slice-fields.ts'
import css from './PreferenceCenter.module.css'

type Props = SliceProps<PreferenceCenterFields>

/**
 * Visitors with a link from a mail choose here which mails they get; all others can request such a
 * link. Forms are posted to the page itself or, with script, handled by the slice's machine.
 */
export function PreferenceCenter(slice: Props) {
  const { id, fields, personal, t } = slice
  const mail = personal?.mail ?? {}
  return (
    <Section id={id}>
      <div className={css['card']}>
        <Heading field={fields.title} className={css['title']} />
        <Answer {...slice} mail={mail} />
        {mail.asks ? (
          <Ask asks={mail.asks} mail={mail} fields={fields} t={t} />
        ) : mail.person ? (
          <Choice {...slice} mail={mail} person={mail.person} />
        ) : (
          <LinkForm {...slice} mail={mail} />
        )}
      </div>
    </Section>
  )
}

/** The outcome of a form that was sent without script. */
function Answer({ fields, mail: { answer }, t }: Props & { mail: MailView }) {
  if (answer === undefined || answer === 'invalidEmail') return null
  return (
    <p className={css['answer']} role="status" data-kind={kindOf(answer)}>
      {toWords(answer, fields, t)}
    </p>
  )
}

function kindOf(answer: MailAnswer): 'good' | 'bad' {
  return ['failed', 'linkExpired', 'unavailable'].includes(answer) ? 'bad' : 'good'
}

function toWords(answer: MailAnswer, fields: PreferenceCenterFields, t: Translate): string {
  if (answer === 'saved' && fields.saved_text) return fields.saved_text
  if (answer === 'confirmed' && fields.confirmed_text) return fields.confirmed_text
  return t(`preferences.${answer}`)
}

/**
 * Asks for confirmation: opening a mail's link changes nothing, since link scanners open it, too.
 */
function Ask({
  asks,
  mail,
  fields,
  t,
}: { asks: 'confirm' | 'unsubscribe'; mail: MailView } & Pick<Props, 'fields' | 't'>) {
  const isConfirm = asks === 'confirm'
  return (
    <form method="post" className={css['form']}>
      <Hidden does={asks} token={mail.token} />
      {isConfirm && fields.confirm_text ? (
        <RichText field={fields.confirm_text} topHeading={3} />
      ) : (
        <p>{t(`preferences.${asks}.text`)}</p>
      )}
      <button type="submit" className={`${ctaCss['cta']} ${css['save']}`} data-look="primary">
        <span>{(isConfirm && fields.confirm_label) || t(`preferences.${asks}.label`)}</span>
      </button>
    </form>
  )
}

function LinkForm({ id, fields, locale, mail, t }: Props & { mail: MailView }) {
  const isWrong = mail.answer === 'invalidEmail'
  const inputId = `${id}-email`
  return (
    <>
      <form method="post" className={css['form']} data-send="self preferences.send">
        <Hidden does="link" token={undefined} />
        <input type="hidden" name="_locale" value={locale} />
        {fields.link_text ? (
          <RichText field={fields.link_text} topHeading={3} />
        ) : (
          <p>{t('preferences.link.text')}</p>
        )}
        <div className={css['field']}>
          <label htmlFor={inputId}>{t('preferences.email')}</label>
          <input
            id={inputId}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={mail.entered}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${inputId}-error` : undefined}
          />
          {isWrong && (
            <p id={`${inputId}-error`} className={css['error']}>
              {t('preferences.invalidEmail')}
            </p>
          )}
        </div>
        <Send label={t('preferences.link.label')} t={t} />
        <States answers={['linkSent', 'invalidEmail']} fields={fields} t={t} />
      </form>
      <div className={css['offer']}>
        <Heading
          level={innerLevel(fields.title, undefined)}
          field={t('preferences.offer')}
          className={css['offerTitle']}
        />
        <ul role="list">
          {fields.topics.map(({ key, label, description }) => (
            <li key={key}>
              <strong>{label}</strong> {description}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Choice({
  id,
  fields,
  locale,
  mail,
  person,
  t,
}: Props & { mail: MailView; person: MailPerson }) {
  const { topics, intro, unsubscribe_label, save_label } = fields
  const isEnded = person.state === 'unsubscribed'
  return (
    <form method="post" className={css['form']} data-send="self preferences.send">
      <Hidden does="save" token={mail.token} />
      <RichText field={intro} topHeading={3} />
      <p>
        {t('preferences.person', { email: person.email })} {t(`preferences.state.${person.state}`)}
      </p>
      <fieldset className={css['topics']}>
        <legend>{t('preferences.topics')}</legend>
        {topics.map(({ key, label, description }) => (
          <Box
            key={key}
            id={`${id}-${key}`}
            name={`topic.${key}`}
            isChecked={person.topics.includes(key)}
            label={label}
            text={description}
          />
        ))}
      </fieldset>
      <fieldset className={css['topics']}>
        <legend>{t('preferences.pause')}</legend>
        {toPauses(person).map((value) => (
          <div key={value} className={css['choice']}>
            <input
              type="radio"
              id={`${id}-pause-${value}`}
              name="pause"
              value={value}
              defaultChecked={value === toPauses(person)[0]}
            />
            <label htmlFor={`${id}-pause-${value}`}>
              {t(`preferences.pause.${value}`, { date: toDate(person.pausedUntil, locale) })}
            </label>
          </div>
        ))}
      </fieldset>
      <Box
        id={`${id}-none`}
        name="none"
        isChecked={isEnded}
        label={unsubscribe_label ?? t('preferences.none')}
        text={undefined}
      />
      <Send label={save_label ?? t('preferences.save')} t={t} />
      <States answers={['saved', 'unsubscribed', 'linkExpired']} fields={fields} t={t} />
    </form>
  )
}

/** Options for a pause; the first is selected. */
function toPauses({ state }: MailPerson): ('keep' | '0' | '30' | '90')[] {
  return state === 'paused' ? ['keep', '0', '30', '90'] : ['0', '30', '90']
}

function toDate(iso: string | undefined, locale: string): string {
  if (iso === undefined) return ''
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}

function Hidden({ does, token }: { does: string; token: string | undefined }) {
  return (
    <>
      <input type="hidden" name="_mail" value={does} />
      {token !== undefined && <input type="hidden" name="_token" value={token} />}
    </>
  )
}

function Send({ label, t }: { label: string; t: Translate }) {
  return (
    <button type="submit" className={`${ctaCss['cta']} ${css['save']}`} data-look="primary">
      <span data-follow="self !busy">{label}</span>
      <span data-follow="self busy" hidden>
        {t('preferences.saving')}
      </span>
    </button>
  )
}

/** The states of a form that is sent with script. */
function States({
  answers,
  fields,
  t,
}: { answers: readonly MailAnswer[] } & Pick<Props, 'fields' | 't'>) {
  return (
    <div role="status">
      {answers.map((answer) => (
        <p
          key={answer}
          className={css['answer']}
          data-kind={kindOf(answer)}
          data-follow={`self context.answer=${answer}`}
          hidden
        >
          {toWords(answer, fields, t)}
        </p>
      ))}
      <div className={css['answer']} data-kind="bad" data-follow="self failed" hidden>
        <p>{t('preferences.failed')}</p>
        <button type="submit" className={ctaCss['cta']} data-look="secondary" data-small>
          <span>{t('preferences.retry')}</span>
        </button>
      </div>
    </div>
  )
}

interface BoxProps {
  id: string
  name: string
  isChecked: boolean
  label: string
  text: string | undefined
}

function Box({ id, name, isChecked, label, text }: BoxProps) {
  return (
    <div className={css['choice']}>
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={isChecked}
        aria-describedby={text && `${id}-text`}
      />
      <label htmlFor={id}>{label}</label>
      {text && <p id={`${id}-text`}>{text}</p>}
    </div>
  )
}
