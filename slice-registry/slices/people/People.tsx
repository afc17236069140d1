import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Portrait } from '#parts/Portrait.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { PeopleFields } from '../../generated/slice-fields.ts'
import css from './People.module.css'

export function People({ id, fields }: SliceProps<PeopleFields>) {
  const level = innerLevel(fields.title)
  return (
    <Section id={id}>
      <SectionIntro fields={fields} />
      <ul role="list" className={css['people']} data-columns={columnsFor(fields.people.length)}>
        {fields.people.map(({ portrait, name, job, text, link }, index) => (
          <li key={index} className={css['person']}>
            <Portrait
              image={portrait}
              name={name}
              sizes="(width >= 51.875rem) 17rem, 42vw"
              className={css['portrait']}
            />
            <div className={css['words']}>
              <Heading level={level} className={css['name']}>
                {link ? <LinkTo link={link}>{name}</LinkTo> : name}
              </Heading>
              {job && <p className={css['job']}>{job}</p>}
              <RichText field={text} topHeading={4} className={css['text']} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/**
 * Columns for rows of at most five, as even as possible. One or two people get long introductions
 * instead.
 */
function columnsFor(count: number): number {
  return count < 5 ? count : ([5, 4, 3].find((columns) => count % columns === 0) ?? 4)
}
