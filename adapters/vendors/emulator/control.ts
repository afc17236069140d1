/** Answers people and tests who control the emulator, under `/__vendors`. */
import type { IncomingMessage } from 'node:http'
import { answers, type Answer } from './answers.ts'
import { controlPage } from './control-page.ts'
import { modes, type Mode, type Rooms } from './rooms.ts'

/**
 * - `GET /__vendors`: a page that shows hits as they arrive
 * - `GET /__vendors/hits?vendor=&room=`, `DELETE` the same: forgets them
 * - `POST /__vendors/mode` with `{ vendor, mode, room?, status?, delay?, path? }`
 */
export function answerControl(
  { method }: IncomingMessage,
  { pathname, searchParams }: URL,
  body: Buffer,
  rooms: Rooms,
): Answer {
  const room = rooms.get(searchParams.get('room') ?? '')
  const vendor = searchParams.get('vendor')
  switch (`${method} ${pathname}`) {
    case 'GET /':
      return { status: 302, headers: { location: '/__vendors' } }
    case 'GET /__vendors':
      return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: controlPage() }
    case 'GET /__vendors/hits':
      return json(room.hits.filter((hit) => vendor === null || hit.vendor === vendor))
    case 'DELETE /__vendors/hits':
      room.clear()
      return { status: 204 }
    case 'POST /__vendors/mode':
      return setMode(body, rooms)
    default:
      return { status: 404, body: 'Hits and modes are shown at /__vendors.' }
  }
}

function setMode(body: Buffer, rooms: Rooms): Answer {
  const wanted = toObject(body)
  const { vendor, mode, room = '', status = 503, delay = 5000, path = '/' } = wanted
  if (vendor === undefined || !Object.hasOwn(answers, vendor)) {
    return refuse(`"vendor" must be one of ${Object.keys(answers).join(', ')}.`)
  }
  if (mode === undefined || !modes.includes(mode)) {
    return refuse(`"mode" must be one of ${modes.join(', ')}.`)
  }
  rooms.get(room).setMode(vendor, { mode, status, delay, path })
  return { status: 204 }
}

function toObject(body: Buffer): Partial<Mode> & { vendor?: string; room?: string } {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return {}
  }
}

function refuse(message: string): Answer {
  return { ...json({ error: { code: 'ModeInvalid', message } }), status: 400 }
}

function json(value: unknown): Answer {
  return {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  }
}
