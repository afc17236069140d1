import { fromCallback } from 'xstate'
import type { OwnImplementations } from '#runtime/machines'
import { createField, type ComboboxField } from './create-field.ts'

export const implementations: OwnImplementations<'host'> = ({ host }) => {
  /** By the id of their select. */
  const fields = new Map<string, ComboboxField>()

  const control = fromCallback<{ type: string }, { id: string }>(({ input: { id }, sendBack }) => {
    const select = host.byId(id)
    // Without the top layer a dialog would cut the list off.
    if (!(select instanceof HTMLSelectElement) || !('popover' in select)) return undefined
    const field = createField(select, (event) => sendBack(event as never))
    fields.set(id, field)
    const ready = () => sendBack({ type: 'combobox.ready' })
    // Whose list is open, or who is typing into it, must not lose it.
    const isUsed = host.focused() === select && 'used' in select.dataset
    if (isUsed) select.addEventListener('focusout', ready, { once: true })
    else ready()
    return () => {
      select.removeEventListener('focusout', ready)
      field.remove()
      if (fields.get(id) === field) fields.delete(id)
    }
  })

  type Params = { id: string }
  return {
    actions: {
      'combobox.replace': (_: unknown, { id }: Params) => fields.get(id)?.replace(host.focused()),
      'combobox.list': (_: unknown, { id, active }: Params & { active: number }) =>
        fields.get(id)?.list(active),
      'combobox.mark': (_: unknown, { id, active }: Params & { active: number }) =>
        fields.get(id)?.mark(active),
      'combobox.choose': (_: unknown, { id, at }: Params & { at: number }) =>
        fields.get(id)?.choose(at),
      'combobox.clear': (_: unknown, { id }: Params) => fields.get(id)?.clear(),
      'combobox.close': (_: unknown, { id }: Params) => fields.get(id)?.close(),
    },
    actors: { 'combobox.control': control },
  }
}
