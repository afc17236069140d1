/** Colours as style guides and sheets of others write them: `#1d4ed8`, `rgb(29 78 216)`, `oklch(0.5 0.2 263)`, `navy`. */
import { transform, type CssColor } from 'lightningcss'

/** Browsers that know no colours but those of sRGB. */
const plain = { chrome: 50 << 16 }

/**
 * @returns `#rrggbb`, of what lies outside of sRGB the nearest in it; undefined for what is no opaque colour
 */
export function readColour(written: string): string | undefined {
  const colour = /^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(written) ? `#${written}` : written.trim()
  // Nothing that ends a declaration.
  if (!/^[\w#%.,()\s/+-]+$/.test(colour)) return undefined
  const [, nearest = ''] = /color: ([^;]+);/.exec(parse(colour).code) ?? []
  const { seen } = parse(nearest)
  if (typeof seen !== 'object' || seen.type !== 'rgb' || seen.alpha !== 1) return undefined
  const digits = [seen.r, seen.g, seen.b].map((one) =>
    Math.round(one).toString(16).padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

function parse(colour: string): { code: string; seen: CssColor | undefined } {
  let seen: CssColor | undefined
  const { code } = transform({
    filename: 'colour.css',
    code: new TextEncoder().encode(`a{color:${colour}}`),
    targets: plain,
    errorRecovery: true,
    visitor: { Color: (found) => void (seen ??= found) },
  })
  return { code: new TextDecoder().decode(code), seen }
}
