/** The host ports that the machines of a page name, and the browser's adapters for them. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../read/roots.ts'
import type { HostPorts } from '../../runtime/machines/host-ports.ts'

const folder = join(repositoryRoot, 'runtime/browser/host')

/** The file of each adapter, without its ending; it exports the adapter by the name of the port. */
const adapters = {
  clipboard: 'clipboard',
  combobox: 'combobox',
  controls: 'controls',
  disclosures: 'disclosures',
  download: 'download',
  embed: 'embed',
  headings: 'headings',
  host: 'shared/host',
  page: 'shared/page',
  providers: 'providers',
  scroll: 'scroll',
  sharing: 'sharing',
  views: 'views',
} satisfies Record<keyof HostPorts, string>

export const hostPorts: readonly string[] = Object.keys(adapters)

function isHostPort(name: string): name is keyof HostPorts {
  return Object.hasOwn(adapters, name)
}

export interface OwnParts {
  imports: string[]
  /** An array of `OwnImplementations`, as source text. */
  list: string
}

/**
 * Source text of machines' own implementations, bound to the host ports they name. An adapter is
 * imported by its file, so that it comes with the machines that name it and with no others.
 *
 * @param files - the `implementations.ts` of each machine
 */
export function bindOwnImplementations(files: readonly string[]): OwnParts {
  const named = new Set(files.flatMap(readPorts))
  const used = hostPorts.filter((port) => isHostPort(port)).filter((port) => named.has(port))
  const list = `[${files.map((_, at) => `own${at}`).join(', ')}]`
  return {
    imports: [
      ...files.map((path, at) => `import { implementations as own${at} } from ${text(path)}`),
      ...used.map(
        (port) => `import { ${port} } from ${text(join(folder, `${adapters[port]}.ts`))}`,
      ),
    ],
    list:
      used.length > 0
        ? `${list}.map((own) => (ports, system) => own({ ...ports, ${used.join(', ')} }, system))`
        : list,
  }
}

/** `ports` of the `implementations.json` beside it. The checks of the site have reported unknown ones. */
function readPorts(file: string): (keyof HostPorts)[] {
  const described = join(dirname(file), 'implementations.json')
  if (!existsSync(described)) return []
  const { ports = [] } = JSON.parse(readFileSync(described, 'utf8')) as { ports?: string[] }
  return ports.filter(isHostPort)
}

const text = (value: unknown) => JSON.stringify(value)
