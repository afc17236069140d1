/** Entry point of search in the browser: loaded only when a visitor searches. */
export { loadSearchIndex, type SearchHit, type SearchIndex } from './load-search-index.ts'
