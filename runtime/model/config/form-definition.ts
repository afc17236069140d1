/** `site-config/forms`: the fields of forms, and the steps that follow. */
export type {
  FormCondition,
  FormDefinition,
  FormField,
  FormFieldKind,
  FormProvider,
  FormRule,
  FormSettings,
} from '#schemas/config-types.ts'
