import { fromCallback } from 'xstate'
import type { OwnImplementations, SendTo } from '#runtime/machines'
import { createField, type ComboboxField } from './create-field.ts'

export const implementations: OwnImplementations<'host'> = ({ host }) => {
  /** Fields by the id of their select. */
  const fields = new Map<string, ComboboxField>()

  const control = fromCallback<{ type: string }, { id: string }>(({ input: { id }, sendBack }) => {
    const select = host.byId(id)
    // Without the top layer a dialog would clip the list.
    if (!(select instanceof HTMLSelectElement) || !('popover' in select)) return undefined
    const send: SendTo<'combobox'> = sendBack
    const field = createField(select, send)
    fields.set(id, field)
    const left = () => sendBack({ type: 'combobox.leave' })
    select.addEventListener('focusout', left, { once: true })
    const isUsed = host.focused() === select && 'used' in select.dataset
    send({ type: 'combobox.ready', isUsed })
    return () => {
      select.removeEventListener('focusout', left)
      field.remove()
      if (fields.get(id) === field) fields.delete(id)
    }
  })

  type Params = { id: string }
  return {
    actions: {
      'combobox.replace': (_: unknown, { id }: Params) => fields.get(id)?.replace(host.focused()),
      'combobox.keepKey': (_: unknown, { id }: Params) => fields.get(id)?.keepKey(),
      'combobox.find': (_: unknown, { id, query }: Params & { query: string }) =>
        fields.get(id)?.find(query),
      'combobox.open': (_: unknown, { id }: Params) => fields.get(id)?.open(),
      'combobox.list': (_: unknown, { id, active }: Params & { active: number }) =>
        fields.get(id)?.list(active),
      'combobox.mark': (_: unknown, { id, active }: Params & { active: number }) =>
        fields.get(id)?.mark(active),
      'combobox.choose': (_: unknown, { id, at }: Params & { at: number }) =>
        fields.get(id)?.choose(at),
      'combobox.clear': (_: unknown, { id }: Params) => fields.get(id)?.clear(),
      'combobox.show': (_: unknown, { id }: Params) => fields.get(id)?.show(),
      'combobox.close': (_: unknown, { id }: Params) => fields.get(id)?.close(),
    },
    actors: { 'combobox.control': control },
  }
}
