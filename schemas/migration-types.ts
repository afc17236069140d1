/**
 * Types for migrations of stored content. A slice exports them as `migrations` from `migrations.ts`
 * in its folder, a document type from `schemas/documents/<type>.migrations.ts`.
 */

export type MigratedFields = Readonly<Record<string, unknown>>

/** A stored slice. */
export interface MigratedSlice {
  variation: string
  primary: MigratedFields
  /** The repeatable zone. */
  items: readonly MigratedFields[]
}

/**
 * Migrations by the version they start from: `1` turns version 1 into version 2. Each is pure, and
 * leaves content of its new version as it is: a stored slice may lack its version, a document
 * always does.
 */
export type SliceMigrations = Readonly<Record<number, (slice: MigratedSlice) => MigratedSlice>>

/** Like `SliceMigrations`, for the fields of a document. */
export type DocumentMigrations = Readonly<Record<number, (data: MigratedFields) => MigratedFields>>

export interface Migrations {
  /** Migrations by slice type. */
  slices: Readonly<Record<string, SliceMigrations>>
  /** Migrations by document type. */
  documents: Readonly<Record<string, DocumentMigrations>>
}

/** The version as Prismic stores it with a slice; version 1 has Prismic's own word. */
export function toVersionWord(version: number): string {
  return version === 1 ? 'initial' : `v${version}`
}

/** 1 for anything but `v2` and above. */
export function fromVersionWord(word: unknown): number {
  const number = typeof word === 'string' ? Number(/^v(\d+)$/.exec(word)?.[1] ?? 1) : 1
  return Math.max(1, number)
}
