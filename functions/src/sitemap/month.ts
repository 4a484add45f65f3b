/** Returns the month (UTC) of a time, as in a URL. */
export const monthOf = (day: Date): string => day.toISOString().slice(0, 7)

/** Returns the start of a month, and the start of the next. */
export function spanOf(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, number - 1)), until: new Date(Date.UTC(year, number)) }
}
