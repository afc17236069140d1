/** The mails to visitors that the site under test stores, since it has no mail server. */
import { createSignedLinks } from '../../../adapters/node/signed-links.ts'
import { linkSecret } from '../../support/link-secret.ts'
import { openStores } from './leads.ts'
import { expect } from './test.ts'

/** Path and query of the link in the newest mail of a kind to an address, once it is written. */
export async function findMailedLink(kind: string, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const { outbox, leads } = await openStores()
      const mails = await outbox.list(500)
      await leads.close()
      const mail = mails.find((one) => one.kind === kind && one.email === email && one.text)
      link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  const { pathname, search } = new URL(link)
  return pathname + search
}

export const codeOfTests = 'TEST-TEST-TEST'

/** The query that shows a code to anybody who opens its page. */
export async function signCodeLink(): Promise<string> {
  const { redemptionCodes, leads } = await openStores()
  const wish = { pool: 'browser-tests', email: 'tests@engines.example', spare: codeOfTests }
  const { id } = (await redemptionCodes.take(wish))!
  await leads.close()
  return `?token=${createSignedLinks({ secrets: [linkSecret] }).sign('code', id)}`
}

export async function findSubscriber(email: string) {
  const { mailPreferences, leads } = await openStores()
  const found = await mailPreferences.findByEmail(email)
  await leads.close()
  return found
}
