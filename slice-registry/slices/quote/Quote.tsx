import type { SliceProps } from '#runtime/slice'
import { ArrowLink } from '#parts/Cta.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { QuoteFields } from '../../generated/slice-fields.ts'
import css from './Quote.module.css'

export function Quote({ id, fields }: SliceProps<QuoteFields>) {
  const { quote, author_name, author_job, portrait, company_logo, link, link_label, color } = fields
  return (
    <Section id={id} color={color}>
      <figure className={css.figure}>
        <blockquote className={css.bubble}>
          <RichText field={quote} className={css.text} />
        </blockquote>
        <figcaption className={css.author}>
          {portrait && <Picture image={portrait} alt="" sizes="4.5rem" className={css.portrait} />}
          <span className={css.name}>
            <strong>{author_name}</strong>
            {author_job && <span>{author_job}</span>}
          </span>
          {company_logo && <Picture image={company_logo} sizes="9rem" className={css.logo} />}
          <ArrowLink link={link} label={link_label} />
        </figcaption>
      </figure>
    </Section>
  )
}
