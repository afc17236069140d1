import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { developmentWords } from '#tests/support/development-words.ts'
import { createToolBundle } from '../../../compiler/build/bundle-tool.ts'

it('[PAGEBUILDER-08] would be told by its words if a production build had it', async () => {
  const bundle = createToolBundle(join(repositoryRoot, 'renderer'), 'inspect.client.ts')
  const found = (await bundle()).matchAll(new RegExp(developmentWords, 'g'))
  const words = new Set(Array.from(found, ([word]) => word))
  expect([...words].toSorted()).toEqual([
    'Machines of this page',
    '__machines',
    'slicewright.inspector',
    'statelyai',
  ])
})
