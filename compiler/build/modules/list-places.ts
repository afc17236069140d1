import type { ClickParameter, TrafficClass, TrafficConfig } from '#schemas/config-types.ts'

/** A place of a referring site, in the form of the expression function `closest`. */
interface ReferringPlace {
  place: string
  medium: string
  /** The source of visits from there; the host itself when absent. */
  source?: string
}

export interface TrafficTables extends Omit<TrafficConfig, 'classes'> {
  places: ReferringPlace[]
  /** The medium of a source that an address names. */
  mediums: Record<string, string>
}

/** The tables of `site-config/traffic.json`, as the machine `traffic-source` looks things up in them. */
export function toTrafficTables({ classes = [], ...others }: TrafficConfig): TrafficTables {
  const { parameters } = others
  return {
    ...others,
    parameters: parameters && { ...parameters, click: paidFirst(parameters.click) },
    places: classes.flatMap(listPlaces),
    mediums: Object.fromEntries(
      classes.flatMap(({ name, labels = [], aliases = {} }) =>
        [...labels, ...Object.keys(aliases)].map((source) => [source, name]),
      ),
    ),
  }
}

/** Puts paid sources first: the first parameter present in an address decides what a visit is. */
function paidFirst(clicks: readonly ClickParameter[]): ClickParameter[] {
  return [...clicks.filter(({ medium }) => medium), ...clicks.filter(({ medium }) => !medium)]
}

function listPlaces({
  name: medium,
  labels = [],
  hosts = [],
  domains = [],
  aliases = {},
  except = [],
}: TrafficClass): ReferringPlace[] {
  return [
    ...labels.map((source) => ({ place: `${source}.*`, medium, source })),
    ...Object.entries(aliases).flatMap(([source, places]) =>
      places.map((place) => ({ place, medium, source })),
    ),
    ...domains.map((place) => ({ place, medium })),
    ...hosts.map((host) => ({ place: `=${host}`, medium })),
    ...except.map((place) => ({ place, medium: '$referring_site' })),
  ]
}
