/** Structured log: one line an event. `code` is permanent and searchable; `data` holds no personal data. */
export interface Logger {
  info(code: string, data?: Record<string, unknown>): void
  warn(code: string, data?: Record<string, unknown>): void
  error(code: string, data?: Record<string, unknown>): void
}

export const consoleLogger: Logger = {
  info: (code, data) => console.info(line('info', code, data)),
  warn: (code, data) => console.warn(line('warn', code, data)),
  error: (code, data) => console.error(line('error', code, data)),
}

function line(level: string, code: string, data: Record<string, unknown> = {}): string {
  return JSON.stringify({ level, code, ...data })
}
