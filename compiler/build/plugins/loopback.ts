/** The address of the desk, and the connections it accepts. */
export const deskPath = '/__desk'

/** @param address - the remote end of a connection */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address)
}
