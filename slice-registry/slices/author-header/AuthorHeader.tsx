import type { SliceProps } from '#runtime/slice'
import { HeadingOne } from '#parts/Heading.tsx'
import { Indicator } from '#parts/Indicator.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { AuthorHeaderFields } from '../../generated/slice-fields.ts'
import css from './AuthorHeader.module.css'

export function AuthorHeader({ id, fields }: SliceProps<AuthorHeaderFields>) {
  const { indicator, name, job, portrait, bio, links } = fields
  return (
    <Section id={id} className={css['header']}>
      <div className={css['layout']} data-with-portrait={Boolean(portrait) || undefined}>
        {portrait && (
          <div className={css['portrait']}>
            <Picture image={portrait} alt="" sizes="(width >= 51.875rem) 20rem, 9rem" />
          </div>
        )}
        <div className={css['text']}>
          <Indicator text={indicator} />
          <HeadingOne field={name} className={css['name']} />
          {job && <p className={css['job']}>{job}</p>}
          <RichText field={bio} topHeading={2} className={css['bio']} />
          {links && (
            <ul role="list" className={css['links']}>
              {links.map(({ label, link }) => (
                <li key={link.href}>
                  <LinkTo link={link}>{label}</LinkTo>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  )
}
