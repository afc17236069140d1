import { expect, it } from 'vitest'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

const click = (cta: string, linkType = 'link') => {
  const { send, ports } = startMachine(document)
  send({ type: 'link.clicked', destination: '/there', section: 'hero', linkType, cta })
  return ports.effects.map(([, event]) => event)
}
const clicked = (linkType: string) => ({
  name: 'CTA clicked',
  properties: { destination: '/there', section: 'hero', linkType },
})

it.each(['demo', 'whitePaper', 'link'])('[CTA-06] [CTA-08] reports %s', (linkType) => {
  expect(click('', linkType)).toEqual([clicked(linkType)])
})

it.each([
  ['download', 'CTA downloaded'],
  ['menu', 'Menu link clicked'],
])('[CTA-07] a click on %s is "%s", and nothing else', (cta, name) => {
  expect(click(cta)).toEqual([{ name, properties: { destination: '/there', section: 'hero' } }])
})
