/**
 * What an import draws a slice with: every kind of field, readable as it comes. A slice that still uses it is still
 * drawn by default.
 */
import type { ReactNode } from 'react'
import type {
  Embed,
  GeoPoint,
  Image,
  Link,
  MediaLink,
  Related,
  RichText,
  Table,
} from '#runtime/slice'
import css from './DrawnSlice.module.css'
import { Heading, HeadingOne } from './Heading.tsx'
import { LinkTo } from './LinkTo.tsx'
import { Picture } from './Picture.tsx'
import { hasText, InlineText, RichText as RichTextPart } from './RichText.tsx'
import { Section } from './Section.tsx'

type Level = 2 | 3 | 4

export function DrawnSlice({ id, isHeader, children }: DrawnSliceProps) {
  return (
    <Section id={id} isCompact={isHeader === true}>
      <div className={css['drawing']}>{children}</div>
    </Section>
  )
}

interface DrawnSliceProps {
  id: string
  /** It has the title of the page, and its first section follows. */
  isHeader?: true
  children?: ReactNode
}

/** The one h1 of the page; hidden from sight where the page says the same below in its own way. */
export function DrawnTitle({ field, isHidden }: { field: RichText | undefined; isHidden?: true }) {
  if (!hasText(field)) return null
  return <HeadingOne field={field} {...(isHidden && { className: 'visually-hidden' })} />
}

export function DrawnHeading({ field, level = 2 }: { field: RichText | undefined; level?: Level }) {
  return <Heading field={field} level={level} />
}

export function DrawnText({ field, level = 2 }: { field: RichText | undefined; level?: Level }) {
  return <RichTextPart field={field} topHeading={level} className={css['text']} />
}

export function DrawnWords({ children }: { children: string | undefined }) {
  return children ? <p className={css['words']}>{children}</p> : null
}

/** What says how rather than what: a choice, a number, a switch. */
export function DrawnFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={css['fact']}>
      <span>{label}</span> {children}
    </p>
  )
}

export function DrawnTime({ value }: { value: string | undefined }) {
  return value ? (
    <p className={css['fact']}>
      <time dateTime={value}>{value.slice(0, 16).replace('T', ' ')}</time>
    </p>
  ) : null
}

export function DrawnColor({ label, value }: { label: string; value: string | undefined }) {
  return value ? (
    <DrawnFact label={label}>
      <svg className={css['swatch']} viewBox="0 0 1 1" aria-hidden="true">
        <rect width="1" height="1" fill={value} />
      </svg>
      {value}
    </DrawnFact>
  ) : null
}

export function DrawnPicture({ image }: { image: Image | undefined }) {
  return image ? (
    <figure className={css['picture']}>
      <Picture image={image} sizes="(width >= 51.875rem) 42rem, 92vw" />
    </figure>
  ) : null
}

/** @param label - for a link without a text of its own */
export function DrawnLinks({
  links,
  label,
}: {
  links: readonly Link[] | undefined
  label: string
}) {
  if (!links || links.length === 0) return null
  return (
    <p className={css['links']}>
      {links.map((link, index) => (
        <LinkTo key={index} link={link} className={css['link']}>
          {link.text ?? (links.length > 1 ? `${label} ${index + 1}` : label)}
        </LinkTo>
      ))}
    </p>
  )
}

export function DrawnMedia({ media }: { media: MediaLink | undefined }) {
  return media ? (
    <p className={css['links']}>
      <a href={media.href} className={css['link']}>
        {media.name}
      </a>
    </p>
  ) : null
}

export function DrawnRelated({ related }: { related: Related | undefined }) {
  if (!related) return null
  const { link, fields, uid, type } = related
  const name = link?.text ?? nameOf(fields) ?? uid ?? type
  return (
    <p className={css['links']}>
      {link ? (
        <LinkTo link={link} className={css['link']}>
          {name}
        </LinkTo>
      ) : (
        name
      )}
    </p>
  )
}

/** The first text among the fields that were brought along. */
function nameOf(fields: Readonly<Record<string, unknown>>): ReactNode | undefined {
  for (const value of Object.values(fields)) {
    if (typeof value === 'string') return value
    if (isRichText(value) && hasText(value)) return <InlineText field={value} />
  }
  return undefined
}

export function DrawnEmbed({ embed }: { embed: Embed | undefined }) {
  return embed ? (
    <p className={css['embed']}>
      <a href={embed.url} target="_blank" rel="noopener noreferrer">
        {embed.title ?? embed.url}
      </a>
      {embed.provider && <small>{embed.provider}</small>}
    </p>
  ) : null
}

export function DrawnPlace({ label, point }: { label: string; point: GeoPoint | undefined }) {
  if (!point) return null
  const { latitude, longitude } = point
  const href = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
  return (
    <DrawnFact label={label}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {latitude}, {longitude}
      </a>
    </DrawnFact>
  )
}

export function DrawnTable({ table }: { table: Table | undefined }) {
  if (!table) return null
  return (
    <div className={css['table']} tabIndex={0}>
      <table>
        {table.head && (
          <thead>
            {table.head.map((row, index) => (
              <tr key={index}>
                {row.cells.map((cell, at) => (
                  <th key={at} scope="col">
                    <InlineText field={cell.content} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
        )}
        <tbody>
          {table.body.map((row, index) => (
            <tr key={index}>
              {row.cells.map((cell, at) =>
                cell.isHeader ? (
                  <th key={at} scope="row">
                    <InlineText field={cell.content} />
                  </th>
                ) : (
                  <td key={at}>
                    <InlineText field={cell.content} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A record of a catalogue: what in it is a text or a number. */
export function DrawnRecord({ record }: { record: Readonly<Record<string, unknown>> | undefined }) {
  const facts = Object.entries(record ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  )
  if (facts.length === 0) return null
  return (
    <dl className={css['record']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function DrawnItems({ children }: { children: ReactNode }) {
  return <ul className={css['items']}>{children}</ul>
}

/** A field that variations have of different kinds: by what it holds. */
export function DrawnAny({ label, value }: { label: string; value: unknown }) {
  if (typeof value === 'string') return <DrawnWords>{value}</DrawnWords>
  if (typeof value === 'number') return <DrawnFact label={label}>{value}</DrawnFact>
  if (typeof value === 'boolean') return value ? <DrawnFact label={label}>✓</DrawnFact> : null
  if (isRichText(value)) return <DrawnText field={value} />
  if (isLinks(value)) return <DrawnLinks links={value} label={label} />
  if (isImage(value)) return <DrawnPicture image={value} />
  if (isLink(value)) return <DrawnLinks links={[value]} label={label} />
  return null
}

function isRichText(value: unknown): value is RichText {
  return Array.isArray(value) && value.every((node) => has(node, 'type'))
}

function isLinks(value: unknown): value is Link[] {
  return Array.isArray(value) && value.every(isLink)
}

function isLink(value: unknown): value is Link {
  return has(value, 'href')
}

function isImage(value: unknown): value is Image {
  return has(value, 'src') && has(value, 'width')
}

function has(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && name in value
}
