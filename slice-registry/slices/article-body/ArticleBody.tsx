import type { RichText as Nodes, RichTextNode, SliceProps } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { ArticleBodyFields } from '../../generated/slice-fields.ts'
import css from './ArticleBody.module.css'

export function ArticleBody({ id, fields, t }: SliceProps<ArticleBodyFields>) {
  const { content, tags } = fields
  const entries = toEntries(content, id)
  const isLong = entries.length > 1
  const contents = <Contents entries={entries} />
  return (
    <Section id={id} className={css['section']}>
      <div className={css['layout']} data-contents={isLong || undefined}>
        {isLong && (
          <>
            <nav className={css['beside']} aria-label={t('article.contents')} data-print="none">
              <p className={css['label']}>{t('article.contents')}</p>
              {contents}
            </nav>
            <details className={css['above']} data-print="none">
              <summary>
                {t('article.contents')}
                <Icon name="chevron" />
              </summary>
              <nav aria-label={t('article.contents')}>{contents}</nav>
            </details>
          </>
        )}
        <div className={css['column']}>
          <RichText
            field={content}
            className={css['text']}
            anchors={new Map(entries.map(({ node, anchor }) => [node, anchor]))}
          />
          {tags && (
            <div className={css['tags']}>
              <p className={css['label']} id={`${id}-tags`}>
                {t('article.tags')}
              </p>
              <ul role="list" aria-labelledby={`${id}-tags`}>
                {tags.map(({ tag }) => (
                  <li key={tag.id}>
                    {tag.link ? (
                      <LinkTo link={tag.link}>{tag.fields.label}</LinkTo>
                    ) : (
                      tag.fields.label
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}

interface Entry {
  node: RichTextNode
  text: string
  anchor: string
  isInner: boolean
}

function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol role="list" className={css['contents']}>
      {entries.map(({ text, anchor, isInner }) => (
        <li key={anchor} data-inner={isInner || undefined}>
          <a href={`#${anchor}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}

/** Entries for the two upper levels of headings; more would clutter the contents. */
function toEntries(content: Nodes, id: string): Entry[] {
  const levels = [...new Set(content.map(({ type }) => type).filter(isHeading))].sort().slice(0, 2)
  const taken = new Map<string, number>()
  return content.flatMap((node) => {
    if (!isHeading(node.type) || !levels.includes(node.type) || !('text' in node)) return []
    if (node.text.trim() === '') return []
    const slug = `${id}-${toSlug(node.text)}`
    const count = (taken.get(slug) ?? 0) + 1
    taken.set(slug, count)
    return {
      node,
      text: node.text,
      anchor: count === 1 ? slug : `${slug}-${count}`,
      isInner: node.type !== levels[0],
    }
  })
}

function isHeading(type: string): boolean {
  return type.startsWith('heading')
}

/** Keeps letters of all scripts: addresses may contain them, and a heading may have no others. */
function toSlug(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{M}\u{ad}]/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'part'
  )
}
