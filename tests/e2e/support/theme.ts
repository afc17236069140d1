/** What is behind a page of the shipped site, by day and by night. */
export const paper = 'rgb(250, 246, 239)'
export const night = 'rgb(16, 24, 40)'
