/** Imports of before. */
import type { Upgrade } from './upgrade.ts'

/** Names for which another is all there is to it. */
const renamed = (pairs: Readonly<Record<string, string>>): Upgrade[] =>
  Object.entries(pairs).map(([old, now]) => ({ area: 'exports', old, now, section: 'imports' }))

/** A name that another door exports. */
const moved = (door: string, names: readonly string[], now: string): Upgrade[] =>
  names.map((name) => ({
    area: 'exports',
    old: `${door} ${name}`,
    now,
    mend: `Import ${name} from "${now}".`,
    section: 'imports',
  }))

const gone = (old: string, mend: string, section = 'imports'): Upgrade => ({
  area: 'exports',
  old,
  mend,
  section,
})

export const exportUpgrades: readonly Upgrade[] = [
  gone(
    '#runtime/bound findHost',
    'List the port "host" in implementations.json, take it, and call host.element(id): export const implementations: OwnImplementations<\'host\'> = ({ host }) => ({ … }).',
    'implementations',
  ),
  ...renamed({
    '#runtime/build': '#compiler/build',
    '#runtime/gallery': '#workbench/gallery',
    '#runtime/inspected': '#workbench/inspected',
    '#runtime/inspector': '#workbench/inspector',
    '#runtime/measurement': '#runtime/consent',
    '#runtime/quality': '#compiler/quality',
    '#tools/build': '#compiler/build',
    '#tools/desk': '#workbench/desk',
    '#tools/dev-assets': '#compiler/dev-assets',
    '#tools/docs': '#lab/docs',
    '#tools/experiments': '#workbench/experiments',
    '#tools/gallery': '#workbench/gallery',
    '#tools/inspected': '#workbench/inspected',
    '#tools/inspector': '#workbench/inspector',
    '#tools/machines': '#compiler/machines',
    '#tools/publications': '#workbench/publications',
    '#tools/quality': '#compiler/quality',
    '#tools/status': '#workbench/status',
  }),
  ...moved('#runtime', ['DevAssets', 'findDevAssets', 'recomposeKey'], '#compiler/dev-assets'),
  ...moved('#runtime/bound', ['loadVendorSettings'], '#runtime/consent'),
  ...moved('#runtime/compile', ['CompiledMachine', 'Registry'], '#runtime/machines'),
  ...moved('#runtime/machines', ['MachineGraph', 'toGraph'], '#compiler/machines'),
  ...moved('#runtime/machines', ['createBrowserPorts'], '#runtime/idle'),
  gone(
    '#runtime/client',
    'A site starts no script of its own: what one runs early, idle or with consent is declared in behaviours.json.',
  ),
  gone(
    '#runtime/recorder',
    'Analytics listen to the states of machines: declare the event in site-config/events.json, and name the action "track" in machine.json.',
  ),
  gone('#runtime noFragmentCache', 'Leave it out: fragments are kept by what they read.'),
  gone(
    '#runtime MediaVersions',
    'Leave it out: media files are known by the port of "#runtime/media-files".',
  ),
  gone(
    '#runtime/consent mergeRecords',
    'The machine "attribution" merges them: replace it by one of the same name.',
  ),
  gone(
    '#runtime/early EarlyQuestion',
    'An actor that asks for consent says "asks" in behaviours.json.',
  ),
  gone(
    '#parts/FormCard.tsx LinkedForm',
    'Take the documents of the form as ResolvedForm of "#runtime/slice".',
  ),
]
