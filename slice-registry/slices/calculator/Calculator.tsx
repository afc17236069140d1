import type {
  ResolvedCalculation,
  ResolvedInput,
  ResolvedOutput,
  SliceProps,
  Translate,
} from '#runtime/slice'
import ctaCss from '#parts/Cta.module.css'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { CalculatorFields } from '../../generated/slice-fields.ts'
import css from './Calculator.module.css'

type Props = SliceProps<CalculatorFields>

/** Numbers to change, and their results. Without script it is a worked example. */
export function Calculator({ id, fields, calculation, t }: Props) {
  const { inputs, model } = calculation!
  return (
    <Section id={id}>
      <div className={css['intro']}>
        <Heading field={fields.title ?? t('calculator.title')} />
        <RichText field={fields.intro} topHeading={3} className={css['text']} />
      </div>
      <div className={css['layout']} data-calculation={model}>
        <div className={css['inputs']} role="group" aria-labelledby={`${id}-numbers`}>
          <Heading level={3} id={`${id}-numbers`} className={css['title']}>
            <span data-follow="self example">{t('calculator.example')}</span>
            <span data-follow="self !example" hidden>
              {t('calculator.yours')}
            </span>
          </Heading>
          {inputs.map((input) => (
            <Input key={input.name} id={`${id}-${input.name}`} input={input} />
          ))}
          <Peek calculation={calculation!} />
        </div>
        <div className={css['result']} data-color="dark">
          <Heading level={3} className={css['title']}>
            {fields.result_title ?? t('calculator.result')}
          </Heading>
          <Result id={id} calculation={calculation!} t={t} />
          <Share id={id} t={t} />
        </div>
      </div>
    </Section>
  )
}

/** A number input, with a slider beside it for people who prefer to drag. */
function Input({ id, input }: { id: string; input: ResolvedInput }) {
  const { name, label, explanation, text, shown, unit, isSound, refusal } = input
  const described = [explanation !== undefined && `${id}-note`, `${id}-fault`]
  return (
    <div className={css['input']}>
      <div className={css['words']}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {explanation !== undefined && (
          <p id={`${id}-note`} className={css['note']}>
            {explanation}
          </p>
        )}
      </div>
      <p className={css['shown']} data-shown={name}>
        {shown}
      </p>
      <div className={css['number']} data-unit={unit && (unit.isBefore ? 'before' : 'after')}>
        <input
          id={id}
          data-number={name}
          data-prefill={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          defaultValue={text}
          aria-invalid={!isSound}
          aria-describedby={described.filter(Boolean).join(' ')}
        />
        {unit !== undefined && <span aria-hidden="true">{unit.text}</span>}
      </div>
      <input
        className={css['slider']}
        data-slider={name}
        type="range"
        min={input.min}
        max={input.sliderMax}
        step={input.step}
        defaultValue={input.initial}
        aria-labelledby={`${id}-label`}
        aria-valuetext={shown}
      />
      <p id={`${id}-fault`} className={css['fault']} data-fault={name} hidden={isSound}>
        {refusal}
      </p>
    </div>
  )
}

/**
 * Keeps the main result in view on small screens, where the results are off screen while typing.
 */
function Peek({ calculation: { outputs } }: { calculation: ResolvedCalculation }) {
  const main = outputs.find(({ isEmphasised }) => isEmphasised)
  if (!main) return null
  return (
    <p className={css['peek']} data-color="dark" data-print="none" aria-hidden="true">
      <span>{main.label}</span>
      <b data-output={main.name}>{main.shown}</b>
    </p>
  )
}

/**
 * The results, or a message in the same space, so that nothing moves while a number is typed.
 */
function Result({
  id,
  calculation,
  t,
}: {
  id: string
  calculation: ResolvedCalculation
  t: Translate
}) {
  const { inputs, outputs, refusals, refused, isSound } = calculation
  const hasResult = isSound && refused === undefined
  const from = inputs.map(({ name }) => `${id}-${name}`).join(' ')
  return (
    <div className={css['outcome']}>
      <div className={css['refusal']} data-none={hasResult ? undefined : ''}>
        <p data-faulty hidden={isSound}>
          {t('calculator.none')}
        </p>
        {refusals.map((message, index) => (
          <p key={index} data-refusal={index} hidden={refused !== index}>
            {message}
          </p>
        ))}
      </div>
      <div className={css['results']}>
        <dl>
          {outputs.map((output) => (
            <Output key={output.name} output={output} from={from} />
          ))}
        </dl>
        <details className={css['reckoned']}>
          <summary>
            <span>{t('calculator.reckoned')}</span>
            <Icon name="chevron" />
          </summary>
          <dl>
            {outputs.map(({ name, label, sum, shown, explanation }) => (
              <div key={name} data-sum-row={name} hidden={shown === undefined}>
                <dt>{label}</dt>
                <dd className={css['sum']} data-sum={name}>{`${sum} = ${shown ?? ''}`}</dd>
                {explanation !== undefined && <dd className={css['why']}>{explanation}</dd>}
              </div>
            ))}
          </dl>
        </details>
      </div>
      <p className="visually-hidden" role="status" data-status />
    </div>
  )
}

/** A result. Screen readers do not announce each change, but the status once it has settled. */
function Output({ output, from }: { output: ResolvedOutput; from: string }) {
  const { name, label, shown, share, isEmphasised } = output
  return (
    <div
      data-output-row={name}
      data-main={isEmphasised ? '' : undefined}
      hidden={shown === undefined}
    >
      <dt>{label}</dt>
      <dd>
        <output htmlFor={from} aria-live="off" data-output={name}>
          {shown}
        </output>
      </dd>
      {share !== undefined && (
        <dd className={css['bar']} aria-hidden="true">
          <svg width="100%" height="100%">
            <rect data-bar={name} width={`${100 * share}%`} height="100%" rx="5" />
          </svg>
        </dd>
      )}
    </div>
  )
}

/** Shares the numbers: the link itself holds them; the button needs the machine. */
function Share({ id, t }: { id: string; t: Translate }) {
  return (
    <div className={css['share']} data-print="none" data-follow="self !invalid">
      <button
        type="button"
        className={ctaCss['cta']}
        data-look="secondary"
        data-small
        data-send="self link.copy"
      >
        <Icon name="link" />
        <span>{t('calculator.copy')}</span>
      </button>
      <p role="status">
        <span data-follow="self copied" hidden>
          {t('calculator.copied')}
        </span>
      </p>
      <div className={css['link']} data-follow="self failed" hidden>
        <label htmlFor={`${id}-link`}>{t('calculator.link')}</label>
        <input id={`${id}-link`} type="text" readOnly data-link />
      </div>
    </div>
  )
}
