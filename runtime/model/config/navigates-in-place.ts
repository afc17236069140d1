import type { Behaviours } from '#schemas/config-types.ts'
import type { SiteConfig } from './site-config.ts'

/** The actor that answers links to pages of the site. */
const actorId = 'navigation'

/** Whether a link shows its page in place: without that, nobody ever asks for a payload. */
export function navigatesInPlace({ config, behaviours }: NavigatingSite): boolean {
  return config.navigation?.payload !== false && behaviours.actors.some(({ id }) => id === actorId)
}

interface NavigatingSite {
  config: Pick<SiteConfig, 'navigation'>
  behaviours: Pick<Behaviours, 'actors'>
}
