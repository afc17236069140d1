import { expect, it } from 'vitest'
import { toLeaves } from './state-value.ts'

it('tells a state value in one line', () => {
  expect(toLeaves('idle')).toBe('idle')
  expect(toLeaves({ choice: { running: 'starting' }, modal: 'closed' })).toBe(
    'choice.running.starting · modal.closed',
  )
  expect(toLeaves({ region: {} })).toBe('region')
  expect(toLeaves({})).toBe('runs')
})
