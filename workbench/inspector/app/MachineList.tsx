import { useState } from 'react'
import type { ActorView } from '../live/messages.ts'
import { machineGroups } from '../machine-groups.ts'
import type { MachineListing } from '../machine-report.ts'
import { toLeaves } from '../live/state-value.ts'

export interface MachineListProps {
  machines: readonly MachineListing[]
  actors: readonly ActorView[]
  selected: string | undefined
  selectedActor: string | undefined
  select: (machine: string, actor: string | undefined) => void
}

/** All declared machines by where they run, with their instances on the page. */
export function MachineList({ machines, ...rest }: MachineListProps) {
  const [words, setWords] = useState('')
  const found = machines.filter(({ id, description, uses }) =>
    `${id} ${description} ${uses.join(' ')}`.toLowerCase().includes(words.trim().toLowerCase()),
  )
  const groups = Map.groupBy(found, ({ group }) => group)
  return (
    <nav className="list" aria-label="Machines">
      <input
        type="search"
        aria-label="Find a machine"
        placeholder={`Find in ${machines.length} machines`}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {machineGroups.map((group) => {
        const members = groups.get(group)
        return members ? (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul>
              {members.map((machine) => (
                <MachineItem key={machine.id} machine={machine} {...rest} />
              ))}
            </ul>
          </section>
        ) : undefined
      })}
      {machines.length > 0 && !found.length && <p className="soft">No machine matches.</p>}
    </nav>
  )
}

interface MachineItemProps extends Omit<MachineListProps, 'machines'> {
  machine: MachineListing
}

function MachineItem({ machine, actors, selected, selectedActor, select }: MachineItemProps) {
  const { id, description } = machine
  const instances = actors.filter((actor) => actor.machine === id)
  const isSelected = selected === id
  return (
    <li>
      <button
        type="button"
        title={description}
        aria-current={isSelected || undefined}
        onClick={() => select(id, instances[0]?.id)}
      >
        <span className={instances.length ? 'lamp is-on' : 'lamp'} />
        {id}
        {instances.length > 1 && <small>{instances.length}</small>}
        {instances.length > 0 && <span className="hidden"> running</span>}
      </button>
      {instances.length > 0 && (
        <ul>
          {instances.map((actor) => (
            <li key={actor.id}>
              <button
                type="button"
                className="instance"
                aria-current={(isSelected && selectedActor === actor.id) || undefined}
                onClick={() => select(id, actor.id)}
              >
                {actor.id !== id && <b>{actor.id}</b>}
                <span>{actor.status === 'active' ? toLeaves(actor.value) : actor.status}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
