import type { SliceProps, Translate } from '#runtime/slice'
import { OpeningHeading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import { Section } from '#parts/Section.tsx'
import type { ArticleHeaderFields } from '../../generated/slice-fields.ts'
import css from './ArticleHeader.module.css'

export function ArticleHeader({ id, fields, t }: SliceProps<ArticleHeaderFields>) {
  const { category, kind, title, lead, image, address } = fields
  return (
    <Section id={id} className={css['header']}>
      <div className={css['layout']}>
        {(category?.fields.name || kind) && (
          <p className={css['kicker']}>
            {category?.fields.name &&
              (category.link ? (
                <LinkTo link={category.link}>{category.fields.name}</LinkTo>
              ) : (
                <span>{category.fields.name}</span>
              ))}
            {kind && <span>{kind}</span>}
          </p>
        )}
        <OpeningHeading field={title} className={css['title']} />
        {lead && <p className={css['lead']}>{lead}</p>}
        <div className={css['line']}>
          <Byline fields={fields} />
          <Share address={address} t={t} />
        </div>
      </div>
      {image && (
        <div className={css['cover']}>
          <Picture image={image} sizes="(width >= 81.25rem) 78rem, 92vw" />
        </div>
      )}
    </Section>
  )
}

function Byline({ fields: { author, date, updated, duration } }: { fields: ArticleHeaderFields }) {
  const name = author?.fields.name
  const facts = [date, duration, updated].filter(Boolean)
  if (!name && facts.length === 0) return null
  return (
    <div className={css['byline']}>
      {author?.fields.portrait && (
        <Picture image={author.fields.portrait} alt="" sizes="3.5rem" className={css['portrait']} />
      )}
      <div className={css['names']}>
        {name && (
          <p>
            <strong>{author.link ? <LinkTo link={author.link}>{name}</LinkTo> : name}</strong>
            {author.fields.job && <span className={css['job']}>{author.fields.job}</span>}
          </p>
        )}
        {facts.length > 0 && (
          <ul role="list" className={css['facts']}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/**
 * The networks' links work without script, given an absolute address; the machine opens them in a
 * popup, and shows the parts that need a script.
 */
function Share({ address, t }: { address: string | undefined; t: Translate }) {
  const url = address && encodeURIComponent(address)
  return (
    <div className={css['share']} role="group" aria-label={t('share.label')} data-print="none">
      {url && (
        <>
          <a
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${url}`}
            target="_blank"
            rel="noopener"
            data-share="linkedin"
            aria-label={t('share.linkedin')}
          >
            <Icon name="linkedin" />
          </a>
          <a
            href={`https://x.com/intent/post?url=${url}`}
            target="_blank"
            rel="noopener"
            data-share="x"
            aria-label={t('share.x')}
          >
            <Icon name="x" />
          </a>
          <a href={`mailto:?body=${url}`} data-share="mail" aria-label={t('share.mail')}>
            <Icon name="mail" />
          </a>
        </>
      )}
      <button
        type="button"
        className={css['script']}
        data-send="self share.copy"
        aria-label={t('share.copy')}
      >
        <Icon name="link" />
      </button>
      <button
        type="button"
        data-send="self share.native"
        data-follow="self context.isNative"
        hidden
        aria-label={t('share.label')}
      >
        <Icon name="new-tab" />
      </button>
      <span role="status" className={css['copied']}>
        <span data-follow="self copied" hidden>
          {t('share.copied')}
        </span>
      </span>
    </div>
  )
}
