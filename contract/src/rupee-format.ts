const withoutPaise = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })

/** '₹1,00,000.00': rupees with Indian digit grouping and two decimals, for totals. */
export function formatAmount(rupees: number): string {
  return withPaise.format(rupees)
}

/** '₹499' or '₹499.50': a price tag, where whole rupees need no decimals. */
export function formatPrice(rupees: number): string {
  return Number.isInteger(rupees) ? withoutPaise.format(rupees) : withPaise.format(rupees)
}
