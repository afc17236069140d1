import type { SliceProps } from '#runtime/slice'
import { ArrowLink } from '#parts/Cta.tsx'
import { Heading } from '#parts/Heading.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { TabsFields } from '../../generated/slice-fields.ts'
import css from './Tabs.module.css'

/** The tabs pattern of ARIA with automatic selection: one tab stop, arrows move and select. */
export function Tabs({ id, fields }: SliceProps<TabsFields>) {
  return (
    <Section id={id}>
      <SectionIntro fields={fields} />
      <div role="tablist" className={css['list']}>
        {fields.tabs.map(({ label }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={css['tab']}
            aria-selected={index === 0}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === 0 ? 0 : -1}
            data-selected={`self context.selected=${index}`}
            data-send="self tab.select"
            data-value={JSON.stringify({ index })}
          >
            {label}
          </button>
        ))}
      </div>
      {fields.tabs.map(({ label, title, text, image, link, link_label }, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className={css['panel']}
          aria-labelledby={`${id}-tab-${index}`}
          data-state={index === 0 ? 'selected' : ''}
          data-selected={`self context.selected=${index}`}
          tabIndex={0}
        >
          <div className={css['content']} data-with-image={Boolean(image) || undefined}>
            <div className={css['text']}>
              <Heading
                level={innerLevel(fields.title)}
                field={title ?? label}
                className={css['title']}
              />
              <RichText field={text} topHeading={4} />
              <ArrowLink link={link} label={link_label} />
            </div>
            {image && (
              <Picture
                image={image}
                sizes="(width >= 51.875rem) 42rem, 92vw"
                className={css['image']}
              />
            )}
          </div>
        </div>
      ))}
    </Section>
  )
}
