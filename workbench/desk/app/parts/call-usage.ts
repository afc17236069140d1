/** Calls the development server about usage, over HTTP. */
import type { DocumentUsage, SiteUsage } from '../../usage-types.ts'
import { call } from './call-desk.ts'

export const callUsage = {
  /** @param _ - another number reloads it */
  site: (_: number) => call<SiteUsage>('GET', 'usage'),
  document: (id: string) => call<DocumentUsage>('GET', `usage/${encodeURIComponent(id)}`),
  /** @param isForced - even if it is in use */
  remove: (id: string, isForced: boolean) =>
    call<object>('DELETE', `documents/${encodeURIComponent(id)}${isForced ? '?force=1' : ''}`),
}
