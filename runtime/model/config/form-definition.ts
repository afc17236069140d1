/** `site-config/forms`: what forms ask for, and what follows. */
export type {
  FormCondition,
  FormDefinition,
  FormField,
  FormFieldKind,
  FormProvider,
  FormRule,
  FormSettings,
} from '#schemas/config-types.ts'
