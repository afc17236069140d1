import type { Site } from '../../model/site.ts'

/** The actor that answers links to pages of the site. */
const actorId = 'navigation'

/** Whether a link shows its page in place: without that, nobody ever asks for a payload. */
export function navigatesInPlace({ config, behaviours }: NavigatingSite): boolean {
  return config.navigation?.payload !== false && behaviours.actors.some(({ id }) => id === actorId)
}

type NavigatingSite = Pick<Site, 'config' | 'behaviours'>
