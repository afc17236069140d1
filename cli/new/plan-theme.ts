import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { toShades } from './brand-shades.ts'

/** Surfaces of the page by day and by night, for the frame of the browser as well. */
export const pageColours = { day: '#ffffff', night: '#161311' }

/** The blue of the engine's theme. */
const engineColour = '#1d4ed8'

/**
 * The engine's own theme, with a brand colour in place of its blue, and its dark side: the colours of dark
 * sections on surfaces that are told apart by night.
 * @param colour - `#rrggbb`
 */
export function planTheme(colour: string = engineColour): string {
  const { onLight, onDark, pale, deep } = toShades(colour)
  const plain = readFileSync(join(repositoryRoot, 'runtime/styles/theme.css'), 'utf8')
  const rules = plain.slice(plain.indexOf('@layer'))
  const branded = rules
    .replaceAll('#1d4ed8', onLight)
    .replaceAll('#93c5fd', onDark)
    .replaceAll('#bfdbfe', pale)
    .replace('--button: #1c1917;', `--button: ${onLight};`)
    .replace(`--button-hover: ${onLight};`, '--button-hover: #1c1917;')
    .replace(/\}\s*$/, `${drawNight(onDark, deep)}}\n`)
  return `/*\n * Colours and typefaces of this site, made of the brand colour ${colour}: as dark as text on white has to be, and as light as on black.\n */\n${branded}`
}

const drawNight = (accent: string, selection: string) => `
  /* Visitors whose system is dark. Paper that is printed on stays light. */
  @media screen and (prefers-color-scheme: dark) {
    :root,
    [data-color='light'] {
      color-scheme: dark;
      --surface: ${pageColours.night};
      --surface-raised: #231f1d;
      --surface-sunken: #0b0908;
      --text: #fafaf9;
      --text-muted: #d6d3d1;
      --line: #44403c;
      --line-strong: #a8a29e;
      --accent: ${accent};
      --accent-text: ${accent};
      --accent-display: ${accent};
      --button: ${accent};
      --button-text: #1c1917;
      --button-hover: #fafaf9;
      --button-hover-text: #1c1917;
      --focus: #fafaf9;
      --selection: ${selection};
      --selection-text: #fff;
      --shadow: 0 0 0 1px rgb(255 255 255 / 8%);
      /* Pictures are dimmed, logos drawn in ink become one light tone, the chosen plan has a rim. */
      --picture: brightness(0.8) saturate(0.92);
      --logo: brightness(0) invert(1);
      --emphasis: var(--accent);
    }

    :root {
      --light: var(--surface-raised);
      --shade: #000;
      --tint-1: color-mix(in srgb, var(--accent) 22%, var(--surface));
      --tint-2: color-mix(in srgb, var(--accent) 14%, var(--surface));
      --tint-4: color-mix(in srgb, var(--accent) 10%, var(--surface));
      --tint-5: color-mix(in srgb, var(--accent) 28%, var(--surface));
      --highlight-text: #1c1917;
      --positive: #86efac;
      --positive-deep: #bbf7d0;
    }

    [data-color='dark'],
    [data-color='green'],
    body[data-navbar='white'] [data-theme-of='navbar'],
    body[data-footer='dark'] [data-theme-of='footer'] {
      --surface: #292524;
      --surface-raised: #332f2d;
      --surface-sunken: #1c1917;
    }
  }
`
