import { expect, it } from 'vitest'
import { withoutTable } from './chunk-tables.ts'

/** As Vite writes it in front of a chunk. */
const table = (files: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`

it('names what an import needs where it stands', () => {
  const rest = (first: string, second: string) =>
    `b(()=>import("./x.js"),${first});b(()=>import("./y.js"),[]);b(()=>import("./z.js"),${second})`
  const code = table(['a.js', 'b.js']) + rest('__vite__mapDeps([0,1])', '__vite__mapDeps([1])')
  expect(withoutTable(code)).toBe(rest('["a.js","b.js"]', '["b.js"]'))
})

it('leaves a chunk without a table as it is', () => {
  expect(withoutTable('b(()=>import("./x.js"),[])')).toBe('b(()=>import("./x.js"),[])')
})
