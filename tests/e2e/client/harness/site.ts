import type { SiteScript } from '#runtime/early'
import type { SiteParts } from '#runtime/idle'
import type { MachineDocument } from '#runtime/machines'
import { startSite } from '../../../../runtime/browser/idle/start-site.ts'
import modal from '../../../../machines/modal/machine.json' with { type: 'json' }
import navbar from '../../../../machines/navbar/machine.json' with { type: 'json' }
import navigation from '../../../../machines/navigation/machine.json' with { type: 'json' }
import prefetch from '../../../../machines/prefetch/machine.json' with { type: 'json' }
import settings from './settings.machine.json' with { type: 'json' }

const documents = [modal, navbar, navigation, prefetch, settings] as unknown as MachineDocument[]

const site: SiteParts = {
  machines: Object.fromEntries(documents.map((document) => [document.id, document])),
  behaviours: {
    actors: documents.map(({ id }) => ({ id, machine: id, survives: true })),
  },
  config: { navigation: { payload: location.search !== '?navigation=off' } },
}

export const start: SiteScript['start'] = (...given) => startSite(site, ...given)
