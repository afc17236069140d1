import { useId, useState } from 'react'
import type { IslandProps } from '#runtime/slice'

export function Counter({ props }: IslandProps<{ label: string }>) {
  const id = useId()
  const [count, setCount] = useState(0)
  return (
    <p>
      <label htmlFor={id}>{props.label}</label>
      <button id={id} type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </p>
  )
}

export default { component: Counter }
