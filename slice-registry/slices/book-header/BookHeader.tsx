import type { SliceProps } from '#runtime/slice'
import { CtaList } from '#parts/Cta.tsx'
import { FormCard } from '#parts/FormCard.tsx'
import { OpeningHeading } from '#parts/Heading.tsx'
import { Indicator } from '#parts/Indicator.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { BookHeaderFields } from '../../generated/slice-fields.ts'
import css from './BookHeader.module.css'

export function BookHeader({ id, fields, form, t }: SliceProps<BookHeaderFields>) {
  const { indicator, title, subtitle, cover, authors, form_config, ctas, color } = fields
  const facts = [fields.pages, fields.date, fields.isbn].filter(Boolean)
  return (
    <Section id={id} color={color ?? 'light'} className={css['header']}>
      <div className={css['layout']} data-with-cover={Boolean(cover) || undefined}>
        {cover && (
          <div className={css['stage']}>
            <Picture
              image={cover}
              sizes="(width >= 51.875rem) 24rem, 60vw"
              className={css['cover']}
            />
          </div>
        )}
        <div className={css['text']}>
          <Indicator text={indicator} />
          <OpeningHeading field={title} className={css['title']} />
          <RichText field={subtitle} className={css['subtitle']} />
          {authors && <Authors authors={authors} label={t('book.authors')} />}
          {facts.length > 0 && (
            <ul role="list" className={css['facts']}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          <CtaList ctas={ctas} />
          {form_config && (
            <div className={css['form']}>
              <FormCard
                id={id}
                config={form_config}
                form={form}
                content={fields.content}
                level={2}
                t={t}
              />
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}

function Authors({
  authors,
  label,
}: {
  authors: NonNullable<BookHeaderFields['authors']>
  label: string
}) {
  return (
    <div className={css['authors']}>
      <p>{label}</p>
      <ul role="list">
        {authors.map(({ author }) => (
          <li key={author.id}>
            {author.fields.portrait && (
              <Picture image={author.fields.portrait} alt="" sizes="2.5rem" />
            )}
            {author.link ? (
              <LinkTo link={author.link}>{author.fields.name}</LinkTo>
            ) : (
              author.fields.name
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
