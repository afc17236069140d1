import { createInspectorServer } from '@statelyai/inspect/server'
import { expect } from '@playwright/test'
import { findFreePort } from '../support/find-free-port.ts'
import { test } from './support/dev-test.ts'

test.describe.configure({ mode: 'default' })

interface Told {
  type: string
  sessionId: string
  sourceId?: string
  name?: string
  definition?: string
  snapshot?: { value: unknown }
  event?: { type: string }
}

test('[PAGEBUILDER-08] a page tells Stately’s own server of its machines, and of what happens to them', async ({
  page,
}) => {
  const port = await findFreePort()
  const server = createInspectorServer({ port, autoOpen: false })
  const told: Told[] = []
  const receiver = new WebSocket(`ws://localhost:${port}`)
  receiver.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data)) as Told))
  try {
    await page.goto(`/pricing?stately=ws://localhost:${port}`)
    const refuse = page.getByRole('button', { name: 'Refuse all' })
    await refuse.waitFor()
    const actor = () =>
      told.find((each) => each.type === '@xstate.actor' && each.name === 'consent')
    await expect.poll(actor).toBeTruthy()
    expect(JSON.parse(actor()!.definition!)).toMatchObject({ id: 'consent', type: 'parallel' })
    await refuse.click()
    const refused = (type: string) =>
      told.find((each) => each.type === type && each.event?.type === 'consent.refuse-all')
    await expect.poll(() => refused('@xstate.event')?.sessionId).toBe('consent')
    await expect
      .poll(() => refused('@xstate.snapshot')?.snapshot?.value)
      .toMatchObject({
        banner: 'hidden',
      })
  } finally {
    receiver.close()
    server.stop()
  }
})

test('[PAGEBUILDER-08] a page that is not asked to connects nowhere', async ({ page }) => {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host))
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Refuse all' }).waitFor()
  expect(scripts.filter((url) => /statelyai|connect-stately/.test(url))).toEqual([])
  expect(sockets.filter((host) => host !== new URL(page.url()).host)).toEqual([])
})
