/** Colours of the report: those of `site-config/theme.css`, by the same names. */
export const palette = {
  ink: '#14213d',
  'ink-soft': '#22325a',
  paper: '#faf6ef',
  white: '#ffffff',
  coral: '#ff6b4a',
  'coral-deep': '#b93a1a',
  'green-deep': '#14523f',
  'tint-lilac': '#e6e0fa',
  'tint-sky': '#d9e9fb',
  'tint-sand': '#f3e7d3',
  'tint-mint': '#d5eee1',
  'tint-blush': '#ffded4',
  /** `--text-muted` on paper, and on ink. */
  muted: '#4c5873',
  'muted-on-ink': '#b9c3da',
  /** `--line` on white, which has no alpha in print. */
  line: '#dadce2',
} as const

export type Colour = keyof typeof palette
