import { cpSync, mkdtempSync, readFileSync, writeFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSite } from './check-site.ts'
import { repositoryRoot } from './roots.ts'
const root = mkdtempSync(join(tmpdir(), 'fuzz-'))
for (const f of ['schemas/documents', 'site-config', 'machines', 'slice-registry/slices']) cpSync(join(repositoryRoot, f), join(root, f), { recursive: true, filter: (s) => !/\.(tsx?|css)$/.test(s) })
const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((e) => e.isFile() && e.name.endsWith('.json') && e.name !== 'mocks.json').map((e) => join(e.parentPath, e.name))
let seed = Number(process.argv[2]); const rnd = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff
const junk = [null, 7, 'x', [], {}, [7], { a: 1 }, true, '/data/x', '']
const start = Date.now(); let n = 0, silent = 0
while (Date.now() - start < 60000) {
  const file = files[Math.floor(rnd() * files.length)]!; const text = readFileSync(file, 'utf8')
  const json = JSON.parse(text); let owner = json; const trail: string[] = []
  for (;;) { const keys = Object.keys(owner); if (!keys.length) break; const key = keys[Math.floor(rnd() * keys.length)]!; trail.push(key)
    if (typeof owner[key] === 'object' && owner[key] && rnd() < 0.75) { owner = owner[key]; continue }
    if (rnd() < 0.2) delete owner[key]; else owner[key] = junk[Math.floor(rnd() * junk.length)]; break }
  writeFileSync(file, JSON.stringify(json)); n++
  try { if (checkSite([root]).length === 0) silent++ } catch (e) { console.log(file.slice(root.length), trail.join('/'), String((e as Error).stack).split('\n').slice(0, 4).join(' | ')) }
  writeFileSync(file, text)
}
console.log(n, 'mutations', silent, 'without fault'); rmSync(root, { recursive: true })
