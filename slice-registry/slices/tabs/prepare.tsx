import type { Prepare } from '#runtime/slice'
import { ArrowLink } from '#parts/Cta.tsx'
import { Heading } from '#parts/Heading.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { TabsFields } from '../../generated/slice-fields.ts'
import type { TabsProps } from './Tabs.tsx'
import css from './Tabs.module.css'

/** Only the labels are needed to switch; the panels are HTML of the server. */
export const prepare: Prepare<TabsFields, TabsProps> = ({ fields }) => ({
  props: { labels: fields.tabs.map((tab) => tab.label) },
  slots: {
    intro: <SectionIntro fields={fields} />,
    ...Object.fromEntries(
      fields.tabs.map((tab, index) => [
        `panel-${index}`,
        <div key={index} className={css.content} data-with-image={Boolean(tab.image) || undefined}>
          <div className={css.text}>
            <Heading
              level={innerLevel(fields.title)}
              field={tab.title ?? tab.label}
              className={css.title}
            />
            <RichText field={tab.text} topHeading={4} />
            <ArrowLink link={tab.link} label={tab.link_label} />
          </div>
          {tab.image && (
            <Picture
              image={tab.image}
              sizes="(width >= 51.875rem) 42rem, 92vw"
              className={css.image}
            />
          )}
        </div>,
      ]),
    ),
  },
})
