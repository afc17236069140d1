import type { Card } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import css from './CardTiles.module.css'
import { DateLeaf, hasLeaf } from './DateLeaf.tsx'
import { Meta } from './Meta.tsx'

interface CardTilesProps {
  cards: readonly Card[]
  level: 2 | 3
  locale: string
  /** Whether the first card is as wide as the page. */
  leads: boolean
  /** Whether cards are of several types, and so show theirs. */
  isMixed: boolean
}

/** The look of a card, by its content: a cover, an upright cover, a logo, a portrait, or text. */
type Shape = 'cover' | 'upright' | 'logo' | 'portrait' | 'words'

export function CardTiles({ cards, level, locale, leads, isMixed }: CardTilesProps) {
  const shapes = cards.map(shapeOf)
  const isFirstWide = leads || leavesOneOver(shapes)
  return (
    <ul role="list" className={css['grid']} data-columns={columnsFor(shapes, isFirstWide)}>
      {cards.map((card, index) => (
        <li
          key={card.id}
          className={css['card']}
          data-shape={shapes[index]}
          data-leads={(index === 0 && isFirstWide) || cards.length === 1 || undefined}
        >
          <Tile
            card={card}
            shape={shapes[index]!}
            level={level}
            locale={locale}
            isMixed={isMixed}
          />
        </li>
      ))}
    </ul>
  )
}

interface TileProps {
  card: Card
  shape: Shape
  level: 2 | 3
  locale: string
  isMixed: boolean
}

function Tile({ card, shape, level, locale, isMixed }: TileProps) {
  const kicker = isMixed ? card.typeLabel : card.kicker
  const picture = card.image ?? card.logo
  return (
    <>
      {picture && (
        <div className={css['stage']}>
          <Picture image={picture} alt={picture.alt} sizes={SIZES[shape]} />
          {hasLeaf(card) && <DateLeaf date={card.date} locale={locale} className={css['leaf']} />}
        </div>
      )}
      <div className={css['body']}>
        {card.image && card.logo && (
          <Picture image={card.logo} sizes="9rem" className={css['logo']} />
        )}
        {!picture && hasLeaf(card) && <DateLeaf date={card.date} locale={locale} />}
        {kicker && <p className={css['kicker']}>{kicker}</p>}
        <Heading level={level} className={css['title']}>
          <LinkTo link={card.link} className={css['link']}>
            {card.title}
          </LinkTo>
        </Heading>
        {card.text && <p className={css['text']}>{card.text}</p>}
        <Meta entries={card.meta} className={css['meta']} />
        {card.badges.length > 0 && (
          <ul role="list" className={css['badges']}>
            {card.badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

const wide = '(width >= 75rem) 25rem, (width >= 37.5rem) 46vw, 92vw'
const SIZES: Record<Shape, string> = {
  cover: wide,
  upright: '(width >= 37.5rem) 14rem, 60vw',
  logo: '10rem',
  portrait: '7rem',
  words: wide,
}

function shapeOf({ image, logo, type }: Card): Shape {
  if (!image) return logo ? 'logo' : 'words'
  if (type === 'author') return 'portrait'
  return image.height > image.width ? 'upright' : 'cover'
}

/** Whether three per row would leave the last cover alone; the first then gets its own row. */
function leavesOneOver(shapes: readonly Shape[]): boolean {
  return shapes.length > 4 && shapes.length % 3 === 1 && shapes[0] === 'cover'
}

/**
 * Columns: four for small cards; pairs for two or four large ones, which look deliberate that way.
 */
function columnsFor(shapes: readonly Shape[], leads: boolean): number {
  const count = leads ? shapes.length - 1 : shapes.length
  if (count <= 1) return 1
  const isSmall = shapes.every((shape) => shape !== 'cover' && shape !== 'words')
  if (isSmall) return count === 3 || count === 6 ? 3 : Math.min(count, 4)
  return count === 2 || count === 4 ? 2 : 3
}
