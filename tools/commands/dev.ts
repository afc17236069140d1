/**
 * `npm run dev`: the site with hot updates; faults in its files are reported and do not stop it.
 * Vendors are emulated, unless the environment names an emulator or configures a vendor.
 */
import { readVariable } from '#schemas/environment-variables.ts'
import { findRoots } from '#schemas/roots.ts'
import { startVendorEmulator } from '../../adapters/vendors/emulator/start-vendor-emulator.ts'
import { run } from './run.ts'

// Says at once where there is no site.
findRoots()
const port = readVariable('PORT')
const isSetUp = Object.keys(process.env).some((name) => name.startsWith('VENDOR_'))
const emulator = isSetUp ? undefined : await startEmulator(Number(port) + 1000)
const variables = emulator ? { VENDOR_EMULATOR: emulator.url } : undefined
await run('vike', ['dev', '--port', port], variables).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
await emulator?.close()

/** On a port that stays the same while it is free. */
async function startEmulator(wanted: number) {
  const started = await startVendorEmulator({ port: wanted }).catch(() =>
    startVendorEmulator({ port: 0 }),
  )
  console.log(`Vendors are emulated; ${started.url}/__vendors shows what is sent to them.`)
  return started
}
