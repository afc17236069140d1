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
  type HostRedirect,
} from '../host-rules.ts'

/** The content of a `VirtualHost` of Apache 2.4, beside its `DocumentRoot`. */
export function writeApache(options: HostFilesOptions): string {
  const { config, functions } = options
  const languages = listLanguages(options)
  const others = languages.filter(({ prefix }) => prefix !== '')
  const cookie = toCookiePattern(options)
  return `# Written by \`npx slicewright export\`, again with each. It needs the modules that Debian switches on, and
#   a2enmod rewrite headers${functions === undefined ? '' : ' proxy_http ssl'}
# In a "VirtualHost" whose "DocumentRoot" is the folder of the export:
#   <VirtualHost *:80>
#     ServerName www.example.com
#     DocumentRoot /srv/site
#     Include /srv/site.hosts/apache.conf
#   </VirtualHost>
# Behind a proxy that speaks TLS, redirects need "ServerName https://www.example.com" and "UseCanonicalName On".

<Directory "/">
  Options -Indexes -MultiViews +FollowSymLinks
  AllowOverride None
</Directory>
<LocationMatch "^/">
  Require all granted
</LocationMatch>
DirectoryIndex disabled
DirectorySlash Off
TraceEnable Off

AddDefaultCharset utf-8
${Object.entries(fileTypes)
  .map(([ending, type]) => `AddType ${type} .${ending}`)
  .join('\n')}
AddCharset utf-8 ${Object.entries(fileTypes)
    .flatMap(([ending, type]) => (textTypes.includes(type) ? `.${ending}` : []))
    .join(' ')}
AddOutputFilterByType DEFLATE ${textTypes.join(' ')} image/x-icon font/ttf

<LocationMatch "^/(?!${escapePattern(functionsPath.slice(1))})">
${Object.entries(pageHeaders)
  .map(([name, value]) => `  Header always set ${name} ${quote(value)}`)
  .join('\n')}
  Header set cache-control ${quote(pageLifetime)}
</LocationMatch>
${listLifetimes(options)
  .map(
    ([path, life]) => `<LocationMatch ${quote(`^${escapePattern(path)}`)}>
  Header set cache-control ${quote(life)}
</LocationMatch>`,
  )
  .join('\n')}
# Beside the policy of all paths, not of an error in its place.
<LocationMatch ${quote(`^${escapePattern(options.media)}/`)}>
  Header set content-security-policy ${quote(mediaPolicy)}
</LocationMatch>
<LocationMatch ${quote(unlisted)}>
  Header set x-robots-tag noindex
</LocationMatch>
<LocationMatch "^/(index\\.html)?$">
  Header always merge vary ${quote(homeVary)}
</LocationMatch>
<LocationMatch "/404\\.html$">
  Header set cache-control no-cache
</LocationMatch>

RewriteEngine On
${functions === undefined ? '' : writeFunctions(functions)}# What is answered in place of something has its own address.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [L]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# One spelling of a path: without slashes at its end, without the main language.
RewriteRule ${quote('^/+([^/\\\\\\\\].*?)/+$')} /$1 [R=301,L]
RewriteRule ${quote(`^/+${config.defaultLocale}(?:/+([^/\\\\\\\\].*)?)?$`)} /$1 [R=301,L]

# Whoever has chosen no language gets that of the browser.
${others
  .map(
    ({
      tags,
      prefix,
    }) => `RewriteCond %{HTTP:Accept-Language} ${quote(toLanguagePattern(languages))} [NC]
RewriteCond %1 ^(?:${tags.join('|')})$ [NC]
RewriteCond %{HTTP:Sec-Fetch-Site} !=same-origin
${cookie === undefined ? '' : `RewriteCond %{HTTP_COOKIE} ${quote(`!${cookie}`)}\n`}RewriteRule ^/$ ${prefix} [R=302,L]`,
  )
  .join('\n')}

${listRedirects(options).map(writeRedirect).join('\n')}

# Pages have addresses without an ending; rules and hidden files have none.
RewriteRule "\\.html$|^/_(?:headers|redirects)$|/\\.(?!well-known/)" - [R=404,L]
RewriteRule ^/$ /index.html [L]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
RewriteRule ^(.+)$ $1.html [L]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f
RewriteRule ^ - [R=404,L]

ErrorDocument 404 /404.html
${others
  .map(
    ({ prefix }) => `<LocationMatch "^${prefix}/">
  ErrorDocument 404 ${prefix}/404.html
</LocationMatch>`,
  )
  .join('\n')}
`
}

function writeFunctions(origin: string): string {
  return `${origin.startsWith('https:') ? 'SSLProxyEngine On\n' : ''}LimitRequestBody ${mostSent}
RewriteRule ^${escapePattern(functionsPath)} ${origin}%{REQUEST_URI} [P,L]
`
}

function writeRedirect({ source, location, status }: HostRedirect): string {
  const { address, fragment } = splitFragment(location)
  const more = `${address.includes('?') ? '&' : '?'}%{QUERY_STRING}`
  const pattern = quote(`^${escapePattern(decodeURIComponent(source))}$`)
  const flags = `[R=${status},L,NE]`
  return `RewriteCond %{QUERY_STRING} .
RewriteRule ${pattern} ${quote(toTarget(address) + more + toTarget(fragment))} ${flags}
RewriteRule ${pattern} ${quote(toTarget(location))} ${flags}`
}

/** Escapes signs that mod_rewrite interprets. */
const toTarget = (text: string) => text.replaceAll(/[$%\\]/g, '\\$&')
const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`
