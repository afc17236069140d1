/** Holds requests and answers of functions to the contracts in `schemas/functions`. */
import type { FunctionHandler, FunctionPlatform } from '#runtime'
import { guarded, refuse, type GuardOptions } from './guard.ts'
import { describeFault } from './describe-fault.ts'

export interface CheckedOptions extends GuardOptions {
  /** Status of a successful answer. */
  status?: number
}

/** A fault of an input whose shape is right. */
export class InputInvalid extends Error {
  readonly code: string
  readonly status: number

  /** @param message - a sentence that names the field and what to do; it is shown to the sender */
  constructor(code: string, message: string, status: 400 | 404 | 409 | 413 = 400) {
    super(message)
    this.name = 'InputInvalid'
    this.code = code
    this.status = status
  }
}

/**
 * The handler gets the body of a POST or the parameters of a GET, validated by its contract, and
 * returns the body of the answer.
 * @param handle - throws InputInvalid for a fault of the input
 */
export function checked<Input>(
  { status = 200, ...options }: CheckedOptions,
  handle: (input: Input, platform: FunctionPlatform, request: Request) => Promise<object>,
): FunctionHandler {
  const { name, method } = options
  return guarded(options, async (request, platform) => {
    const { requests, responses } = platform.site.validators
    const input: unknown =
      method === 'POST'
        ? await request.json()
        : Object.fromEntries(new URL(request.url).searchParams)
    const isRequest = requests[name]!
    if (!isRequest(input)) return refuse(400, 'InputInvalid', describeFault(isRequest.errors))
    try {
      const body = await handle(input as Input, platform, request)
      const isResponse = responses[name]!
      if (isResponse(body)) return Response.json(body, { status })
      // Faults of an upstream's answer are not for visitors.
      const reason = describeFault(isResponse.errors)
      platform.log.error('FUNCTION_ANSWER_INVALID', { function: name, reason })
      return refuse(502, 'UpstreamFailed', 'A service behind this site failed. Try again later.')
    } catch (error) {
      if (error instanceof InputInvalid) {
        return refuse(error.status, error.code, error.message)
      }
      throw error
    }
  })
}
