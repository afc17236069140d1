/**
 * `npm run surface -w lab`: records what a site can hold on to, in `lab/surface/recorded`; the difference to what was there is
 * what to review. With `--release` it becomes what later versions are compared with.
 */
import { join } from 'node:path'
import packageFile from '../../package.json' with { type: 'json' }
import { readCall } from '../../cli/run-command.ts'
import {
  recordSurface,
  recorded,
  readSurface,
  released,
  writeSurface,
} from '../surface/record-surface.ts'
import { findAdditions, findChanges } from '../surface/surface.ts'

const { values } = await readCall({
  help: `npm run surface -w lab [-- --release]
Writes down what a site can hold on to: exports, words of JSON files, messages, commands, variables; in lab/surface/recorded.
  --release  also takes it as what this version had: what is removed or changed from now on has to be in CHANGELOG.md`,
  options: { release: { type: 'boolean' } },
})
const before = readSurface(recorded)
const now = await recordSurface()
writeSurface(recorded, now)
if (values['release']) writeSurface(released, now, packageFile.version)
const lines = [
  ...findAdditions(before, now).map(({ area, name }) => `new in ${area}: ${name}`),
  ...findChanges(before, now).map(
    ({ area, name, is }) => `${is === undefined ? 'gone from' : 'changed in'} ${area}: ${name}`,
  ),
]
console.log(lines.length > 0 ? lines.join('\n') : 'Nothing differs from what was recorded.')
console.log(
  `Written to ${join('lab/surface', values['release'] ? '{recorded,released}' : 'recorded')}.`,
)
