/** What the desk's page is told of usage, as JSON. */
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
  /** `author ada en-us`, `hero/centered`, or an address of a file. */
  words: string
  /** Of a document that is used, while it is there. */
  id?: string | undefined
  /** Pointer from the document's root, and how many more there are. */
  path: string
  times: number
}

export interface DocumentUsage {
  uses: UsagePlace[]
  users: UsagePlace[]
  /** What of the site's configuration uses it. */
  site: string[]
}

export interface SiteUsage {
  documents: number
  things: { kind: string; name: string; documents: number; site: string[] }[]
  /** What is unused or leads nowhere; without what only drawn pages tell. */
  findings: { message: string; hint: string; documentId: string; path: string }[]
}
