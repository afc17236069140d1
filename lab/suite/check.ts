/** `npm run check`: everything that needs no browser. */
process.argv.push('--check')
await import('./test.ts')
