import type { CouponState } from '@teeshala/contract/coupons/coupon'
import { StatusBadge, type Tone } from '../../../shared/orders/StatusBadge.tsx'
import * as texts from '../../../texts/admin/coupons.ts'

const states: Readonly<Record<CouponState, { readonly word: string; readonly tone: Tone }>> = {
  open: { word: texts.active, tone: 'good' },
  upcoming: { word: texts.notYet, tone: 'waiting' },
  over: { word: texts.expired, tone: 'plain' },
  used_up: { word: texts.usedUp, tone: 'plain' },
  ended: { word: texts.ended, tone: 'plain' },
}

/** Shows whether customers can use a coupon today. */
export function CouponStateBadge({ state }: { state: CouponState }) {
  const { word, tone } = states[state]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
