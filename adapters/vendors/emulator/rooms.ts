/**
 * Tests that run at the same time must not see each other's hits nor break each other's vendors. A
 * browser says in its user agent which room it is in (`VendorRoom/<name>`), the only thing that every
 * request of a page carries without asking the vendor first. Everyone else is in the room without name.
 */
export interface Hit {
  vendor: string
  method: string
  path: string
  query: Record<string, string>
  /** Unchanged, including data that was sent by mistake. */
  headers: Record<string, string | string[] | undefined>
  /** Decoded; undefined when there was none. */
  body: unknown
  /** Milliseconds since 1970. */
  time: number
}

export const modes = ['ok', 'slow', 'failing', 'absent'] as const

export interface Mode {
  mode: (typeof modes)[number]
  /** Status of answers when `failing`. */
  status: number
  /** Milliseconds of delay when `slow`. */
  delay: number
  /** Prefix of the affected addresses. */
  path: string
}

export interface Room {
  hits: readonly Hit[]
  record(hit: Omit<Hit, 'time'>): void
  clear(): void
  modeOf(vendor: string, path: string): Mode
  setMode(vendor: string, mode: Partial<Mode>): void
}

export type Rooms = ReturnType<typeof createRooms>

const usual: Mode = { mode: 'ok', status: 503, delay: 5000, path: '/' }

/** Most hits stored; older ones are dropped, since an emulator runs for days. */
const maxHits = 2000

export function createRooms() {
  const rooms = new Map<string, Room>()
  return {
    get(name: string): Room {
      const room = rooms.get(name) ?? createRoom()
      rooms.set(name, room)
      return room
    },
  }
}

function createRoom(): Room {
  const hits: Hit[] = []
  const chosen = new Map<string, Mode>()
  return {
    hits,
    record(hit) {
      hits.push({ ...hit, time: Date.now() })
      if (hits.length > maxHits) hits.shift()
    },
    clear: () => void hits.splice(0),
    modeOf(vendor, path) {
      const mode = chosen.get(vendor)
      return mode && path.startsWith(mode.path) ? mode : usual
    },
    setMode: (vendor, mode) => void chosen.set(vendor, { ...usual, ...mode }),
  }
}

export function roomOf(userAgent: string | undefined): string {
  return /\bVendorRoom\/([\w-]+)/.exec(userAgent ?? '')?.[1] ?? ''
}
