/** `npm run vendor-emulator`: the emulator of all vendors alone, for a site with `VENDOR_EMULATOR`. */
import { startVendorEmulator } from '../../adapters/vendors/emulator/start-vendor-emulator.ts'

const { url, close } = await startVendorEmulator({ port: Number(process.env.PORT ?? 4000) })
console.log(`Vendors are emulated on ${url}, and shown at ${url}/__vendors`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)))
}
