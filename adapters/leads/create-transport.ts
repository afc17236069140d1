/**
 * Connects to the mail server, with timeouts. Mail content can refer to neither files nor the web.
 */
import { createTransport as connect } from 'nodemailer'

/** Milliseconds of silence before it gives up. */
const timeoutMs = 10_000

/** @param url - `smtps://user:password@mail.example.com` */
export const createTransport = (url: string) =>
  connect({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
