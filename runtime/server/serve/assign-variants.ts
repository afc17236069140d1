/** Which variant a visitor is shown: the one they were given, or one drawn by the declared weights. */
import { isbot } from 'isbot'
import {
  cookieOf,
  type ChooseVariant,
  type Experiment,
  type ExperimentVariant,
} from '../../model/config/experiment.ts'
import { readCookie } from '../../model/config/cookies.ts'
import type { Site } from '../../model/site.ts'
import { detectConsent } from '../../page/route/detect-consent.ts'
import { readRegion } from './read-region.ts'

/** One visitor, for one answer. */
export interface Assignment {
  choose: ChooseVariant
  /** Whether a variant was drawn: the answer is for this visitor alone. */
  isDrawn(): boolean
  /**
   * `Set-Cookie` for what was drawn, for a visitor who has agreed. For all others the page itself
   * keeps it, once it knows that it may: a browser can refuse without telling the server.
   */
  cookies(): string[]
}

/** As `site-config/privacy.json` says. */
const days = 90

/**
 * Nobody is given a variant who may not be measured, and no robot is: they see the control.
 *
 * @param random - at least 0, less than 1
 */
export function assignVariants(
  request: Request,
  country: string | undefined,
  site: Site,
  random: () => number = Math.random,
): Assignment {
  const drawn = new Map<string, string>()
  const consent = once(() => findConsent(request, country, site))
  const isCounted = () => consent() !== 'refused'
  return {
    choose(name) {
      const experiment = site.experiments.get(name)
      if (!experiment || !isCounted()) return undefined
      const known = drawn.get(name) ?? readVariant(request, name, experiment)
      const variant = known ?? drawVariant(experiment.variants, random())
      if (known === undefined) drawn.set(name, variant)
      return { variant, isCounted: true }
    },
    isDrawn: () => drawn.size > 0,
    cookies() {
      if (consent() !== 'given') return []
      const secure = site.baseUrl?.startsWith('https:') ? '; Secure' : ''
      return [...drawn].map(
        ([name, variant]) =>
          `${cookieOf(name)}=${variant}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`,
      )
    },
  }
}

/** Undefined unless it is one of the declared variants: whatever else stands in a cookie counts for nothing. */
function readVariant(
  { headers }: Request,
  name: string,
  { variants }: Experiment,
): string | undefined {
  const kept = readCookie(headers.get('cookie'), cookieOf(name))
  return variants.find((variant) => variant.name === kept)?.name
}

/** @param point - at least 0, less than 1 */
export function drawVariant(variants: readonly ExperimentVariant[], point: number): string {
  const weightOf = ({ weight = 1 }: ExperimentVariant) => weight
  let left = point * variants.reduce((sum, variant) => sum + weightOf(variant), 0)
  const found = variants.find((variant) => (left -= weightOf(variant)) < 0)
  return (found ?? variants.at(-1)!).name
}

/** Where consent is asked for, it must have been given; elsewhere it is assumed of a visitor who says nothing. */
function findConsent(
  { headers }: Request,
  country: string | undefined,
  site: Site,
): 'given' | 'assumed' | 'refused' {
  if (isbot(headers.get('user-agent'))) return 'refused'
  const { eu, gpc } = readRegion(headers, country, site.config.consentCountries)
  const consent = detectConsent({ cookie: headers.get('cookie'), refusesTracking: gpc }, site)
  if (consent?.decided) return consent.analytics ? 'given' : 'refused'
  return consent && !eu && !gpc ? 'assumed' : 'refused'
}

function once<Value>(decide: () => Value): () => Value {
  let decided: Value | undefined
  return () => (decided ??= decide())
}
