import { readPages } from './peer-page.ts'

/** Read once, as by a site with its content at hand. */
export const pages = readPages(process.env['PEER_CONTENT'] ?? '')
