/**
 * The virtual modules of the browser's build, by name, as that build gets them. For checks of what
 * they import, which no file of the repository shows.
 */
import { usedImplementationsModule } from './machine-modules.ts'
import { findIslands } from './site-files.ts'
import {
  clientControlsModule,
  clientGesturesModule,
  clientMeasurementModule,
  clientProvidersModule,
  clientFactsModule,
  clientSiteModule,
  islandModule,
  names,
} from './virtual-modules.ts'

export function writeClientModules(roots: readonly string[]): Map<string, string> {
  return new Map([
    [names.clientFacts, clientFactsModule(roots)],
    [names.clientSite, clientSiteModule(roots, true)],
    [names.clientGestures, clientGesturesModule(roots, true)],
    [names.clientMeasurement, clientMeasurementModule(roots, true)],
    [names.clientProviders, clientProvidersModule(roots, true)],
    [names.clientControls, clientControlsModule(roots, true)],
    [names.usedImplementations, usedImplementationsModule(roots)],
    ...findIslands(roots).map(({ type }): [string, string] => [
      names.island + type,
      islandModule(type, roots, true),
    ]),
  ])
}
