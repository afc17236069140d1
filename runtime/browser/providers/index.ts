/** Front door of form vendors, for the browser: loaded by the first form that has one. */
export type { ProvidersScript } from '../host/create-providers.ts'
export { tellForm } from './attached-forms.ts'
export { startProviders, type ProviderParts } from './start-providers.ts'
export {
  loadHostedForm,
  hearProvider,
  openScheduler,
  submitHosted,
  watchVendor,
} from './provider-host.ts'
export type {
  FormProvider,
  HostedForm,
  ProviderMessage,
  ProviderVendors,
  Scheduler,
  SchedulerOptions,
  SentFields,
} from '../../model/ports/form-provider.ts'
export type { VendorSettings } from '../../model/ports/vendor.ts'
