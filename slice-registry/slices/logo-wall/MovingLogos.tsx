import type { Image, Link, Translate } from '#runtime/slice'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import css from './LogoWall.module.css'

interface MovingLogosProps {
  logos: readonly { logo: Image; name?: string; link?: Link }[]
  t: Translate
}

/**
 * A moving band of logos that can be stopped; where it must not move, it scrolls by hand. The
 * second row fills the gap that the first one leaves, and is hidden from screen readers.
 */
export function MovingLogos({ logos, t }: MovingLogosProps) {
  return (
    <div className={css['moving']}>
      <div className={css['window']} tabIndex={0} role="group" aria-label={t('logos.label')}>
        <ul role="list" className={css['band']}>
          {logos.map(({ logo, name, link }, index) => {
            const picture = <Picture image={logo} alt={logo.alt || name || ''} sizes="10rem" />
            return <li key={index}>{link ? <LinkTo link={link}>{picture}</LinkTo> : picture}</li>
          })}
        </ul>
        <div className={css['band']} aria-hidden="true">
          {logos.map(({ logo }, index) => (
            <Picture key={index} image={logo} alt="" sizes="10rem" />
          ))}
        </div>
      </div>
      <button type="button" className={css['toggle']} data-send="self marquee.toggle">
        <span data-follow="self running">{t('logos.pause')}</span>
        <span data-follow="self paused" hidden>
          {t('logos.move')}
        </span>
      </button>
    </div>
  )
}
