import { fileTypes, textTypes } from '#schemas/file-types.ts'
import { functionsPath } from '../../serve/function-platform.ts'
import { mediaPolicy } from '../../serve/security-headers.ts'
import {
  escapePattern,
  homeVary,
  listLanguages,
  listLifetimes,
  listRedirects,
  mostSent,
  pageHeaders,
  pageLifetime,
  splitFragment,
  toCookiePattern,
  toLanguagePattern,
  unlisted,
  type HostFilesOptions,
} from '../host-rules.ts'

/** The content of a `server` block of nginx, 1.18 and later, beside its `root`. */
export function writeNginx(options: HostFilesOptions): string {
  const { config, functions } = options
  const languages = listLanguages(options)
  const others = languages.filter(({ prefix }) => prefix !== '')
  const cookie = toCookiePattern(options)
  return `# Written by \`npx slicewright export\`, again with each. In a "server" block with a "root" that is the folder of the export:
#   server { listen 80; server_name www.example.com; root /srv/site; include /srv/site.hosts/nginx.conf; }

charset utf-8;
charset_types ${listTypes(textTypes)};
default_type application/octet-stream;
types {
${Object.entries(fileTypes)
  .map(([ending, type]) => `  ${type} ${ending};`)
  .join('\n')}
}

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1000;
gzip_types ${listTypes(textTypes)} image/x-icon font/ttf;

# Redirects stay on the host and the scheme that were asked for.
absolute_redirect off;
merge_slashes on;

${writeSettings({ ...pageHeaders, 'content-security-policy': '$policy' }, 'always')}
set $policy ${quote(pageHeaders['content-security-policy']!)};
if ($uri ~ ${quote(`^${escapePattern(options.media)}/`)}) { set $policy ${quote(mediaPolicy)}; }
set $lifetime ${quote(pageLifetime)};
${listLifetimes(options)
  .map(
    ([path, life]) =>
      `if ($uri ~ ${quote(`^${escapePattern(path)}`)}) { set $lifetime ${quote(life)}; }`,
  )
  .join('\n')}
set $robots "";
if ($uri ~ ${quote(unlisted)}) { set $robots noindex; }
set $varies "";
if ($uri = /) { set $varies ${quote(homeVary)}; }
add_header cache-control $lifetime;
add_header x-robots-tag $robots;
add_header vary $varies;

# One spelling of a path: without slashes at its end, without the main language.
rewrite ${quote('^/([^/\\\\].*?)/+$')} /$1 permanent;
rewrite ${quote(`^/${config.defaultLocale}(?:/+([^/\\\\].*)?)?$`)} /$1 permanent;

# Whoever has chosen no language gets that of the browser.
set $language "";
if ($http_accept_language ~* ${quote(toLanguagePattern(languages))}) { set $language $1; }
if ($uri != /) { set $language ""; }
if ($http_sec_fetch_site = same-origin) { set $language ""; }
${cookie === undefined ? '' : `if ($http_cookie ~ ${quote(cookie)}) { set $language ""; }\n`}${others
    .map(
      ({ tags, prefix }) =>
        `if ($language ~* ^(?:${tags.join('|')})$) { return 302 ${prefix}$is_args$args; }`,
    )
    .join('\n')}

set $and "";
if ($is_args) { set $and "&$args"; }
${listRedirects(options)
  .map(
    ({ source, location, status }) =>
      `location = ${quote(decodeURIComponent(source))} { return ${status} ${withQuery(location)}; }`,
  )
  .join('\n')}
${functions === undefined ? '' : writeFunctions(functions)}
location / { try_files $uri $uri.html =404; }
location = / { try_files /index.html =404; }
# Pages have addresses without an ending; rules and hidden files have none.
location ~ \\.html$ { internal; }
location ~ ${quote('^/_(headers|redirects)$|/\\.(?!well-known/)')} { return 404; }

error_page 404 /404.html;
${writeMissing('')}
${others
  .map(
    ({
      prefix,
    }) => `location ${prefix}/ { error_page 404 ${prefix}/404.html; try_files $uri $uri.html =404; }
${writeMissing(prefix)}`,
  )
  .join('\n')}
`
}

/** Repeats the headers, since those of a location replace those around it. */
function writeMissing(prefix: string): string {
  return `location = ${prefix}/404.html {
  internal;
${writeSettings({ ...pageHeaders, 'cache-control': 'no-cache' }, 'always', '  ')}
}`
}

function writeFunctions(origin: string): string {
  return `
location ^~ ${functionsPath} {
  proxy_pass ${origin};
  proxy_ssl_server_name on;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  client_max_body_size ${mostSent};
  # Answers have headers of their own.
  add_header x-none "";
}
`
}

function writeSettings(
  headers: Readonly<Record<string, string>>,
  when: string,
  indent = '',
): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quote(value)} ${when};`)
    .join('\n')
}

/** Escapes dollars, which would begin a variable. */
function withQuery(location: string): string {
  const { address, fragment } = splitFragment(location.replaceAll('$', '%24'))
  return `${quote(address).slice(0, -1)}${address.includes('?') ? '$and' : '$is_args$args'}${quote(fragment).slice(1)}`
}

/** Leaves out HTML, which nginx always includes. */
const listTypes = (types: readonly string[]) =>
  types.filter((type) => type !== 'text/html').join(' ')
const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
