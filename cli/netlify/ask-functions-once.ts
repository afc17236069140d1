/**
 * Loaded before Netlify's command line (`node --import`). Its local proxy takes the 404 of a function for that of a
 * file, and asks the function again for `.html`, `.htm`, `/index.html` and `/index.htm` (`utils/proxy.js`, `proxyRes`):
 * a visitor gets the last of five answers. In production files are looked for before a function is asked, and what the
 * function says is the answer.
 */
import { IncomingMessage } from 'node:http'

/** What the proxy notes of a request, in this order. */
interface Proxied extends IncomingMessage {
  /** Of a function it says which one. */
  proxyOptions?: { headers?: Record<string, string> }
}

const functionName = 'x-nf-function-name'
const left = new WeakMap<IncomingMessage, string[]>()

Object.defineProperty(IncomingMessage.prototype, 'alternativePaths', {
  get(this: Proxied) {
    return left.get(this)
  },
  set(this: Proxied, paths: string[]) {
    const isFunction = this.proxyOptions?.headers?.[functionName] !== undefined
    left.set(this, isFunction ? [] : paths)
  },
})
