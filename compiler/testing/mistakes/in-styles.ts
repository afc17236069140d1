/** Mistakes of styles: the theme, and those of sections. */
import { swap, type Mistake } from './kitchen.ts'

const theme = 'site-config/theme.css'
const sheet = 'slice-registry/slices/recipe-list/RecipeCard.module.css'
const at =
  (file: string) =>
  (what: string, from: string, to: string, place: string): Mistake => [
    what,
    { [file]: swap(from, to) },
    place,
  ]
const inTheme = at(theme)
const inSheet = at(sheet)

export const styleMistakes: readonly Mistake[] = [
  inTheme('a colour of five digits', '--surface: #fff;', '--surface: #2a1a1;', ':23'),
  inTheme('a meaning misspelt', '--accent-text: #8c1d40;', '--acent-text: #8c1d40;', '#'),
  inTheme('a property that nothing defines', '--focus: #1f241c;', '--focus: var(--papier);', ':38'),
  inTheme('a block that is not closed', '--shadow: none;\n  }', '--shadow: none;', ':4'),
  inTheme('a typeface without its file', '/fonts/kitchen.woff2', '/fonts/kitchn.woff2', ':48'),
  inTheme('a layer misspelt', '@layer base {', '@layer bass {', ':4'),
  inTheme('a semicolon missing', '--surface: #fff;', '--surface: #fff', ':23'),
  inTheme('a colour of a name that is none', '--surface: #fff;', '--surface: whit;', ':23'),
  inTheme('a colour function cut off', '--surface: #fff;', '--surface: rgb(0 0 0;', ':23'),
  inTheme('a comment that is not closed', '*/', '', ':1'),
  [
    'a typeface that is not declared',
    {
      [theme]: swap(
        "--font-text: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif",
        "--font-text: 'Kitchn', serif",
      ),
    },
    ':7',
  ],
  inSheet('a layer misspelt', '@layer slices {', '@layer slicez {', ':3'),
  inSheet(
    'a layer misspelt in the order',
    '@layer base, ui, slices;',
    '@layer base, ui, slice;',
    ':1',
  ),
  inSheet('a space misspelt', 'var(--space-md)', 'var(--space-mdd)', ':9'),
  inSheet('a colour that nothing defines', 'var(--surface-sunken)', 'var(--papier)', ':16'),
  inSheet('a block that is not closed', 'font-style: italic;\n  }', 'font-style: italic;', ':3'),
  inSheet(
    'a block closed twice',
    'font-style: italic;\n  }',
    'font-style: italic;\n  }\n  }',
    ':51',
  ),
  inSheet('a semicolon missing', 'position: relative;', 'position: relative', ':5'),
  inSheet('a property misspelt', 'align-content: start;', 'align-contents: start;', ':8'),
  inSheet('a value that is none', 'position: relative;', 'position: relativ;', ':5'),
  inSheet('a unit that is none', 'block-size: auto;', 'block-size: 3remm;', ':15'),
  inSheet('a number without a unit', 'block-size: auto;', 'block-size: 30;', ':15'),
  inSheet(
    'a rule misspelt',
    '.link:hover {',
    '@medai (width > 1px) { .x { color: red } }\n  .link:hover {',
    ':35',
  ),
  inSheet(
    'a query misspelt',
    '.link:hover {',
    '@media (widht > 40rem) { .title { margin: 0 } }\n  .link:hover {',
    ':35',
  ),
  inSheet('a pseudo-class that is none', '.link:hover {', '.link:hovr {', ':35'),
  inSheet('a bracket that is not closed', 'var(--text-muted)', 'var(--text-muted', ':47'),
  inSheet('a text that is not closed', "content: '';", "content: ';", ':41'),
  inSheet(
    'a picture that is not there',
    'background: var(--surface-sunken);',
    "background: url('/textures/paper.svg');",
    ':16',
  ),
  inSheet(
    'a picture beside it that is not there',
    'background: var(--surface-sunken);',
    "background: url('./paper.svg');",
    ':16',
  ),
  inSheet(
    'a sheet to import that is not there',
    '@layer base, ui, slices;',
    "@layer base, ui, slices;\n@import './shared.css';",
    ':2',
  ),
  inSheet('a motion that nothing defines', 'font-style: italic;', 'animation: fade 1s;', ':21'),
  inSheet(
    'a class composed of what is not there',
    'font-style: italic;',
    'composes: kickr;',
    ':21',
  ),
  inSheet('a colour of five digits', 'var(--accent-text)', '#8c1d4', ':20'),
  inSheet('an exclamation misspelt', 'font-weight: 400;', 'font-weight: 400 !importnt;', ':26'),
]
