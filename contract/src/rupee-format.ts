import { groupDigits } from './digit-groups.ts'

function write(rupees: number, decimals: 0 | 2): string {
  const [whole = '', paise] = Math.abs(rupees).toFixed(decimals).split('.')
  const digits = paise === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${paise}`
  return `${rupees < 0 ? '-' : ''}₹${digits}`
}

/** Returns rupees with Indian digit grouping and two decimals, for totals: '₹1,00,000.00'. */
export function formatAmount(rupees: number): string {
  return write(rupees, 2)
}

/** Returns a price, without decimals for whole rupees: '₹499' or '₹499.50'. */
export function formatPrice(rupees: number): string {
  return write(rupees, Number.isInteger(rupees) ? 0 : 2)
}
