/** The development server's part about usage, over HTTP. */
import type { DocumentUsage, SiteUsage } from '../../usage-types.ts'
import { call } from './call-desk.ts'

export const callUsage = {
  /** @param _ - another number reads it again */
  site: (_: number) => call<SiteUsage>('GET', 'usage'),
  document: (id: string) => call<DocumentUsage>('GET', `usage/${encodeURIComponent(id)}`),
  /** @param isForced - though it is used */
  remove: (id: string, isForced: boolean) =>
    call<object>('DELETE', `documents/${encodeURIComponent(id)}${isForced ? '?force=1' : ''}`),
}
