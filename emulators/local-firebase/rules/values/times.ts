import { fail } from './evaluation-error.ts'
import { RulesObject } from './rules-object.ts'
import type { RulesValue } from './rules-value.ts'

const nanosecondsPerSecond = 1_000_000_000n
/** The years 0001 to 9999, which Firestore can store. */
const earliestTimestamp = -62_135_596_800n * nanosecondsPerSecond
const latestTimestamp = 253_402_300_800n * nanosecondsPerSecond - 1n
/** About 10,000 years, the range of google.protobuf.Duration. */
const longestDuration = 315_576_000_000n * nanosecondsPerSecond

/** A time in UTC, in whole nanoseconds since 1970. */
export class Timestamp extends RulesObject {
  readonly nanoseconds: bigint

  constructor(nanoseconds: bigint) {
    super()
    if (nanoseconds < earliestTimestamp || nanoseconds > latestTimestamp) fail('The timestamp is out of range')
    this.nanoseconds = nanoseconds
  }

  static fromDate(date: Date): Timestamp {
    return new Timestamp(BigInt(date.getTime()) * 1_000_000n)
  }

  /** Parses RFC 3339 with up to nine decimals, the form of Firestore's REST responses; returns undefined for anything else. */
  static parse(text: string): Timestamp | undefined {
    const match = /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/.exec(text)
    const milliseconds = match ? Date.parse(`${match[1]}${match[3]}`.toUpperCase()) : Number.NaN
    if (!match || Number.isNaN(milliseconds)) return undefined
    return new Timestamp(BigInt(milliseconds) * 1_000_000n + BigInt((match[2] ?? '').padEnd(9, '0')))
  }

  equals(other: RulesValue): boolean {
    return other instanceof Timestamp && other.nanoseconds === this.nanoseconds
  }

  /** Returns the same time truncated to milliseconds. */
  toDate(): Date {
    return new Date(Number(this.nanoseconds / 1_000_000n - (this.nanoseconds % 1_000_000n < 0n ? 1n : 0n)))
  }

  /** Nanoseconds within the second, 0 to 999,999,999. */
  nanos(): bigint {
    return ((this.nanoseconds % nanosecondsPerSecond) + nanosecondsPerSecond) % nanosecondsPerSecond
  }
}

/** A duration in whole nanoseconds. */
export class Duration extends RulesObject {
  readonly nanoseconds: bigint

  constructor(nanoseconds: bigint) {
    super()
    if (nanoseconds < -longestDuration || nanoseconds > longestDuration) fail('The duration is out of range')
    this.nanoseconds = nanoseconds
  }

  equals(other: RulesValue): boolean {
    return other instanceof Duration && other.nanoseconds === this.nanoseconds
  }
}
