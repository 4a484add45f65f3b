import type { Timestamp } from '../wire.ts'

/** A time in whole microseconds since 1970, the resolution that Firestore stores. */
export type Instant = number

/** Returns the microsecond of a wire timestamp. */
export const toInstant = (time: Timestamp): Instant =>
  Number(time.seconds ?? 0) * 1_000_000 + Math.floor((time.nanos ?? 0) / 1000)

export function fromInstant(instant: Instant): Timestamp {
  const seconds = Math.floor(instant / 1_000_000)
  return { seconds: String(seconds), nanos: (instant - seconds * 1_000_000) * 1000 }
}
