/** Colours of the report: those of `site-config/theme.css`, by the same names. */
export const palette = {
  dark: '#14213d',
  'dark-soft': '#22325a',
  paper: '#faf6ef',
  light: '#ffffff',
  highlight: '#ff6b4a',
  'highlight-deep': '#b93a1a',
  'positive-deep': '#14523f',
  'tint-1': '#e6e0fa',
  'tint-2': '#d9e9fb',
  'tint-3': '#f3e7d3',
  'tint-4': '#d5eee1',
  'tint-5': '#ffded4',
  /** `--text-muted` on paper, and on dark. */
  muted: '#4c5873',
  'muted-on-dark': '#b9c3da',
  /** `--line` on light, which has no alpha in print. */
  line: '#dadce2',
} as const

export type Colour = keyof typeof palette
