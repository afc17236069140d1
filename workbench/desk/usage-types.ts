/** Types of the JSON about usage for the desk's page. */
export interface NamedDocument {
  id: string
  type: string
  uid: string | null
  lang: string
}

export interface UsagePlace {
  /** The document that uses it. */
  by: NamedDocument
  kind: string
  /** Like `author ada en-us`, `hero/centered`, or the address of a file. */
  words: string
  /** Id of the used document, while it exists. */
  id?: string | undefined
  /** Pointer from the document's root to the first use; `times` counts all. */
  path: string
  times: number
}

export interface DocumentUsage {
  uses: UsagePlace[]
  users: UsagePlace[]
  /** Parts of the site's configuration that use it. */
  site: string[]
}

export interface SiteUsage {
  documents: number
  things: { kind: string; name: string; documents: number; site: string[] }[]
  /** Unused content and broken links; without findings that need rendered pages. */
  findings: { message: string; hint: string; documentId: string; path: string }[]
}
