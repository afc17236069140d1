/** Where leads are passed on: a background function, which Netlify gives 15 minutes. */
export const passOnPath = '/.netlify/functions/pass-on-background'
