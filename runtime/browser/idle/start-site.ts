/** Everything not needed to show the page or to load another: one chunk, loaded when needed. */
import { createNavigation, tellPageChanged } from '../navigation/create-navigation.ts'
import { createBrowserPorts } from './browser-ports.ts'
import { createRegistry } from '../../machines/registry.ts'
import { installSystem } from '../../machines/shared-system.ts'
import { createSystem } from '../../machines/system.ts'
import { createChannel } from './channel.ts'
import { attempt } from './attempt.ts'
import { awaitConsent, mayMeasure } from './await-consent.ts'
import { createBinder } from './bind-elements.ts'
import type { EarlyActs } from '../early/early-acts.ts'
import { awaitGesture } from './first-gesture.ts'
import { logToConsole } from './log-to-console.ts'
import type { SiteParts } from './site-parts.ts'
import { addImplementations, shareRegistry } from './site-registry.ts'

/**
 * Starts the site-wide machines, joins them to the markup, answers what the visitor did before,
 * and takes over navigation. A part that fails is reported; the parts after it start all the same.
 *
 * @param shown - address the document was loaded from
 * @param leftover - matches names of stored entries that only a consent allows
 */
export async function startSite(
  site: SiteParts,
  early: EarlyActs,
  shown: URL,
  leftover: string,
): Promise<void> {
  const navigation = createNavigation(shown)
  const channel = createChannel(() => mayMeasure(system))
  const registry = createRegistry(
    createBrowserPorts({ log: logToConsole, ...channel.ports, ...site.ports }),
    { actors: navigation.actors },
  )
  shareRegistry(registry)
  const created = createSystem({
    documents: Object.values(site.machines),
    behaviours: site.behaviours,
    registry,
  })
  created.prepare()
  // Half of the work is done: a browser on a slow phone may answer the visitor here, if it supports
  // this.
  await window.scheduler?.yield?.()
  // Installed before the start: until then nobody finds it.
  const system = installSystem(() => created)
  addImplementations(site.implementations ?? [])
  system.start()
  const binder = createBinder(system)
  // Before the markup is bound: a menu the visitor opened meanwhile must not be closed by it.
  attempt('page facts', () => tellPageChanged(system))
  attempt('binding', () => binder.bindElements(document))
  const { senders, gestures: made } = early.take()
  attempt('early clicks', () => senders.forEach(binder.send))
  attempt('navigation', () => {
    // A site without the machine is an ordinary one: links are followed by the browser.
    if (site.config.navigation?.payload !== false && system.get('navigation'))
      navigation.start(system, binder)
  })
  const { loadGestures, loadMeasurement } = site
  if (document.querySelector('[data-preview]'))
    void site.loadPreview?.().then(({ start }) => start(() => navigation.renew(binder)))
  if (loadMeasurement) awaitConsent(system, channel, loadMeasurement, leftover)
  if (loadGestures) {
    awaitGesture(async () => {
      const { gestures, startGestures } = await loadGestures()
      return (queued) => startGestures(gestures, system, queued)
    }, made)
  }
  if (import.meta.hot) {
    let refreshed: Promise<void> | undefined
    import.meta.hot.on('slicewright:refresh', () => {
      refreshed = Promise.resolve(refreshed)
        .then(() => navigation.refresh?.(binder))
        .catch(() => location.reload())
    })
    // Until now nobody listened for edits.
    document.dispatchEvent(new Event('slicewright:hears-edits'))
  }
}
