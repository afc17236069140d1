import type { IslandProps } from '#runtime/slice'

export function Broken({ state }: IslandProps<object>) {
  if (typeof document !== 'undefined') throw new Error(`broken on purpose ${state.matches('x')}`)
  return (
    <details>
      <summary>Still here</summary>
      What the server drew.
    </details>
  )
}

export default { component: Broken }
