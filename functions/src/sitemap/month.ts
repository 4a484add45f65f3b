/** The month (UTC) of a moment, as an address has it. */
export const monthOf = (day: Date): string => day.toISOString().slice(0, 7)

/** The first moment of a month, and the first that is no longer in it. */
export function spanOf(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, number - 1)), until: new Date(Date.UTC(year, number)) }
}
