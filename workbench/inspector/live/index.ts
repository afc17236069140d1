/** The front door for pages of the dev server that let themselves be inspected. */
export { connectPage } from './connect-page.ts'
