import { describe, expect, it } from 'vitest'
import { checkChanged } from '../testing/test-site.ts'

const file = 'site-config/events.json'
const machineFile = 'machines/reporter/machine.json'
const text = (more: object = {}) => ({ type: 'string', description: 'A text.', ...more })
const catalogue = {
  common: { locale: text() },
  user: { variation: text() },
  events: [
    {
      name: 'Menu opened',
      description: 'A menu was opened.',
      properties: { menu: text({ required: true }), side: text({ enum: ['left', 'right'] }) },
    },
    { name: 'Search input', description: 'Something was typed.' },
  ],
}
const action = (type: string, params: object) => ({
  [machineFile]: JSON.stringify({
    id: 'reporter',
    description: 'Reports something.',
    initial: 'a',
    states: { a: { entry: [{ type, params }] } },
  }),
})
const faultsOf = (files: Record<string, string>, events: object = catalogue) =>
  checkChanged({ [file]: JSON.stringify(events), ...files }).map(
    (fault) => `${fault.file}#${fault.path} ${fault.message} ${fault.hint}`,
  )
const at = '/states/a/entry/0/params'

describe('[ANALYTICS-07] [ANALYTICS-08] events.json', () => {
  it.each([
    ['an event with what it needs', 'track', { name: 'Menu opened', properties: { menu: 'a' } }],
    ['a computed value', 'track', { name: 'Menu opened', properties: { menu: { '@expr': '1' } } }],
    [
      'properties computed as a whole, which are checked when they are sent',
      'track',
      { name: 'Menu opened', properties: { '@expr': 'event.properties' } },
    ],
    ['an event without properties', 'track', { name: 'Search input' }],
    ['a common property', 'track', { name: 'Search input', properties: { locale: 'en' } }],
    ['a property of the visitor', 'identify', { properties: { variation: 'main' } }],
  ])('accepts %s', (_, type, params) => {
    expect(faultsOf(action(type, params))).toEqual([])
  })

  it.each([
    [
      'an unknown event',
      { name: 'Menu opend' },
      `#${at}/name The event "Menu opend" is not in the catalogue. Did you mean "Menu opened"? New ones go to site-config/events.json.`,
    ],
    [
      'a computed name',
      { name: { '@expr': "'Menu ' + event.what" } },
      `#${at}/name The event name is computed, so it cannot be checked against the catalogue. Write a fixed event name for each transition.`,
    ],
    [
      'a missing property',
      { name: 'Menu opened' },
      `#${at}/properties The event "Menu opened" needs "menu". Add it.`,
    ],
    [
      'an undeclared property',
      { name: 'Menu opened', properties: { menu: 'a', sied: 'left' } },
      `#${at}/properties/sied The event "Menu opened" has no "sied". Did you mean "side"?`,
    ],
    [
      'a value of another type',
      { name: 'Menu opened', properties: { menu: 3 } },
      `#${at}/properties/menu "menu" cannot be 3. It must be a string.`,
    ],
    [
      'a value that is not on the list',
      { name: 'Menu opened', properties: { menu: 'a', side: 'top' } },
      `#${at}/properties/side "side" cannot be "top". One of: left, right.`,
    ],
  ])('finds %s', (_, params, fault) => {
    expect(faultsOf(action('track', params))).toEqual([`${machineFile}${fault}`])
  })

  it('finds an undeclared property of the visitor', () => {
    expect(faultsOf(action('identify', { properties: { mail: 'a' } }))).toEqual([
      `${machineFile}#${at}/properties/mail The visitor has no "mail". Known: variation.`,
    ])
  })

  it('finds an event that is there twice, and a vendor that is not there', () => {
    const again = { ...catalogue.events[1], to: ['nobody'] }
    expect(faultsOf({}, { events: [...catalogue.events, again] })).toEqual([
      `${file}#/events/2/name "Search input" is already in the catalogue. Keep one of them.`,
      `${file}#/events/2/to/0 There is no vendor "nobody". None exists yet.`,
    ])
  })

  it('asks nothing of a site without the file', () => {
    expect(checkChanged(action('track', { name: 'Anything' }))).toEqual([])
  })

  it.each([
    ['a key that means nothing', { events: [{ ...catalogue.events[1], propertys: {} }] }],
    ['a type there is not', { events: [], common: { a: { type: 'date', description: 'A day.' } } }],
    ['a name that is no name', { events: [{ ...catalogue.events[1], name: 'search.' }] }],
  ])('by its schema finds %s', (_, events) => {
    expect(faultsOf({}, events)).toHaveLength(1)
  })
})
