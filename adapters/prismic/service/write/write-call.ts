/** One call of a write API. */
import { parseJson, type JsonObject } from '../parse-json.ts'
import { WriteRefused } from './write-refused.ts'

export interface Call {
  method: string
  /** Behind the API's own: `['documents', '<id>']`. */
  words: string[]
  url: URL
  request: Request
}

/** @throws WriteRefused 400 */
export async function readBody(request: Request): Promise<JsonObject> {
  const text = await request.text()
  try {
    return parseJson(text)
  } catch (error) {
    throw new WriteRefused(400, `The body is no JSON object: ${(error as Error).message}`)
  }
}
