import type { MachineDocument } from '#runtime/machines'
import { Slot, type IslandProps } from '#runtime/slice'
import machine from '../../../../../machines/accordion/machine.json' with { type: 'json' }

type Context = { open: number[] }

export function Panels({ id, props, state, send, t }: IslandProps<{ titles: string[] }, Context>) {
  return (
    <section aria-label={t('panels.label', { count: props.titles.length })}>
      {props.titles.map((title, index) => (
        <div key={title}>
          <button
            type="button"
            aria-expanded={state.context.open.includes(index)}
            aria-controls={`${id}-${index}`}
            onClick={() => send({ type: 'panel.toggle', index } as { type: string })}
          >
            <svg width="10" height="10" aria-hidden="true">
              <circle cx="5" cy="5" r="5" />
            </svg>
            {title}
          </button>
          <div id={`${id}-${index}`} hidden={!state.context.open.includes(index)}>
            <Slot name={`panel-${index}`} />
          </div>
        </div>
      ))}
      <a href="#below">Below</a>
    </section>
  )
}

export default { component: Panels, machine: machine as unknown as MachineDocument }
