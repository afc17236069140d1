import { Drawing } from './Drawing.tsx'
import * as drawings from './icons.tsx'

const { aiStars, newTab, ...others } = drawings

const byName = { ...others, 'ai-stars': aiStars, 'new-tab': newTab }

export type IconName = keyof typeof byName

/**
 * An icon by its name. It imports the whole set: components that run in the browser use `Drawing`
 * for the icons they need. Decorative: the text beside it carries the meaning. Renders nothing for
 * an unknown name.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return Object.hasOwn(byName, name) ? <Drawing of={byName[name]} className={className} /> : null
}
