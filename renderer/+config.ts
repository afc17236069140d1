import type { Config } from 'vike/types'

/**
 * HTML-only mode: no `+Page`, no client renderer; `+client.ts` is the only script. Paths are the
 * runtime's own (trailing slashes, redirects, locales).
 */
export default {
  prerender: false,
  trailingSlash: false,
  passToClient: [],
} satisfies Config
