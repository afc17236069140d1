/** Front door of the search for the browser: loaded by those who search, and by nobody else. */
export { loadSearchIndex, type SearchHit, type SearchIndex } from './load-search-index.ts'
