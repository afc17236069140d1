import { existsSync } from 'node:fs'

/** Playwright's own browser where it is installed; the system's where downloads are not possible. */
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
)

/** How every test starts Chromium. */
export const launchOptions = {
  ...(system ? { executablePath: system } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
