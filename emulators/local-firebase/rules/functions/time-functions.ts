import { fail } from '../values/evaluation-error.ts'
import { Duration, Timestamp } from '../values/times.ts'
import { asInt, asString, type BuiltIn, none, one, two } from './arguments.ts'

const nanosecondsPerMillisecond = 1_000_000n
const nanosecondsPerSecond = 1000n * nanosecondsPerMillisecond
const nanosecondsPerUnit: Readonly<Record<string, bigint>> = {
  w: 7n * 86_400n * nanosecondsPerSecond,
  d: 86_400n * nanosecondsPerSecond,
  h: 3600n * nanosecondsPerSecond,
  m: 60n * nanosecondsPerSecond,
  s: nanosecondsPerSecond,
  ms: nanosecondsPerMillisecond,
  ns: 1n,
}
const nanosecondsPerDay = 86_400n * nanosecondsPerSecond

const startOfDay = ({ nanoseconds }: Timestamp) =>
  nanoseconds - (((nanoseconds % nanosecondsPerDay) + nanosecondsPerDay) % nanosecondsPerDay)
const part = (read: (date: Date) => number): BuiltIn<Timestamp> => ({
  takes: none,
  call: (self) => BigInt(read(self.toDate())),
})

export const timestampMethods: Readonly<Record<string, BuiltIn<Timestamp>>> = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  toMillis: part((date) => date.getTime()),
  /** Monday is 1, Sunday 7. */
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part((date) => {
    const newYear = new Date(date)
    newYear.setUTCMonth(0, 1)
    return Math.round((date.getTime() - newYear.getTime()) / 86_400_000) + 1
  }),
  nanos: { takes: none, call: (self) => self.nanos() },
  date: { takes: none, call: (self) => new Timestamp(startOfDay(self)) },
  time: { takes: none, call: (self) => new Duration(self.nanoseconds - startOfDay(self)) },
}

export const durationMethods: Readonly<Record<string, BuiltIn<Duration>>> = {
  seconds: { takes: none, call: (self) => self.nanoseconds / nanosecondsPerSecond },
  nanos: { takes: none, call: (self) => self.nanoseconds % nanosecondsPerSecond },
}

export const timestampFunctions: Readonly<Record<string, BuiltIn>> = {
  value: { takes: one, call: (_, [milliseconds]) => new Timestamp(asInt(milliseconds) * nanosecondsPerMillisecond) },
  date: { takes: [3, 3], call: (_, args) => new Timestamp(startOfDate(args.map(asInt)) * nanosecondsPerMillisecond) },
}

function startOfDate([year = 0n, month = 0n, day = 0n]: readonly bigint[]): bigint {
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isReal ? BigInt(date.getTime()) : fail(`${year}-${month}-${day} is not a date`)
}

export const durationFunctions: Readonly<Record<string, BuiltIn>> = {
  value: {
    takes: two,
    call: (_, [magnitude, unit]) =>
      new Duration(
        asInt(magnitude) * (nanosecondsPerUnit[asString(unit)] ?? fail(`Unknown unit of time ${asString(unit)}`)),
      ),
  },
  time: {
    takes: [4, 4],
    call: (_, args) => {
      const [hours = 0n, minutes = 0n, seconds = 0n, nanos = 0n] = args.map(asInt)
      return new Duration(((hours * 60n + minutes) * 60n + seconds) * nanosecondsPerSecond + nanos)
    },
  },
  abs: {
    takes: one,
    call: (_, [duration]) => {
      if (!(duration instanceof Duration)) return fail('duration.abs() takes a duration')
      return new Duration(duration.nanoseconds < 0n ? -duration.nanoseconds : duration.nanoseconds)
    },
  },
}
