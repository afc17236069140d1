/** What Node is started with to serve: memory is given back soon, and most objects end young. */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=20'] as const
