import type { SliceProps } from '#runtime/slice'
import { CardGrid } from '#parts/CardGrid.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Portrait } from '#parts/Portrait.tsx'
import { Section } from '#parts/Section.tsx'
import { SectionIntro } from '#parts/SectionIntro.tsx'
import type { InfluencersSectionFields, SharedInfluencers } from '../../generated/slice-fields.ts'
import css from './InfluencersSection.module.css'

type Props = SliceProps<InfluencersSectionFields, SharedInfluencers>

export function InfluencersSection({ id, fields, shared }: Props) {
  const people = shared?.people ?? []
  if (people.length === 0) return null
  return (
    <Section id={id} color={fields.color}>
      <SectionIntro fields={{ title: fields.title ?? shared?.title, intro: shared?.intro }} />
      <CardGrid count={people.length} className={css['people']}>
        {people.map(({ portrait, name, job, quote, link }, index) => (
          <li key={index}>
            <figure className={css['figure']}>
              {quote && (
                <blockquote className={css['bubble']}>
                  <p>{quote}</p>
                </blockquote>
              )}
              <figcaption className={css['author']}>
                <Portrait image={portrait} name={name} sizes="5rem" className={css['portrait']} />
                <span className={css['name']}>
                  <strong>{link ? <LinkTo link={link}>{name}</LinkTo> : name}</strong>
                  {job && <span>{job}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
