import type { ComponentType } from 'react'
import type { Field } from '#compiler/read/to-fields.ts'
import type { Json, JsonObject } from '../../desk-types.ts'

/** A value in the form, and its place. */
export interface Place<Value extends Json = Json> {
  value: Value | undefined
  /** Pointer from the document's root: `/data/body/2/primary/title`. */
  path: string
  /** @param path - the changed value's: typing in one place is one step to undo */
  onChange(value: Value | undefined, path: string): void
}

export interface FieldsProps extends Place<JsonObject> {
  fields: readonly Field[]
}

export interface ControlProps extends Place {
  field: Field
  id: string
  /** Ids of the hint and the issues, for `aria-describedby`. */
  describedBy: string | undefined
  /** Renders fields inside the control's value. */
  Fields: ComponentType<FieldsProps>
}
