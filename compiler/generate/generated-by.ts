/** First line of every generated file, in the comment of its language. */
export const generatedBy =
  'Generated from schemas/ and site-config/ by `npm run generate`. Do not edit.'
