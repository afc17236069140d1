/** Path of the background function that passes leads on, for which Netlify allows 15 minutes. */
export const passOnPath = '/.netlify/functions/pass-on-background'
