import type { Translate } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import type { DocsArticleFields } from '../../generated/slice-fields.ts'
import css from './ArticlePart.module.css'
import { CodeBlock } from './CodeBlock.tsx'
import { WideTable } from './WideTable.tsx'

interface ArticlePartProps {
  part: NonNullable<DocsArticleFields['parts']>[number]
  t: Translate
}

export function ArticlePart({ part, t }: ArticlePartProps) {
  const { heading, level, anchor, text, code, language, caption, table, picture, diagram } = part
  return (
    <div className={css['part']}>
      <Heading
        level={level === '2' ? 2 : level === '3' ? 3 : 4}
        id={anchor}
        className={level === '2' ? css['heading'] : css['lower']}
      >
        {heading}
      </Heading>
      <RichText field={text} topHeading={3} className={css['text']} />
      {code && <CodeBlock code={code} language={language} caption={caption} t={t} />}
      {table && <WideTable table={table} t={t} />}
      {picture && <Picture image={picture} sizes="(width >= 62.5rem) 48rem, 92vw" />}
      {diagram && (
        <figure className={css['diagram']}>
          <div role="region" aria-label={t('article.diagram')} tabIndex={0} className={css['canvas']}>
            <img
              src={diagram.src}
              alt={diagram.alt}
              width={diagram.width}
              height={diagram.height}
              loading="lazy"
            />
          </div>
          <figcaption>
            <a href={diagram.src}>{t('article.whole')}</a>
          </figcaption>
        </figure>
      )}
    </div>
  )
}
