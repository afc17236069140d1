import { Slot } from '#runtime/slice'
import ctaCss from '#parts/Cta.module.css'
import { Drawing } from '#parts/Drawing.tsx'
import { arrow } from '#parts/icons.tsx'
import { Section } from '#parts/Section.tsx'
import css from './Assessment.module.css'
import { Choice } from './Choice.tsx'
import type { PartProps } from './part.ts'
import { Result } from './Result.tsx'

/**
 * The server renders the whole model as text: it can be read, searched and printed without a
 * script. In the browser the machine's state decides which part replaces it.
 */
export function Assessment(island: PartProps) {
  const { id, state, send, t } = island
  const isFormEarly = state.context.form !== null && !state.hasTag('completed')
  return (
    <Section id={id} className={isFormEarly ? css['formLater'] : undefined}>
      <Slot name="title" />
      <div hidden={!state.hasTag('reading')}>
        <div className={css['opening']}>
          <div className={css['intro']}>
            <Slot name="intro" />
            <button
              type="button"
              id={`${id}-start`}
              className={`${ctaCss['cta']} ${css['script']}`}
              data-look="primary"
              onClick={() => send({ type: 'assessment.open' })}
            >
              <span>{t('assessment.start')}</span>
              <Drawing of={arrow} />
            </button>
          </div>
          <Slot name="scale" />
        </div>
        <Slot name="themes" />
      </div>
      {state.hasTag('choosing') && <Choice {...island} />}
      {state.hasTag('completed') && <Result {...island} />}
    </Section>
  )
}
