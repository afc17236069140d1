import { Gauge, type Registry } from 'prom-client'
import type { ContentHealth, LeadCounts, LogEvent } from '#runtime'

/** Figures that can be read from a running server. */
export interface Figures {
  cache(): { entries: number; bytes: number }
  content(): ContentHealth | undefined
  leads(): Promise<LeadCounts>
  pictures(): Promise<{ waiting: number; kept: number }>
  isStorageWritable(): Promise<boolean>
  /** Absent if machines share nothing. */
  isRedisConnected(): boolean
  /** Whether processes of this machine keep ending. */
  areWorkersFailing(): boolean
  /** Resident bytes of this process. */
  memory(): number
  /** Number of writes without a reader. */
  droppedOutput(): number
}

/** Milliseconds for a figure: one that cannot be read is left out, and delays no other. */
const patience = 2000

type Read = Record<string, number | undefined>

export function createGauges(registry: Registry, now: () => number) {
  const figures: Partial<Figures> = {}
  let staleSince: number | undefined
  /** @param aggregator - merges several processes: `max` where all of them see the same. */
  const gauge = (name: string, help: string, aggregator: 'max' | 'min' | 'sum') =>
    new Gauge({ name: `slicewright_${name}`, help, aggregator, registers: [registry] })
  const gauges = {
    cache_entries: gauge('cache_entries', 'Answers kept in memory.', 'sum'),
    cache_bytes: gauge('cache_bytes', 'Bytes they take.', 'sum'),
    content_live: gauge('content_live', '1 while the content service answers.', 'min'),
    content_age_seconds: gauge(
      'content_age_seconds',
      'How long the content service has not answered; 0 while it does.',
      'max',
    ),
    content_documents: gauge('content_documents', 'Documents of the replica.', 'min'),
    content_complete: gauge('content_complete', '1 when the replica holds all of them.', 'min'),
    leads: gauge('leads', 'Leads kept.', 'max'),
    leads_waiting: gauge('leads_waiting', 'Deliveries of leads not made yet.', 'max'),
    leads_dead: gauge('leads_dead', 'Deliveries given up.', 'max'),
    leads_oldest_waiting_seconds: gauge(
      'leads_oldest_waiting_seconds',
      'Age of the lead that waits longest for a delivery.',
      'max',
    ),
    pictures_waiting: gauge('pictures_waiting', 'Pictures that wait to be converted.', 'sum'),
    pictures_kept: gauge('pictures_kept', 'Converted pictures on the disk.', 'max'),
    storage_writable: gauge('storage_writable', '1 when DATA_DIR can be written.', 'min'),
    redis_connected: gauge('redis_connected', '1 while Redis answers.', 'min'),
    workers_failing: gauge('workers_failing', '1 while processes end again and again.', 'max'),
    largest_process_bytes: gauge(
      'largest_process_bytes',
      'Resident memory of the process that takes most.',
      'max',
    ),
    dropped_output: gauge('dropped_output', 'Pieces of output that nobody could read.', 'sum'),
  }

  const readers: Record<keyof Figures, () => Promise<Read>> = {
    async cache() {
      const cache = figures.cache?.()
      return { cache_entries: cache?.entries, cache_bytes: cache?.bytes }
    },
    async content() {
      const health = figures.content?.()
      if (!health) return {}
      const { content, replica } = health
      return {
        content_live: Number(content === 'live'),
        content_age_seconds: staleSince === undefined ? 0 : (now() - staleSince) / 1000,
        content_documents: replica.documents,
        content_complete: Number(replica.isComplete),
      }
    },
    async leads() {
      const counts = await figures.leads?.()
      if (!counts) return {}
      const { leads, waiting, dead, waitingSince } = counts
      return {
        leads,
        leads_waiting: waiting,
        leads_dead: dead,
        leads_oldest_waiting_seconds:
          waitingSince === undefined ? 0 : Math.max(0, now() - waitingSince) / 1000,
      }
    },
    async pictures() {
      const pictures = await figures.pictures?.()
      return { pictures_waiting: pictures?.waiting, pictures_kept: pictures?.kept }
    },
    async isStorageWritable() {
      return { storage_writable: toFlag(await figures.isStorageWritable?.()) }
    },
    isRedisConnected: async () => ({ redis_connected: toFlag(figures.isRedisConnected?.()) }),
    areWorkersFailing: async () => ({ workers_failing: toFlag(figures.areWorkersFailing?.()) }),
    memory: async () => ({ largest_process_bytes: figures.memory?.() }),
    droppedOutput: async () => ({ dropped_output: figures.droppedOutput?.() }),
  }

  return {
    watch: (more: Partial<Figures>) => void Object.assign(figures, more),
    follow({ code, time }: LogEvent): void {
      if (code === 'CONTENT_STALE') staleSince = time
      if (code === 'CONTENT_LIVE') staleSince = undefined
    },
    async read(): Promise<void> {
      const reads = await Promise.all(Object.values(readers).map((read) => readInTime(read)))
      const found: Read = Object.assign({}, ...reads)
      for (const [name, one] of Object.entries(gauges)) {
        const value = found[name]
        if (value === undefined) one.remove()
        else one.set(value)
      }
    },
  }
}

function toFlag(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}

async function readInTime(read: () => Promise<Read>): Promise<Read> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Read>((resolve) => {
    timer = setTimeout(resolve, patience, {})
  })
  try {
    return await Promise.race([read(), late])
  } catch {
    // The reason is in the log.
    return {}
  } finally {
    clearTimeout(timer)
  }
}
