import type { FrameProps } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Logo } from '#parts/Logo.tsx'
import type { FooterFields } from '../../generated/slice-fields.ts'
import css from './Footer.module.css'

const NETWORKS = {
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  x: 'X',
  youtube: 'YouTube',
}

const SCHEMES = ['system', 'light', 'dark']

export function Footer({ id, fields, page, t }: FrameProps<FooterFields>) {
  const { tagline, columns, social_links, legal_links, cookie_settings_label, copyright } = fields
  return (
    <footer id={id} className={css['footer']} data-theme-of="footer" data-print="none">
      <div className={css['inside']}>
        <div className={css['top']}>
          <div className={css['brand']}>
            <LinkTo link={page.home} className={css['home']}>
              <Logo {...page.brand} />
            </LinkTo>
            {tagline && <p className={css['tagline']}>{tagline}</p>}
            {social_links && social_links.length > 0 && (
              <ul role="list" className={css['social']}>
                {social_links.map(({ network, link }, index) => (
                  <li key={index}>
                    <LinkTo link={link} label={NETWORKS[network]}>
                      <Icon name={network} />
                    </LinkTo>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav className={css['columns']} aria-label={t('footer.label')}>
            {columns?.map((column, index) => (
              <div key={index}>
                <h2 className={css['title']}>{column.title}</h2>
                <ul role="list">
                  {column.links?.map(({ label, link }, line) => (
                    <li key={line}>
                      <LinkTo link={link}>{label}</LinkTo>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={css['bottom']}>
          {copyright && <p>{copyright}</p>}
          {page.hasDarkTheme && <SchemeChoice t={t} />}
          <ul role="list" className={css['legal']}>
            {legal_links?.map(({ label, link }, index) => (
              <li key={index}>
                <LinkTo link={link}>{label}</LinkTo>
              </li>
            ))}
            {cookie_settings_label && (
              <li className={css['settings']}>
                <button type="button" data-send="consent modal.open">
                  {cookie_settings_label}
                </button>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** The machine `scheme` restores the choice; until it runs, the page already has it. */
function SchemeChoice({ t }: Pick<FrameProps<FooterFields>, 't'>) {
  return (
    <fieldset className={css['schemes']} aria-label={t('footer.scheme')}>
      {SCHEMES.map((scheme) => (
        <label key={scheme} className={css['scheme']}>
          <input
            type="radio"
            name="scheme"
            className="visually-hidden"
            defaultChecked={scheme === 'system'}
            data-send="scheme scheme.choose"
            data-value={JSON.stringify({ scheme })}
            data-checked={`scheme ${scheme}`}
          />
          {t(`footer.scheme.${scheme}`)}
        </label>
      ))}
    </fieldset>
  )
}
