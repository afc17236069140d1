/** Node's flags for serving: memory is returned early, and most objects die young. */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=20'] as const
