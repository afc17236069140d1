/** Check, browsers, server, weights. */
export const buildStages = 4
