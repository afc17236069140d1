/**
 * Tokens of the theme, and the ground on which each is read, by the report's names for their
 * colours.
 */
const tokens = {
  dark: ['--dark', 'light'],
  'dark-soft': ['--surface-raised', 'dark'],
  paper: ['--paper', 'light'],
  light: ['--light', 'light'],
  highlight: ['--highlight', 'light'],
  'highlight-deep': ['--highlight-deep', 'light'],
  'positive-deep': ['--positive-deep', 'light'],
  'tint-1': ['--tint-1', 'light'],
  'tint-2': ['--tint-2', 'light'],
  'tint-3': ['--tint-3', 'light'],
  'tint-4': ['--tint-4', 'light'],
  'tint-5': ['--tint-5', 'light'],
  muted: ['--text-muted', 'light'],
  'muted-on-dark': ['--text-muted', 'dark'],
  line: ['--line', 'light'],
} as const satisfies Record<string, readonly [token: string, ground: string]>

export type Colour = keyof typeof tokens

/** `#14213d`: print has no alpha. */
export type Palette = Readonly<Record<Colour, string>>

/** Reads the theme's light colours at an element in the page: a report is for printing. */
export function readPalette(near: Element): Palette {
  return byDay(near.ownerDocument, () => readColours(near))
}

function readColours(near: Element): Palette {
  const probe = near.ownerDocument.createElement('span')
  probe.hidden = true
  near.append(probe)
  const colours = Object.entries(tokens).map(([name, [token, ground]]) => {
    probe.dataset['color'] = ground
    // A colour mixed with itself has one notation, whatever the theme's is.
    probe.style.color = `color-mix(in srgb, var(${token}), var(${token}))`
    return [name, toHex(getComputedStyle(probe).color)]
  })
  probe.remove()
  return Object.fromEntries(colours) as Palette
}

/** Reads in the light scheme; nothing is drawn meanwhile. */
function byDay<Read>(document: Document, read: () => Read): Read {
  const root = document.documentElement
  const chosen = root.getAttribute('data-scheme')
  root.setAttribute('data-scheme', 'light')
  try {
    return read()
  } finally {
    if (chosen === null) root.removeAttribute('data-scheme')
    else root.setAttribute('data-scheme', chosen)
  }
}

/** @param colour - `color(srgb 1 0.5 0 / 0.2)`, put on white */
export function toHex(colour: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    /^color\(srgb (.*)\)$/.exec(colour)?.[1]?.split(/[ /]+/).map(Number) ?? []
  const parts = [red, green, blue].map((part) => {
    const shown = Math.min(1, Math.max(0, part * alpha + 1 - alpha))
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
