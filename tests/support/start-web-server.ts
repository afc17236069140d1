/**
 * Debian's web servers for a test: on their own port, with only the test's configuration, removed
 * afterwards.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from './find-free-port.ts'
import { startProcess, type Started } from './start-process.ts'

export type WebServer = 'nginx' | 'Apache' | 'Caddy'

export interface RunningWebServer {
  origin: string
  stop(): Promise<void>
}

export interface Served {
  /** Folder of the site. */
  root: string
  /** The configuration that `npx slicewright export` writes. */
  configuration: string
  /** Folder for files that the server writes. */
  scratch: string
}

/** Debian's paths: those for administrators are off the PATH. */
const commands = { nginx: '/usr/sbin/nginx', Apache: '/usr/sbin/apache2', Caddy: '/usr/bin/caddy' }

export const configurationFiles = {
  nginx: 'nginx.conf',
  Apache: 'apache.conf',
  Caddy: 'Caddyfile',
} as const

export const hasWebServer = (name: WebServer) => existsSync(commands[name])

for (const [name, command] of Object.entries(commands))
  if (!existsSync(command))
    console.warn(
      `${name} is not installed: its configuration is not tested here. On Debian: apt-get install nginx apache2 caddy`,
    )

export async function startWebServer(name: WebServer, served: Served): Promise<RunningWebServer> {
  const port = await findFreePort()
  const scratch = join(served.scratch, name)
  mkdirSync(scratch, { recursive: true })
  const started = run[name](served, port, scratch)
  await started.waitFor('it was ready', (output) => ready[name].test(output) || undefined)
  return { origin: `http://127.0.0.1:${port}`, stop: async () => void (await started.kill()) }
}

const ready = {
  nginx: /start worker processes/,
  Apache: /resuming normal operations/,
  Caddy: /serving initial configuration/,
}

type Run = (served: Served, port: number, scratch: string) => Started

const run: Record<WebServer, Run> = {
  nginx({ root, configuration }, port, scratch) {
    const file = join(scratch, 'main.conf')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    writeFileSync(
      file,
      `daemon off; worker_processes 1; pid ${scratch}/pid; error_log stderr notice;
events {}
http {
  access_log off;
  ${temporary.map((each) => `${each}_temp_path ${scratch}/${each};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; include ${configuration}; }
}`,
    )
    return startProcess(commands.nginx, ['-p', scratch, '-c', file, '-e', 'stderr'])
  },
  Apache({ root, configuration }, port, scratch) {
    const file = join(scratch, 'main.conf')
    // Modules that Debian enables, and those that the configuration needs.
    const modules = 'mpm_event authz_core filter dir mime deflate setenvif rewrite headers proxy'
    const names = [...modules.split(' '), 'proxy_http', 'socache_shmcb', 'ssl']
    const isRoot = process.getuid?.() === 0
    writeFileSync(
      file,
      `${names.map((each) => `LoadModule ${each}_module /usr/lib/apache2/modules/mod_${each}.so`).join('\n')}
ServerRoot ${scratch}
ServerName localhost
PidFile ${scratch}/pid
DefaultRuntimeDir ${scratch}
ErrorLog "||/bin/cat"
TypesConfig /dev/null
${isRoot ? 'User www-data\nGroup www-data' : ''}
Listen 127.0.0.1:${port}
<VirtualHost *:${port}>
  ServerName www.example.com
  DocumentRoot ${root}
  Include ${configuration}
</VirtualHost>`,
    )
    return startProcess(commands.Apache, ['-f', file, '-D', 'FOREGROUND'])
  },
  Caddy({ root, configuration }, port, scratch) {
    const file = join(scratch, 'Caddyfile')
    writeFileSync(
      file,
      `{
  admin off
  auto_https off
  storage file_system ${scratch}
}
http://127.0.0.1:${port} {
  root * ${root}
  import ${configuration}
}`,
    )
    const home = { XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch, HOME: scratch }
    return startProcess(commands.Caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { ...process.env, ...home },
    })
  },
}
