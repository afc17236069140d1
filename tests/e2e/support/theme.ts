/** Background colours of the shipped site, light and dark. */
export const paper = 'rgb(250, 246, 239)'
export const night = 'rgb(16, 24, 40)'
