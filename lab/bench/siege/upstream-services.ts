/** Every service that a site calls, on this machine, each behind a line that can fail. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { startLeadReceiver } from '../../../tests/support/lead-receiver.ts'
import { sendJson, startHttp } from '../../../tests/support/start-http.ts'
import { startFaultyLine, type FaultyLine } from './faulty-line.ts'

export const upstreamNames = ['content', 'crm', 'webhook', 'mail', 'platform', 'companies'] as const
export type UpstreamName = (typeof upstreamNames)[number]

export interface UpstreamServices {
  lines: Record<UpstreamName, FaultyLine>
  /** Variables of a site that uses them. */
  environment: Record<string, string>
  /** Idempotency keys of the leads that each receiver has processed. */
  done(): Record<'crm' | 'webhook' | 'mail', ReadonlySet<string>>
  /** Submissions that the CRM has processed; one processed twice appears twice. */
  submissions(): string[]
  close(): Promise<void>
}

/** @param contentEndpoint - of the content service */
export async function startUpstreams(contentEndpoint: string): Promise<UpstreamServices> {
  const [crm, webhook] = [await startLeadReceiver(), await startLeadReceiver()]
  const platform = await startHttp((response) =>
    sendJson(response, 201, { platformUrl: 'https://n.platform.example' }),
  )
  const companies = await startHttp((response) => sendJson(response, 404, {}))
  const mail = await startMailServer()
  const urls = { content: contentEndpoint, crm: crm.url, webhook: webhook.url }
  const ports: Record<UpstreamName, number> = {
    content: portOf(urls.content),
    crm: portOf(urls.crm),
    webhook: portOf(urls.webhook),
    mail: mail.port,
    platform: portOf(platform.url),
    companies: portOf(companies.url),
  }
  const lines = Object.fromEntries(
    await Promise.all(
      upstreamNames.map(async (name) => [name, await startFaultyLine(ports[name])] as const),
    ),
  ) as Record<UpstreamName, FaultyLine>
  const origin = (name: UpstreamName) => `http://127.0.0.1:${lines[name].port}`
  return {
    lines,
    environment: {
      PRISMIC_ENDPOINT: `${origin('content')}${new URL(urls.content).pathname}`,
      LEAD_UPSTREAM_URL: `${origin('crm')}/leads`,
      LEAD_WEBHOOK_URL: `${origin('webhook')}/leads`,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
      SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
      LEAD_MAIL_TO: 'sales@colloquy.example',
      LEAD_MAIL_FROM: 'website@colloquy.example',
      LEARNING_PLATFORM_URL: origin('platform'),
      COMPANY_DIRECTORY_URL: origin('companies'),
      COMPANY_DIRECTORY_KEY: 'a key',
    },
    done: () => ({
      crm: new Set(crm.done.keys()),
      webhook: new Set(webhook.done.keys()),
      mail: mail.ids,
    }),
    submissions: () => [...crm.done.values()].map(({ body }) => body.data.submission ?? ''),
    async close() {
      for (const line of Object.values(lines)) line.close()
      await Promise.all([crm.close(), webhook.close(), platform.close(), companies.close()])
      await mail.close()
    },
  }
}

async function startMailServer() {
  const ids = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [, id] = /^message-id: (.*)$/im.exec(Buffer.concat(chunks).toString('utf8')) ?? []
        if (id !== undefined) ids.add(id.trim())
        done()
      })
    },
  })
  // Broken connections are its purpose.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    ids,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
