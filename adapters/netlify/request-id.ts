/** Provides the id of the current request to all code that runs for it. */
import { AsyncLocalStorage } from 'node:async_hooks'

const answering = new AsyncLocalStorage<string>()

export function withRequestId<Result>(id: string, run: () => Result): Result {
  return answering.run(id, run)
}

/** Undefined outside of a request. */
export function findRequestId(): string | undefined {
  return answering.getStore()
}
