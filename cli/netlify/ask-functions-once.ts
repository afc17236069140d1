/**
 * Loaded before Netlify's command line (`node --import`). Its local proxy mistakes the 404 of a
 * function for that of a file, and calls the function again for `.html`, `.htm`, `/index.html` and
 * `/index.htm` (`utils/proxy.js`, `proxyRes`): a visitor gets the last of five answers. In
 * production files are looked up before a function is called, and the function's answer is final.
 */
import { IncomingMessage } from 'node:http'

/** Properties that the proxy adds to a request, in this order. */
interface Proxied extends IncomingMessage {
  /** For a function, its headers say which one. */
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
