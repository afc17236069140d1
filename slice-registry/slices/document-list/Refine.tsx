import type { ListFacet, ResolvedList, Translate } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import css from './Refine.module.css'

/** Filters a list: links for choices, a form for text. */
export function Refine({ list, t }: { list: ResolvedList; t: Translate }) {
  const { facets, search } = list
  return (
    <div className={css['refine']} data-print="none">
      {search && <Search list={list} search={search} t={t} />}
      {facets.map((facet) => (
        <Facet key={facet.parameter} facet={facet} />
      ))}
    </div>
  )
}

/** The options of a facet; nothing when there is nothing to choose. */
function Facet({ facet: { label, options, clearHref } }: { facet: ListFacet }) {
  if (options.every(({ count, isSelected }) => count === 0 && !isSelected)) return null
  return (
    <div className={css['facet']} role="group" aria-label={label}>
      <span className={css['label']} aria-hidden="true">
        {label}
      </span>
      <ul role="list" className={css['options']}>
        {options.map((option) => (
          <li key={option.value}>
            <Option option={option} clearHref={clearHref} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A chosen option leads back to the list without it; one without results leads nowhere. */
function Option({
  option,
  clearHref,
}: {
  option: ListFacet['options'][number]
  clearHref: string | undefined
}) {
  const { label, count, href, isSelected } = option
  const content = (
    <>
      {label} <span className={css['count']}>{count}</span>
    </>
  )
  if (count === 0 && !isSelected) {
    return (
      <span className={css['option']} data-empty>
        {content}
      </span>
    )
  }
  return (
    <a
      href={(isSelected && clearHref) || href}
      // The plain list has all results of a choice: robots need not try every one.
      rel="nofollow"
      className={css['option']}
      aria-current={isSelected || undefined}
    >
      {content}
      {isSelected && <Icon name="close" />}
    </a>
  )
}

interface SearchProps {
  list: ResolvedList
  search: NonNullable<ResolvedList['search']>
  t: Translate
}

function Search({ list, search, t }: SearchProps) {
  const id = `${list.name}-${search.parameter}`
  const kept = list.facets.flatMap(({ parameter, options }) =>
    options.filter(({ isSelected }) => isSelected).map(({ value }) => ({ parameter, value })),
  )
  return (
    <form role="search" action={search.action} method="get" className={css['search']}>
      <label htmlFor={id} className="visually-hidden">
        {t('lists.search')}
      </label>
      <input
        id={id}
        type="search"
        name={search.parameter}
        defaultValue={search.value}
        placeholder={t('lists.search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
      />
      {kept.map(({ parameter, value }) => (
        <input key={`${parameter} ${value}`} type="hidden" name={parameter} value={value} />
      ))}
      <button type="submit" aria-label={t('lists.submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
