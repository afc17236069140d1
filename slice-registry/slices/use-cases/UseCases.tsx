import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { SharedUseCases, UseCasesFields } from '../../generated/slice-fields.ts'
import css from './UseCases.module.css'

export function UseCases({ id, fields, shared }: SliceProps<UseCasesFields, SharedUseCases>) {
  const cases = shared?.cases ?? []
  const title = fields.title ?? shared?.title
  if (cases.length === 0) return null
  return (
    <Section id={id} color={fields.color}>
      <SectionIntro fields={{ title, intro: shared?.intro }} />
      <ul role="list" className={css['cases']}>
        {cases.map(({ icon, title: name, text, link }, index) => (
          <li key={index} className={css['case']}>
            {icon && (
              <span className={css['icon']}>
                <Icon name={icon} />
              </span>
            )}
            <div className={css['words']}>
              <Heading level={innerLevel(title)} className={css['title']}>
                {link ? (
                  <LinkTo link={link}>
                    {name}
                    <Icon name="arrow" />
                  </LinkTo>
                ) : (
                  name
                )}
              </Heading>
              {text && <p className={css['text']}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
