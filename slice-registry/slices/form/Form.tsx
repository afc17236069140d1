import type { ResolvedForm, SliceProps } from '#runtime/slice'
import { FormCard } from '#parts/FormCard.tsx'
import { FormPanel } from '#parts/FormPanel.tsx'
import { Heading } from '#parts/Heading.tsx'
import { Picture } from '#parts/Picture.tsx'
import { hasText, RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel } from '#parts/SectionIntro.tsx'
import type { FormFields } from '../../generated/slice-fields.ts'
import css from './Form.module.css'

type FormSlice = SliceProps<FormFields>

export function Form(slice: FormSlice) {
  const { id, fields, variation, form, t } = slice
  if (variation === 'inPage' && form) return <FormInPage {...slice} form={form} />
  const { title, heading, form_config, content } = fields
  const isAlone = !hasIntro(fields)
  return (
    <Section id={id}>
      <div className={css['layout']} data-alone={isAlone || undefined}>
        {!isAlone && <Intro fields={fields} />}
        <FormCard
          id={id}
          config={form_config}
          form={form}
          content={content}
          level={innerLevel(title, heading)}
          isWide={isAlone}
          t={t}
        />
      </div>
    </Section>
  )
}

/** Text on one side, the form on the other; a section without its own text shows the form's. */
function FormInPage({ id, fields, form, t }: FormSlice & { form: ResolvedForm }) {
  const { title, heading, form_config } = fields
  const { title: name, body } = form_config.fields
  const isAlone = !hasIntro(fields)
  return (
    <Section id={id}>
      <div className={css['layout']}>
        {isAlone ? (
          <div className={css['intro']}>
            <Heading field={name} />
            <RichText field={body} topHeading={3} className={css['text']} />
          </div>
        ) : (
          <Intro fields={fields} />
        )}
        <div className={css['card']}>
          {!isAlone && (
            <>
              <Heading
                level={innerLevel(title, heading)}
                field={name}
                className={css['cardTitle']}
              />
              <RichText field={body} topHeading={3} />
            </>
          )}
          <FormPanel
            id={id}
            config={form_config}
            form={form}
            content={fields.content}
            level={isAlone ? 3 : innerLevel(title, heading)}
            t={t}
          />
        </div>
      </div>
    </Section>
  )
}

function hasIntro({ title, heading, text, panel, image }: FormFields): boolean {
  return hasText(title) || Boolean(heading || text || panel || image)
}

function Intro({ fields: { title, heading, text, panel, image } }: { fields: FormFields }) {
  return (
    <div className={css['intro']}>
      <Heading field={hasText(title) ? title : heading} />
      <RichText field={text} topHeading={3} className={css['text']} />
      {panel && <RichText field={panel} topHeading={3} className={css['panel']} />}
      {image && (
        <Picture image={image} sizes="(width >= 51.875rem) 34rem, 92vw" className={css['image']} />
      )}
    </div>
  )
}
