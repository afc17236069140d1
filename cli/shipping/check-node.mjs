/**
 * Runs first in a package, so that a Node too old for the rest gets a message too. Its package.json
 * says which one is needed.
 */
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const [major, minor] = process.versions.node.split('.').map(Number)

/** @param {string} range - ^22.13.0 or >=26.0.0 */
function isWithin(range) {
  const [, sign, leastMajor, leastMinor] = /^(\^|>=)(\d+)\.(\d+)/.exec(range)
  if (major !== Number(leastMajor)) return sign === '>=' && major > Number(leastMajor)
  return minor >= Number(leastMinor)
}

if (!engines.node.split(' || ').some(isWithin)) {
  console.error(`This package needs Node ${engines.node}; this is Node ${process.versions.node}.`)
  process.exit(1)
}
