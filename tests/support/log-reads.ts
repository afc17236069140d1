/** Loaded before a program (`node --import`): writes the name of every file it reads into `LOG_READS`. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

type Read = (path: unknown, ...rest: unknown[]) => unknown

const { appendFileSync } = fs
const log = process.env['LOG_READS']!

function watch(owner: object, name: string): void {
  const methods = owner as Record<string, Read>
  const read = methods[name]!
  methods[name] = function (this: unknown, path, ...rest) {
    if (typeof path === 'string' || path instanceof URL) appendFileSync(log, `${String(path)}\n`)
    return Reflect.apply(read, this, [path, ...rest])
  }
}

watch(fs, 'readFileSync')
watch(fs, 'readFile')
watch(fs.promises, 'readFile')
syncBuiltinESMExports()
