import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import { Section } from '#parts/Section.tsx'
import type {
  SharedSocialProofMastheads,
  SocialProofMastheadsFields,
} from '../../generated/slice-fields.ts'
import css from './SocialProofMastheads.module.css'

type Props = SliceProps<SocialProofMastheadsFields, SharedSocialProofMastheads>

export function SocialProofMastheads({ id, fields, shared }: Props) {
  const mastheads = shared?.mastheads ?? []
  if (mastheads.length === 0) return null
  return (
    <Section id={id} color={fields.color} isCompact>
      <Heading field={fields.title ?? shared?.title} className={css['title']} />
      <ul role="list" className={css['mastheads']}>
        {mastheads.map(({ logo, name, quote, link }, index) => {
          const masthead = logo ? (
            <Picture image={logo} alt={logo.alt || name} sizes="10rem" />
          ) : (
            <strong>{name}</strong>
          )
          return (
            <li key={index} className={css['masthead']}>
              {quote && (
                <blockquote className={css['quote']}>
                  <p>{quote}</p>
                </blockquote>
              )}
              <p className={css['name']}>
                {link ? <LinkTo link={link}>{masthead}</LinkTo> : masthead}
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
