import { siteError, type ErrorEntry } from '../../model/errors/site-error.ts'

/** Puts an error with its cause where a developer and the monitoring look for it: the console. */
export function report<Args extends unknown[]>(
  entry: ErrorEntry<Args>,
  args: Args,
  options: { at?: string; cause?: unknown } = {},
): void {
  const error = siteError(entry, args, options)
  console.error(error.text, ...('cause' in options ? [options.cause] : []))
}
