import { expect, it } from 'vitest'
import { readEnvironment } from '#runtime'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { handle } from './content-webhook.ts'

const secret = 'of the webhook alone'

async function send(told: object) {
  const followed: unknown[] = []
  const platform = createTestPlatform({
    environment: readEnvironment({ PRISMIC_WEBHOOK_SECRET: secret }),
    publications: { follow: (ref, documents) => followed.push([ref, documents]) },
  })
  const body = JSON.stringify({ type: 'api-update', masterRef: 'new', secret, ...told })
  const request = new Request('https://site.example/', { method: 'POST', body })
  const { status } = await handle(request, platform)
  return { status, followed }
}

it.each([
  ['ids', ['a', 'b'], ['a', 'b']],
  ['no ids', [], undefined],
  ['something else', ['a', { id: 'b' }], undefined],
  ['no list', 'a', undefined],
])('hands on what was published, as far as it is told: %s', async (_, documents, expected) => {
  expect(await send({ documents })).toEqual({ status: 200, followed: [['new', expected]] })
})

it('follows nobody who does not know the secret', async () => {
  const sent = await send({ documents: ['a'], secret: 'another' })
  expect(sent).toEqual({ status: 403, followed: [] })
})
