/** `npm run vendor-emulator -w lab`: the emulator of all vendors alone, for a site with `VENDOR_EMULATOR`. */
import { once } from 'node:events'
import { startVendorEmulator } from '../../adapters/vendors/emulator/start-vendor-emulator.ts'
import { readValidVariable, runCommand, type Command } from '../../cli/run-command.ts'

const command: Command = {
  help: `npm run vendor-emulator -w lab
Emulates all vendors on PORT, 4000 unless set, for a site with VENDOR_EMULATOR; shows what is sent to them.
Environment: PORT`,
  options: {},
  async run() {
    const port = process.env['PORT'] ? Number(readValidVariable('PORT')) : 4000
    const { url, close } = await startVendorEmulator({ port })
    console.log(`Vendors are emulated on ${url}, and shown at ${url}/__vendors`)
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
    await close()
    return 0
  },
}

// Connections that browsers keep open must not delay the exit.
process.exit(await runCommand(command, process.argv.slice(2)))
