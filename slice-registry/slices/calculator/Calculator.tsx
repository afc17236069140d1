import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { CalculatorFields } from '../../generated/slice-fields.ts'
import { calculateReturn } from './calculate-return.ts'
import css from './Calculator.module.css'
import { createNumbers } from './create-numbers.ts'

/** A worked example: the numbers of the document, the sum, and what comes out of it. */
export function Calculator({ id, fields, locale, t }: SliceProps<CalculatorFields>) {
  const { learners, hours, hourly_cost, external_spend } = fields
  const numbers = createNumbers(locale, fields.currency ?? 'EUR')
  const result = calculateReturn(
    { learners, hours, hourlyCost: hourly_cost, externalSpend: external_spend },
    {
      timeSaved: fields.time_saved_rate,
      externalSaved: fields.external_saved_rate,
      pricePerLearner: fields.price_per_learner,
    },
  )
  const inputs = [
    [fields.learners_label ?? t('calculator.learners'), numbers.count(learners)],
    [fields.hours_label ?? t('calculator.hours'), numbers.count(hours)],
    [fields.hourly_cost_label ?? t('calculator.hourlyCost'), numbers.money(hourly_cost)],
    [fields.external_spend_label ?? t('calculator.externalSpend'), numbers.money(external_spend)],
  ]
  return (
    <Section id={id}>
      <div className={css.intro}>
        <Heading field={fields.title ?? t('calculator.title')} />
        <RichText field={fields.intro} topHeading={3} className={css.text} />
      </div>
      <div className={css.layout}>
        <div className={css.inputs}>
          <Heading level={3} className={css.title}>
            {t('calculator.example')}
          </Heading>
          <dl>
            {inputs.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={css.result} data-color="dark">
          <Heading level={3} className={css.title}>
            {t('calculator.result')}
          </Heading>
          {result ? (
            <Result fields={fields} result={result} numbers={numbers} t={t} />
          ) : (
            <p>{fields.invalid_text ?? t('calculator.invalid')}</p>
          )}
        </div>
      </div>
    </Section>
  )
}

interface ResultProps extends Pick<SliceProps<CalculatorFields>, 'fields' | 't'> {
  result: NonNullable<ReturnType<typeof calculateReturn>>
  numbers: ReturnType<typeof createNumbers>
}

function Result({ fields, result, numbers, t }: ResultProps) {
  const { money, count, percent } = numbers
  const { learners, hours, hourly_cost, external_spend } = fields
  const sums = {
    benefit: `${count(learners)} × ${count(hours)} × ${money(hourly_cost)} × ${percent(fields.time_saved_rate)} + ${money(external_spend)} × ${percent(fields.external_saved_rate)}`,
    cost: `${count(learners)} × ${money(fields.price_per_learner)}`,
  }
  return (
    <dl className={css.results}>
      <div className={css.roi}>
        <dt>{fields.roi_label ?? t('calculator.roi')}</dt>
        <dd>{percent(result.roi)}</dd>
      </div>
      <div>
        <dt>{fields.benefit_label ?? t('calculator.benefit')}</dt>
        <dd>{money(result.benefit)}</dd>
        <dd className={css.sum}>{sums.benefit}</dd>
      </div>
      <div>
        <dt>{fields.cost_label ?? t('calculator.cost')}</dt>
        <dd>{money(result.cost)}</dd>
        <dd className={css.sum}>{sums.cost}</dd>
      </div>
      {result.paybackMonths !== undefined && (
        <div>
          <dt>{fields.payback_label ?? t('calculator.payback')}</dt>
          <dd>{numbers.months(result.paybackMonths)}</dd>
        </div>
      )}
    </dl>
  )
}
