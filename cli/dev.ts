/**
 * `npm run dev`: the site with hot updates; faults in its files are reported and do not stop it.
 * Vendors are emulated, unless the environment names an emulator or configures a vendor.
 */
import { toReason } from '#runtime/errors'
import { findRoots } from '#compiler/read/roots.ts'
import { startVendorEmulator } from '../adapters/vendors/emulator/start-vendor-emulator.ts'
import { emulatorOffset, findFreePort, tellMove } from './free-ports.ts'
import { readValidVariable, type Command } from './run-command.ts'
import { serveDev } from './serve-dev.ts'

export const dev: Command = {
  help: `slicewright dev
Serves the site on PORT with hot updates, with its tools: /__desk, /__slices, /__machines.
Environment: PORT, SITE_DIR, and what the server reads`,
  options: {},
  async run() {
    // Fails at once where there is no site.
    findRoots()
    const wanted = Number(readValidVariable('PORT'))
    const isSetUp = Object.keys(process.env).some((name) => name.startsWith('VENDOR_'))
    const port = await findFreePort(wanted, isSetUp ? [] : [emulatorOffset])
    if (port !== wanted) console.log(tellMove(wanted, port))
    const emulator = isSetUp ? undefined : await startEmulator(port && port + emulatorOffset)
    const variables = { PORT: String(port), ...(emulator && { VENDOR_EMULATOR: emulator.url }) }
    try {
      await serveDev(String(port), variables)
      return 0
    } catch (error) {
      console.error(toReason(error))
      return 1
    } finally {
      await emulator?.close()
    }
  },
}

async function startEmulator(port: number) {
  const started = await startVendorEmulator({ port })
  console.log(`Vendors are emulated; ${started.url}/__vendors shows what is sent to them.`)
  return started
}
