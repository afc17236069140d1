/** TypeScript that is the same in every exported machine. */

/** The generic actions as XState code. */
export const genericActions: Readonly<Record<string, string>> = {
  assign: `assign(({ context }, params: Params) =>
      Object.entries(params).reduce(
        (changed, [path, value]) => setAt(changed, path.split('.'), value),
        context as any,
      ),
    )`,
  raise: `enqueueActions(({ enqueue }, { event, ...options }: Params) => (enqueue as any).raise(event, options))`,
  cancel: `cancel((_, { id }: Params) => id)`,
  emit: `emit((_, { event }: Params) => event)`,
  send: `enqueueActions(({ enqueue, system }, { to, event }: Params) => {
      const actor = system.get(to)
      if (actor) (enqueue as any).sendTo(actor, event)
    })`,
  spawn: `assign(({ spawn }, { src, id, input }: Params) => {
      ;(spawn as any)(src, { id, input })
      return {}
    })`,
  stop: `stopChild((_, { id }: Params) => id)`,
}

export const typesOfExports: Readonly<Record<string, string>> = {
  Params: 'type Params = Record<string, any>',
  Scope: 'type Scope = { context?: any; event?: any; input?: any }',
  Guard: 'type Guard = (args: unknown, params: unknown) => boolean',
}

export const setAt = `function setAt(value: any, [key, ...rest]: string[], to: unknown): any {
  return key === undefined ? to : { ...value, [key]: setAt(value?.[key], rest, to) }
}`
