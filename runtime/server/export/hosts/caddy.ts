import { fileTypes, textTypes } from '#schemas/file-types.ts'
import { functionsPath } from '../../serve/function-platform.ts'
import { mediaPolicy } from '../../serve/security-headers.ts'
import {
  escapePattern,
  homeVary,
  listLanguages,
  listLifetimes,
  listRedirects,
  pageHeaders,
  pageLifetime,
  splitFragment,
  toCookiePattern,
  toLanguagePattern,
  unlisted,
  type HostFilesOptions,
} from '../host-rules.ts'

/** The content of a site block of a Caddyfile, for Caddy 2.6 and later, beside its `root`. */
export function writeCaddy(options: HostFilesOptions): string {
  const { config, functions } = options
  const languages = listLanguages(options)
  const others = languages.filter(({ prefix }) => prefix !== '')
  const cookie = toCookiePattern(options)
  return `# Written by \`npx slicewright export\`, again with each. In the block of a site with a "root" that is the folder of the export:
#   www.example.com {
#     root * /srv/site
#     import /srv/site.hosts/Caddyfile
#   }

# A question mark stands before a query, and an ampersand before more of one.
map {query} {and_query} {more_query} {
  "" "" ""
  default "?{query}" "&{query}"
}
# One spelling of an address: without slashes at its end, without the main language.
map {uri} {spelling} {
  ${quote(`~^/+${config.defaultLocale}(?:/+([^/\\\\?][^?]*)?)?(\\?.*)?$`)} "/\${1}\${2}"
  "~^/+([^/\\\\?][^?]*?)/+(\\?.*)?$" "/\${1}\${2}"
  default ""
}
map {path} {lifetime} {
${listLifetimes(options)
  .map(([path, life]) => `  ~^${escapePattern(path)} ${quote(life)}`)
  .join('\n')}
  default ${quote(pageLifetime)}
}
map {path} {type} {
${Object.entries(fileTypes)
  .map(([ending, type]) => `  ~\\.${ending}$ ${quote(withCharset(type))}`)
  .join('\n')}
  ~/[^/.]*$ "text/html; charset=utf-8"
  default application/octet-stream
}
# Whoever has chosen no language gets that of the browser.
map {header.Accept-Language} {language} {
  ${quote(`~(?i)${toLanguagePattern(languages)}`)} "\${1}"
  default ""
}

# In this order, whatever order is usual.
route {
${functions === undefined ? '' : writeFunctions(functions)}  encode gzip
${writeHeaders(pageHeaders, '  ')}
  @media path ${options.media}/*
  header @media content-security-policy ${quote(mediaPolicy)}
  header cache-control {lifetime}
  @unlisted path_regexp ${unlisted}
  header @unlisted x-robots-tag noindex
  @spelt not vars {spelling} ""
  redir @spelt {spelling} 301
  @home path /
  header @home vary ${quote(homeVary)}
${others
  .map(
    ({ tags, prefix }, at) => `  @language${at} {
    path /
    vars_regexp {language} (?i)^(?:${tags.join('|')})$
    not header Sec-Fetch-Site same-origin
${cookie === undefined ? '' : `    not header_regexp Cookie ${quote(cookie)}\n`}  }
  redir @language${at} ${prefix}{and_query} 302`,
  )
  .join('\n')}
${listRedirects(options)
  .map(
    ({ source, location, status }, at) =>
      `  @redirect${at} path_regexp ${quote(`^${escapePattern(decodeURIComponent(source))}$`)}
  redir @redirect${at} ${withQuery(location)} ${status}`,
  )
  .join('\n')}
  # Pages have addresses without an ending; rules and hidden files have none.
  @secret {
    path_regexp (\\.html$|^/_(headers|redirects)$|/\\.)
    not path /.well-known/*
  }
  error @secret 404
  @others not method GET HEAD
  error @others 405
  header content-type {type}
  rewrite @home /index.html
  try_files {path} {path}.html =404
  file_server {
    disable_canonical_uris
  }
}

handle_errors {
  encode gzip
${writeHeaders(pageHeaders, '  ')}
  header cache-control no-cache
  header content-type "text/html; charset=utf-8"
  route {
    @others expression {err.status_code} != 404
    respond @others {err.status_code}
${others
  .map(
    ({ prefix }, at) =>
      `    @missing${at} path ${prefix}/*\n    rewrite @missing${at} ${prefix}/404.html`,
  )
  .join('\n')}
    @missing not path ${others.map(({ prefix }) => `${prefix}/*`).join(' ') || '/404.html'}
    rewrite @missing /404.html
    file_server
  }
}
`
}

function writeHeaders(headers: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}header ${name} ${quote(value)}`)
    .join('\n')
}

function writeFunctions(origin: string): string {
  return `  @functions path ${functionsPath}*
  reverse_proxy @functions ${origin} {
    header_up Host {upstream_hostport}
  }
`
}

function withQuery(location: string): string {
  const { address, fragment } = splitFragment(location)
  return quote(`${address}${address.includes('?') ? '{more_query}' : '{and_query}'}${fragment}`)
}

const withCharset = (type: string) => (textTypes.includes(type) ? `${type}; charset=utf-8` : type)
const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`
