import type { OwnImplementations } from '#runtime/machines'
import { hearProvider, loadHostedForm, submitHosted, watchVendor } from '#runtime/providers'

export const implementations: OwnImplementations = (_ports, system) => ({
  actors: {
    'provider-form.consent': watchVendor(system),
    'provider-form.load': loadHostedForm,
    'provider-form.messages': hearProvider,
    'provider-form.submit': submitHosted,
  },
})
