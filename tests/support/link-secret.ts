/** Secret of the site that browser tests start. */
export const linkSecret = 'of browser tests and of nothing else'
