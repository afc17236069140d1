/** Where the desk is, and from where it may be reached. */
export const deskPath = '/__desk'

/** @param address - of a connection */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address)
}
