import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { PressListFields } from '../../generated/slice-fields.ts'
import css from './PressList.module.css'

/** Press articles, newest first, whatever the editor's order; those without a date come last. */
export function PressList({ id, fields, locale }: SliceProps<PressListFields>) {
  const level = innerLevel(fields.title, fields.heading)
  const articles = fields.articles.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <Section id={id}>
      <SectionIntro fields={fields} />
      <ol role="list" className={css['list']}>
        {articles.map(({ date, source, title, link }, index) => (
          <li key={index} className={css['article']}>
            <p className={css['origin']}>
              {source && <strong>{source}</strong>}
              {date && <time dateTime={date}>{format.format(new Date(date))}</time>}
            </p>
            <Heading level={level} className={css['title']}>
              {link ? (
                <LinkTo link={link}>
                  {title}
                  <Icon name={link.kind === 'external' ? 'new-tab' : 'arrow'} />
                </LinkTo>
              ) : (
                title
              )}
            </Heading>
          </li>
        ))}
      </ol>
    </Section>
  )
}
