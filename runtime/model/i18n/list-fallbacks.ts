export interface WithFallback {
  code: string
  fallback?: string | undefined
}

/** The locales that stand in for one where it lacks something, the nearest first. */
export function listFallbacks<One extends WithFallback>(
  locales: readonly One[],
  code: string,
): One[] {
  const found: One[] = []
  let next = locales.find((locale) => locale.code === code)?.fallback
  while (next !== undefined && next !== code && found.every((locale) => locale.code !== next)) {
    const locale = locales.find((one) => one.code === next)
    if (!locale) break
    found.push(locale)
    next = locale.fallback
  }
  return found
}
