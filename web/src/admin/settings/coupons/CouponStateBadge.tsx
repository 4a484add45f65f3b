import type { CouponState } from '@teeshala/contract/coupons/coupon'
import { StatusBadge, type Tone } from '../../../shared/orders/StatusBadge.tsx'

const states: Readonly<Record<CouponState, { readonly word: string; readonly tone: Tone }>> = {
  open: { word: 'Active', tone: 'good' },
  upcoming: { word: 'Not yet', tone: 'waiting' },
  over: { word: 'Expired', tone: 'plain' },
  used_up: { word: 'Used up', tone: 'plain' },
  ended: { word: 'Ended', tone: 'plain' },
}

/** Whether customers can use a coupon today. */
export function CouponStateBadge({ state }: { state: CouponState }) {
  const { word, tone } = states[state]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
