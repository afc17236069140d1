/** The mail server, with limits on how long it may be silent. Texts of mails reach neither files nor the web. */
import { createTransport as connect } from 'nodemailer'

/** Milliseconds of silence. */
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
