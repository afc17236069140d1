import type { SliceProps } from '#runtime/slice'
import { InlineText } from '#parts/RichText.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import type { HeroFields } from '../../generated/slice-fields.ts'
import css from './Hero.module.css'

export function Hero({ id, fields }: SliceProps<HeroFields>) {
  const { title, text, image, link, label } = fields
  return (
    <section id={id} className={css['hero']}>
      <div>
        <h1 className={css['heroTitle']}>
          <InlineText field={title} />
        </h1>
        {text && <p className={css['heroText']}>{text}</p>}
        {link && label && (
          <LinkTo link={link} className={css['heroLink']}>
            {label}
          </LinkTo>
        )}
      </div>
      {image && (
        <Picture image={image} sizes="(width >= 830px) 31rem, 92vw" className={css['heroImage']} />
      )}
    </section>
  )
}
