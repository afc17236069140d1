/** Forms where networks, tabs and the history get in the way. */
import { findViolations } from './support/accessibility.ts'
import {
  done,
  field,
  fillForm,
  formOf,
  hostOf,
  openForm,
  sendButton,
  submitPath,
} from './support/form-page.ts'
import { readLeads } from './support/leads.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const path = '/form/contact-us'
const newAddress = () => `ada-${crypto.randomUUID()}@engines.example`
const entriesOf = (email: string) => ({
  topic: 'support',
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  message: 'It is about SCIM.',
  privacy: true as const,
})

async function send(page: Page): Promise<void> {
  await sendButton(page).click()
  await expect(done(page)).toBeVisible()
}

test('two tabs with the same words are two leads, and a duplicated request is none more', async ({
  page,
  context,
}) => {
  const email = newAddress()
  const other = await context.newPage()
  const bodies: string[] = []
  for (const tab of [page, other]) {
    tab.on('request', (request) => {
      if (request.url().endsWith('/submit-form')) bodies.push(request.postData()!)
    })
    await openForm(tab, path)
    await fillForm(tab, entriesOf(email))
  }
  await send(page)
  await other.bringToFront()
  await send(other)
  expect(bodies).toHaveLength(2)
  expect(await readLeads(email)).toHaveLength(2)
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const url = '/.netlify/functions/submit-form'
    return (await fetch(url, { method: 'POST', headers, body })).status
  }, bodies[0]!)
  expect(status).toBe(200)
  expect(await readLeads(email)).toHaveLength(2)
})

test('back to a form that was sent offers an empty one, and sends nothing', async ({ page }) => {
  const email = newAddress()
  await openForm(page, path)
  await fillForm(page, entriesOf(email))
  await send(page)
  await page.locator('footer a[href^="/legal/"]').first().click()
  await page.waitForURL(/\/legal\//)
  await page.goBack()
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(hostOf(page)).toHaveAttribute('data-hydrated', '')
  await expect(field(page, 'email')).toHaveValue('')
  await page.goForward()
  await page.waitForURL(/\/legal\//)
  expect(await readLeads(email)).toHaveLength(1)
})

test('says that there is no connection or that it is our fault, keeps what was written, and tries again as the same submission', async ({
  page,
  context,
}) => {
  const email = newAddress()
  const ids: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/submit-form'))
      ids.push((request.postDataJSON() as { submission: string }).submission)
  })
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('FORM_NOT_SENT')) logged.push(message.text())
  })
  await openForm(page, path)
  await fillForm(page, entriesOf(email))
  await context.setOffline(true)
  await sendButton(page).click()
  const failed = page.locator('[data-form-failed]')
  const offline = 'There seems to be no connection. What you wrote is kept'
  await expect(failed).toBeFocused()
  await expect(failed.locator('p:visible')).toHaveText([new RegExp(`^${offline}`)])
  await expect(field(page, 'message')).toHaveValue('It is about SCIM.')
  await context.setOffline(false)
  await page.route(submitPath, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await failed.getByRole('button').click()
  await expect(failed.getByText(offline)).toBeHidden()
  await expect(failed).toBeFocused()
  await expect(failed.locator('p:visible')).toHaveText([
    /^It did not arrive, and that is our fault\./,
  ])
  expect(await findViolations(page, 'main')).toEqual([])
  await failed.getByRole('button').click()
  await expect(done(page)).toBeFocused()
  expect(logged).toEqual([expect.anything(), expect.stringContaining('503')])
  expect(logged.join()).not.toMatch(new RegExp(email))
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  expect(await readLeads(email)).toHaveLength(1)
})

test('has the words for no connection in every language', async ({ request }) => {
  for (const [at, words] of [
    [path, 'There seems to be no connection. What you wrote is kept'],
    [
      '/de/form/kontaktieren-sie-uns',
      'Es scheint keine Verbindung zu geben. Ihre Eingaben bleiben',
    ],
    ['/fr/form/contactez-nous', 'Il semble ne pas y avoir de connexion. Ce que vous avez écrit'],
  ] as const)
    expect(await (await request.get(at)).text(), at).toContain(words)
})

async function expectPlainSend(
  page: Page,
  email: string,
  wait = () => Promise.resolve(),
): Promise<void> {
  await fillForm(page, entriesOf(email))
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await sendButton(page).click()
  await wait()
  expect((await sent).isNavigationRequest()).toBe(true)
  await expect(done(page)).toBeVisible()
  expect(await readLeads(email)).toHaveLength(1)
}

test('is sent as the browser sends forms once its script is gone with a new build', async ({
  page,
}) => {
  const email = newAddress()
  await openForm(page, path)
  await page.route(/\/assets\/chunks\//, (route) => route.fulfill({ status: 404, body: '' }))
  await expectPlainSend(page, email)
})

test('is sent as the browser sends forms when the script that sends hangs', async ({ page }) => {
  const email = newAddress()
  await page.clock.install()
  await openForm(page, path)
  await page.route(/\/assets\/chunks\//, () => {})
  await expectPlainSend(page, email, () => page.clock.fastForward(10_000))
})

test('without its script the network takes away, the form is sent once there is one again', async ({
  page,
  context,
}) => {
  const email = newAddress()
  await openForm(page, path)
  await context.setOffline(true)
  await fillForm(page, entriesOf(email))
  await sendButton(page).click()
  const failed = page.locator('[data-form-failed]')
  await expect(failed).toBeFocused()
  await expect(field(page, 'message')).toHaveValue('It is about SCIM.')
  await context.setOffline(false)
  await failed.getByRole('button').click()
  await expect(done(page)).toBeVisible()
  expect(await readLeads(email)).toHaveLength(1)
})

test('tries again as the same submission where nothing may be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Forbidden.', 'SecurityError')
    }
  })
  const ids: string[] = []
  await page.route(submitPath, async (route) => {
    ids.push((route.request().postDataJSON() as { submission: string }).submission)
    // Stored, but the answer is lost.
    if (ids.length === 1) await route.fetch()
    return ids.length === 1 ? route.abort() : route.continue()
  })
  const email = newAddress()
  await openForm(page, path)
  await fillForm(page, entriesOf(email))
  await sendButton(page).click()
  await page.locator('[data-form-failed]').getByRole('button').click()
  await expect(done(page)).toBeVisible()
  expect(new Set(ids).size).toBe(1)
  expect(await readLeads(email)).toHaveLength(1)
})

