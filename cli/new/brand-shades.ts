/** Shades of a brand colour that can be read: WCAG asks for a contrast of 4.5 between text and what is behind it. */

/** Red, green, blue, from 0 to 255. */
type Rgb = readonly [number, number, number]

export interface Shades {
  /** The colour itself, or darker: white text can stand on it, and it on white. */
  onLight: string
  /** The colour itself, or lighter: text on the dark surface, under dark text. */
  onDark: string
  /** Behind selected text. */
  pale: string
  /** Behind selected white text, by night. */
  deep: string
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** The lightest dark surface of a theme, and the sunken one of its light side. */
const dark: Rgb = [0x33, 0x2f, 0x2d]
const sunken: Rgb = [0xe7, 0xe5, 0xe4]
const least = 4.5

/** @param colour - `#rrggbb` */
export function toShades(colour: string): Shades {
  const brand = toRgb(colour)
  return {
    onLight: toHex(mixUntil(brand, black, (shade) => contrast(shade, sunken) >= least)),
    onDark: toHex(mixUntil(brand, white, (shade) => contrast(shade, dark) >= least)),
    pale: toHex(mix(brand, white, 0.75)),
    deep: toHex(mixUntil(brand, black, (shade) => contrast(shade, white) >= 2 * least)),
  }
}

/** The first shade on the way from `from` to `to` that will do. */
function mixUntil(from: Rgb, to: Rgb, isFit: (shade: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(from, to, share)
    if (isFit(shade)) return shade
  }
  return to
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return [at(0), at(1), at(2)]
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

export function toRgb(colour: string): Rgb {
  const at = (index: number) => Number.parseInt(colour.slice(index, index + 2), 16)
  return [at(1), at(3), at(5)]
}

function toHex(shade: Rgb): string {
  return `#${shade.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
