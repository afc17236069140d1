import { encodeFilePath } from '#runtime/media-files'
import { jsonAnswer, parameterRefused, queryRefused } from './api-answers.ts'
import type { ContentState } from './content-state.ts'
import { ParameterRefused } from './parameter-refused.ts'
import { QueryError } from './parse-predicates.ts'
import { searchDocuments } from './search-documents.ts'

/**
 * The answer of `documents/search`. A state never changes, so neither does its answer to a URL.
 *
 * @param assetBase - where `asset:` addresses lead
 */
export function answerSearch(url: URL, state: ContentState, assetBase: string): Response {
  let body = state.answers.get(url.href)
  if (body === undefined) {
    try {
      body = JSON.stringify(searchDocuments(url, state))
    } catch (error) {
      return refuse(error)
    }
    // Inside a JSON text quotes are escaped, so this is always a property and its value.
    body = body.replace(/"url":"asset:((?:[^"\\]|\\.)*)"/g, (_, path: string) => {
      const name = JSON.parse(`"${path}"`) as string
      return `"url":"${assetBase}/${encodeFilePath(name)}"`
    })
    state.answers.set(url.href, body)
  }
  return jsonAnswer(body)
}

function refuse(error: unknown): Response {
  if (error instanceof QueryError) {
    const { status, body } = queryRefused(error)
    return jsonAnswer(body, status)
  }
  if (!(error instanceof ParameterRefused)) throw error
  const { status, body } = parameterRefused(error)
  return jsonAnswer(body, status)
}