test('takes addresses and numbers as they are pasted, with marks that nobody sees', async ({
  page,
}) => {
  const email = newAddress()
  await openForm(page, '/form/demo')
  await fillForm(page, {
    email: `Ada Byron <\u200b${email}\u2060>,`,
    firstName: 'Αγγελική',
    lastName: '王小明',
    phone_country: 'US',
    phone: '\u202a（415) 555\u20112671\u202c x12',
    company: 'Engines',
    companySize: '1-49',
    country: 'US',
    privacy: true,
  })
  await send(page)
  const [lead] = await readLeads(email)
  const named = { firstName: 'Αγγελική', lastName: '王小明' }
  const numbers = { phone: '+14155552671', phone_extension: '12' }
  expect(lead).toMatchObject({ email, fields: { email, ...named, ...numbers } })
})

test.describe('of two steps', () => {
  const long = '/form/demo'
  const steps = (page: Page) => formOf(page).locator('[data-step]:visible')
  const next = (page: Page) => formOf(page).getByRole('button', { name: 'Next' })
  /** Scripts loaded after the document and the first script. */
  const later = /\/assets\/chunks\//

  async function fillBoth(page: Page, email: string): Promise<void> {
    const texts = { email, firstName: 'Ada', lastName: 'Byron', company: 'Engines' }
    for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
    await field(page, 'companySize').selectOption('1-49')
    await field(page, 'country').selectOption('GB')
    await field(page, 'privacy').check()
  }

  test('looks before its machine comes as it does with it', async ({ page }) => {
    await page.goto(long)
    await expect(next(page)).toBeVisible()
    await expect(steps(page)).toHaveCount(1)
    await expect(sendButton(page)).toBeHidden()
    await formOf(page).scrollIntoViewIfNeeded()
    const before = await formOf(page).boundingBox()
    await formOf(page).hover()
    await expect(hostOf(page)).toHaveAttribute('data-hydrated', '')
    expect(await formOf(page).boundingBox()).toEqual(before)
  })

  test('answers a step that was taken before its machine came', async ({ page }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route(later, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(long)
    await next(page).click()
    await expect(hostOf(page)).not.toHaveAttribute('data-hydrated')
    arrived.resolve()
    await expect(page.locator('[data-form-summary]').getByRole('listitem')).toHaveCount(3)
    await expect(steps(page)).toHaveCount(1)
  })

  test('stays as the browser sends it when its machine comes while somebody fills it in', async ({
    page,
  }) => {
    const email = newAddress()
    const arrived = Promise.withResolvers<void>()
    await page.clock.install()
    await page.route(later, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(long)
    await next(page).click()
    await page.clock.fastForward(10_000)
    await expect(steps(page)).toHaveCount(2)
    await fillBoth(page, email)
    await field(page, 'company').focus()
    arrived.resolve()
    await waitForMachines(page)
    await expect(steps(page)).toHaveCount(2)
    await expect(field(page, 'company')).toBeFocused()
    await expect(hostOf(page)).not.toHaveAttribute('data-hydrated')
    await sendButton(page).click()
    await expect(done(page)).toBeVisible()
    expect(await readLeads(email)).toHaveLength(1)
  })

  const losses: [name: string, lose: (page: Page) => Promise<unknown>][] = [
    [
      'fails',
      async (page) => {
        await page.route(later, (route) => route.abort())
        await page.goto(long)
        // A page whose script fails is loaded once more, and waits for the visitor again.
        const again = page.waitForEvent('load')
        await formOf(page).hover({ position: { x: 20, y: 5 } })
        await again
        await formOf(page).hover({ position: { x: 40, y: 5 } })
      },
    ],
    [
      'hangs',
      async (page) => {
        await page.clock.install()
        await page.route(later, () => {})
        await page.goto(long)
        await next(page).click()
        await expect(steps(page)).toHaveCount(1)
        await page.clock.fastForward(10_000)
      },
    ],
    [
      'never comes, since the first script of the page fails',
      async (page) => {
        await page.route(/\/assets\/(?:chunks|entries)\//, (route) => route.abort())
        await page.goto(long)
        await expect(steps(page)).toHaveCount(2)
      },
    ],
    [
      'never comes, since the first script of the page hangs',
      async (page) => {
        await page.route(/\/assets\/(?:chunks|entries)\//, () => {})
        await page.goto(long, { waitUntil: 'domcontentloaded' })
        await expect(steps(page)).toHaveCount(1)
        await page.evaluate(() => {
          for (const animation of document.getAnimations()) animation.finish()
        })
      },
    ],
  ]
  for (const [name, lose] of losses) {
    test(`shows both and is sent as browsers send forms when its machine ${name}`, async ({
      page,
    }) => {
      const email = newAddress()
      await lose(page)
      await expect(steps(page)).toHaveCount(2)
      await fillBoth(page, email)
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await sendButton(page).click()
      expect((await sent).isNavigationRequest()).toBe(true)
      await expect(done(page)).toBeVisible()
      expect(await readLeads(email)).toHaveLength(1)
    })
  }
})
