import type { ReactNode } from 'react'
import type { RichText } from '#runtime/slice'
import css from './Heading.module.css'
import { hasText, InlineText } from './RichText.tsx'

interface HeadingProps {
  field?: RichText | string | undefined
  id?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/**
 * The one h1 of a page (SLICE-03).
 * @throws when there is neither text in the field nor inner content: a page without a title cannot be
 *   found.
 */
export function HeadingOne({ field, children, ...attributes }: HeadingProps) {
  if (!isFilled(field) && !hasContent(children)) {
    throw new Error('HeadingOne should either use a Prismic field or wrap another element')
  }
  return (
    <Title tag="h1" field={field} {...attributes}>
      {children}
    </Title>
  )
}

/**
 * The title of a slice that may open a page. It is the h1 unless the editor made it a heading of
 * less weight: then the page was opened by another slice above.
 */
export function OpeningHeading({
  field,
  className,
}: {
  field: RichText
  className?: string | undefined
}) {
  const opens = !field[0] || field[0].type === 'heading1' || field[0].type === 'paragraph'
  return opens ? (
    <HeadingOne field={field} className={className} />
  ) : (
    <Heading field={field} className={className} />
  )
}

/** Nothing for an empty field: an empty heading would only confuse a screen reader. */
export function Heading({ level = 2, ...props }: HeadingProps & { level?: 2 | 3 | 4 }) {
  if (!isFilled(props.field) && !hasContent(props.children)) return null
  return <Title tag={`h${level}`} {...props} />
}

function Title({
  tag: Tag,
  field,
  id,
  className,
  children,
}: HeadingProps & { tag: 'h1' | 'h2' | 'h3' | 'h4' }) {
  return (
    <Tag
      id={id}
      className={className ? `${css['heading']} ${className}` : css['heading']}
      data-long={lengthOf(field) > 80 || undefined}
    >
      {isFilled(field) ? (
        typeof field === 'string' ? (
          field
        ) : (
          <InlineText field={field} />
        )
      ) : (
        children
      )}
    </Tag>
  )
}

function lengthOf(field: HeadingProps['field']): number {
  if (typeof field === 'string') return field.length
  return field?.reduce((sum, node) => sum + ('text' in node ? node.text.length : 0), 0) ?? 0
}

function isFilled(field: HeadingProps['field']): field is RichText | string {
  return typeof field === 'string' ? field.trim() !== '' : hasText(field)
}

function hasContent(children: ReactNode): boolean {
  return Array.isArray(children) ? children.some(hasContent) : Boolean(children)
}
