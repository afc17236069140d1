/** The same address as on Netlify, so that pages are the same on both. */
export const imageEndpointPath = '/.netlify/images'
