import { readPages } from './peer-page.ts'

/** Read once, as a site does that has its content at hand. */
export const pages = readPages(process.env['PEER_CONTENT'] ?? '')
