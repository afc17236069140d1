import type { RichText as Nodes, Translate } from '#runtime/slice'
import { RichText } from '#parts/RichText.tsx'
import css from './CodeBlock.module.css'

interface CodeBlockProps {
  code: Nodes
  language: string | undefined
  caption: string | undefined
  t: Translate
}

/** Without script it is read and selected; the button needs the machine. Labels of the text are its colours. */
export function CodeBlock({ code, language = 'text', caption, t }: CodeBlockProps) {
  const text = code.flatMap((node) => ('text' in node ? node.text : [])).join('\n')
  return (
    <figure className={css['block']}>
      <figcaption className={css['top']}>
        <span className={css['caption']}>{caption ?? language}</span>
        <button
          type="button"
          className={css['copy']}
          data-send="clipboard clipboard.copy"
          data-value={JSON.stringify({ text })}
        >
          {t('article.copy')}
        </button>
      </figcaption>
      <RichText field={code} className={css['code']} />
    </figure>
  )
}
