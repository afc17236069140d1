import { expect, it } from 'vitest'
import { stampScripts } from './stamp-scripts.ts'

const names = new Set(['chunk-aB3_x-9Z.js', 'client.DHrM.js', 'report.worker-B1.js'])

it.each([
  ['import{a}from"./chunk-aB3_x-9Z.js";', 'import{a}from"./chunk-aB3_x-9Z.js?deploy=t%2F1";'],
  ['import(`../chunks/chunk-aB3_x-9Z.js`)', 'import(`../chunks/chunk-aB3_x-9Z.js?deploy=t%2F1`)'],
  [
    `new URL('/assets/report.worker-B1.js', import.meta.url)`,
    `new URL('/assets/report.worker-B1.js?deploy=t%2F1', import.meta.url)`,
  ],
  ['m.f=["assets/client.DHrM.js"]', 'm.f=["assets/client.DHrM.js?deploy=t%2F1"]'],
  ['["/assets/entries/client.DHrM.js"]', '["/assets/entries/client.DHrM.js?deploy=t%2F1"]'],
])('names the deploy in %s', (text, stamped) => {
  expect(stampScripts(text, names, 't/1')).toBe(stamped)
})

it.each([
  ['import"./chunks/of-the-server.js"'],
  ['"https://cdn.example/assets/client.DHrM.js"'],
  ['"/media/client.DHrM.js"'],
  ['`./client.DHrM.js.map`'],
])('leaves %s as it is', (text) => {
  expect(stampScripts(text, names, 't/1')).toBe(text)
})
