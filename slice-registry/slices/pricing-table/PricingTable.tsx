import type { SliceProps } from '#runtime/slice'
import { CardGrid } from '#parts/CardGrid.tsx'
import { CtaList } from '#parts/Cta.tsx'
import { Heading } from '#parts/Heading.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { PricingTableFields } from '../../generated/slice-fields.ts'
import css from './PricingTable.module.css'

export function PricingTable({ id, fields }: SliceProps<PricingTableFields>) {
  const level = innerLevel(fields.title)
  return (
    <Section id={id}>
      <SectionIntro fields={fields} />
      <CardGrid count={fields.plans.length} className={css['plans']}>
        {fields.plans.map((plan, index) => (
          <li
            key={index}
            className={css['plan']}
            data-color={plan.is_highlighted ? 'dark' : undefined}
            data-highlighted={plan.is_highlighted || undefined}
          >
            <div className={css['head']}>
              <Heading level={level} field={plan.name} className={css['name']} />
              {plan.badge && <span className={css['badge']}>{plan.badge}</span>}
            </div>
            {plan.description && <p className={css['description']}>{plan.description}</p>}
            <p className={css['price']}>
              <strong>{plan.price}</strong>
              {plan.price_note && <span>{plan.price_note}</span>}
            </p>
            <CtaList ctas={plan.cta} className={css['cta']} />
            <RichText field={plan.features} topHeading={4} className={css['features']} />
          </li>
        ))}
      </CardGrid>
      <RichText field={fields.footnote} topHeading={3} className={css['footnote']} />
    </Section>
  )
}
