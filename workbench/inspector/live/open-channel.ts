import { channelName } from './messages.ts'

/** @returns a function that posts to all others on the channel */
export function openChannel<Received, Sent>(
  receive: (message: Received) => void,
): (message: Sent) => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Received>) => receive(data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels stay within one
  return (message) => channel.postMessage(message)
}
