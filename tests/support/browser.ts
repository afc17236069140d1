import type { LaunchOptions } from 'playwright'
import { findBrowser } from '../../cli/find-browser.ts'

/** Options with which every test starts Chromium. */
export function launchOptions(): LaunchOptions {
  const found = findBrowser()
  return {
    ...(found && !found.isPlaywrights ? { executablePath: found.path } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
