import type { SliceProps } from '#runtime/slice'
import { ArrowLink } from '#parts/Cta.tsx'
import { Icon } from '#parts/Icon.tsx'
import { hasText, RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { DocumentListFields } from '../../generated/slice-fields.ts'
import { CardLines } from './CardLines.tsx'
import { CardTiles } from './CardTiles.tsx'
import css from './DocumentList.module.css'
import { Neighbours } from './Neighbours.tsx'
import { Pages } from './Pages.tsx'
import { Refine } from './Refine.tsx'

/** A list that works with links and a GET form; the machine only saves page loads. */
export function DocumentList({
  id,
  fields,
  variation,
  list,
  locale,
  t,
}: SliceProps<DocumentListFields>) {
  if (!list) return null
  const level = innerLevel(fields.title, fields.heading)
  const isRefinable = list.facets.length > 0 || list.search !== undefined
  return (
    <Section id={id} isCompact={variation === 'names' || variation === 'featured'}>
      <SectionIntro fields={fields} className={css['intro']} />
      {isRefinable && <Refine list={list} t={t} />}
      {(isRefinable || list.pages > 1) && (
        <p className={css['status']}>
          <span data-list-status>{list.statusText}</span>
          {list.isRefined && (
            <a href={list.clearHref} className={css['clear']}>
              {t('lists.clear')}
              <Icon name="close" />
            </a>
          )}
        </p>
      )}
      <div className={css['items']}>
        {list.items.length === 0 ? (
          <div className={css['empty']}>
            {list.isRefined || !hasText(fields.empty_text) ? (
              <p>{list.emptyText}</p>
            ) : (
              <RichText field={fields.empty_text} topHeading={level} />
            )}
          </div>
        ) : variation === 'default' || variation === 'featured' ? (
          <CardTiles
            cards={list.items}
            level={level}
            locale={locale}
            leads={variation === 'featured'}
            isMixed={new Set(list.items.map((card) => card.type)).size > 1}
          />
        ) : variation === 'neighbours' ? (
          <Neighbours cards={list.items} t={t} />
        ) : (
          <CardLines cards={list.items} level={level} locale={locale} look={variation} />
        )}
      </div>
      {list.pages > 1 && <Pages list={list} locale={locale} t={t} />}
      {fields.link && (
        <p className={css['more']}>
          <ArrowLink link={fields.link} label={fields.link_label} />
        </p>
      )}
    </Section>
  )
}
