/** The front door for inspectable pages of the dev server. */
export { connectPage } from './connect-page.ts'
