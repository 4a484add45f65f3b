const hourMs = 3_600_000
const indiaOffsetMs = 5.5 * hourMs

/** Returns the time `days` before now, at this hour in IST, so that the shop's history follows shop hours. */
export function daysBefore(now: Date, days: number, indianHour: number): Date {
  const local = new Date(now.getTime() + indiaOffsetMs)
  local.setUTCDate(local.getUTCDate() - days)
  local.setUTCHours(Math.floor(indianHour), Math.round((indianHour % 1) * 60), 0, 0)
  return new Date(local.getTime() - indiaOffsetMs)
}

export const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs)
