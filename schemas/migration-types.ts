/**
 * Migrations of stored content. Those of a slice are exported as `migrations` by `migrations.ts` in its folder,
 * those of a document type by `schemas/documents/<type>.migrations.ts`.
 */

export type MigratedFields = Readonly<Record<string, unknown>>

/** A slice as it is stored. */
export interface MigratedSlice {
  variation: string
  primary: MigratedFields
  /** The repeatable zone. */
  items: readonly MigratedFields[]
}

/**
 * By the version it starts from: `1` makes version 2 of version 1. Each is pure, and leaves what is
 * already of its new version as it is: a stored slice does not always say its version, a document never.
 */
export type SliceMigrations = Readonly<Record<number, (slice: MigratedSlice) => MigratedSlice>>

/** As of slices, for the fields of a document. */
export type DocumentMigrations = Readonly<Record<number, (data: MigratedFields) => MigratedFields>>

export interface Migrations {
  /** By slice type. */
  slices: Readonly<Record<string, SliceMigrations>>
  /** By document type. */
  documents: Readonly<Record<string, DocumentMigrations>>
}

/** What Prismic keeps with a slice; version 1 has Prismic's own word. */
export function toVersionWord(version: number): string {
  return version === 1 ? 'initial' : `v${version}`
}

/** 1 for anything else than `v2` and above. */
export function fromVersionWord(word: unknown): number {
  const number = typeof word === 'string' ? Number(/^v(\d+)$/.exec(word)?.[1] ?? 1) : 1
  return Math.max(1, number)
}
