import { formatPrice } from '../rupee-format.ts'
import type { Coupon } from './coupon.ts'

/** Returns the benefit of a coupon as text: '10% off, at most ₹200', '₹150 off', 'Free shipping'. */
export function couponGift({ kind, percent, most, amount }: Coupon): string {
  if (kind === 'free_shipping') return 'Free shipping'
  if (kind === 'amount') return `${formatPrice(amount ?? 0)} off`
  return `${percent}% off${most === undefined ? '' : `, at most ${formatPrice(most)}`}`
}
