// Loaded before a server (`node --import`): its clock is a day off, and every few seconds it jumps
// to the other side. Other measures of time (`performance.now`, timers) are unaffected.
const day = 86_400_000
const jumpMs = Number(process.env.SKEW_JUMP_MS ?? 4000)
const RealDate = Date
const realNow = Date.now
let offset = day

class SkewedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(realNow() + offset)
    else super(...given)
  }

  static now() {
    return realNow() + offset
  }
}

globalThis.Date = SkewedDate
setInterval(() => (offset = -offset), jumpMs).unref()
