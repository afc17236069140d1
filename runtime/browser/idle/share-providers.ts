import type { ProvidersScript } from './site-parts.ts'

type LoadProviders = () => Promise<ProvidersScript>

let load: LoadProviders | undefined

/** For the forms of the page, whose scripts come later. */
export function shareProviders(given: LoadProviders | undefined): void {
  load = given
}

/** Undefined on a site that gives its forms to nobody. */
export const loadProviders = () => load?.()
