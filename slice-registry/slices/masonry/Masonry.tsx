import type { SliceProps } from '#runtime/slice'
import { Picture } from '#parts/Picture.tsx'
import { Portrait } from '#parts/Portrait.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { SectionIntro } from '#parts/SectionIntro.tsx'
import type { MasonryFields } from '../../generated/slice-fields.ts'
import css from './Masonry.module.css'

export function Masonry({ id, fields }: SliceProps<MasonryFields>) {
  return (
    <Section id={id}>
      <SectionIntro fields={fields} />
      <ul role="list" className={css['wall']}>
        {fields.quotes.map(({ quote, author, job, portrait, company_logo }, index) => (
          <li key={index} className={css['voice']}>
            <figure>
              <blockquote className={css['bubble']}>
                <RichText field={quote} topHeading={3} />
              </blockquote>
              <figcaption className={css['author']}>
                {/* Voices are often told by their job alone, of which initials make no sense. */}
                {portrait && (
                  <Portrait
                    image={portrait}
                    name={author}
                    sizes="3rem"
                    className={css['portrait']}
                  />
                )}
                <span className={css['name']}>
                  <strong>{author}</strong>
                  {job && <span>{job}</span>}
                </span>
                {company_logo && (
                  <Picture image={company_logo} sizes="6rem" className={css['logo']} />
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
