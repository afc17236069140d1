export { createAnnouncements } from './announcements.ts'
export { openRedis, type RedisConnection } from './connection.ts'
export { createPageStore } from './page-store.ts'
export { createMemoryLimiter, createRateLimiter } from './rate-limits.ts'
