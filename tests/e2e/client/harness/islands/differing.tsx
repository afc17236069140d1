import type { IslandProps } from '#runtime/slice'

export function Differing({ id }: IslandProps<object>) {
  return <p>{`${id} ${typeof document === 'undefined' ? 'server' : 'browser'}`}</p>
}

export default { component: Differing }
