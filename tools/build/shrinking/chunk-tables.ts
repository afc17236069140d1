/** Chunks without Vite's table of what an import needs: one import has anything there, and names it itself. */
const table = /const __vite__mapDeps=.*?m\.f=(\[.*?\])\).*\n/

export function withoutTable(code: string): string {
  const [line, json = '[]'] = table.exec(code) ?? []
  if (!line) return code
  const files = JSON.parse(json) as string[]
  return code
    .replace(line, '')
    .replaceAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g, (_, places: string) =>
      JSON.stringify(places.split(',').map((at) => files[Number(at)])),
    )
}
