const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** '1,00,000': a number of things with Indian digit grouping, like the amounts beside it. */
export function formatCount(count: number): string {
  return grouped.format(count)
}
