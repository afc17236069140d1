/** The lists of refused mail domains are confidential: they stay on the server. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { builtFolder } from '#tests/support/built-folder.ts'
import { expect, test } from './support/test.ts'

const folder = join(builtFolder, 'client')
const { competitors, freeMail } = JSON.parse(
  readFileSync(join(repositoryRoot, 'site-config/email-domains.json'), 'utf8'),
) as { competitors: string[]; freeMail: string[] }

/** Domains from each package's list, and from the site's own. */
const domains = ['gmx.de', 'voila.fr', 'mailinator.com', 'yopmail.com', ...competitors, ...freeMail]

test('[FORM-14] [OP34] no file of the browser knows the lists of e-mail domains', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|json|css|html|map|txt)$/.test(file),
  )
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(20)
  const found = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return domains.filter((domain) => text.includes(domain)).map((domain) => `${domain} in ${file}`)
  })
  expect(found).toEqual([])
})

test('[FN-03] [FN-04] [FN-05] a page is told of an address, and nothing else', async ({
  request,
}) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const ask = async (query: string) =>
    (await request.get(`/.netlify/functions/${query}`, { headers })).json() as Promise<unknown>
  expect(await ask(`is-competitor-email?email=jo@${competitors[0]}`)).toEqual({
    isCompetitor: true,
  })
  expect(await ask('is-professional-email?email=jo@gmx.de')).toEqual({ isProfessional: false })
  expect(await ask('fetch-company?email=jo@northwind.example')).toEqual({
    company: { name: 'Northwind', domain: 'northwind.example' },
  })
})
