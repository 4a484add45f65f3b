import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { StaffClaim } from '@teeshala/contract/claims/claim'
import { toPaise, toRupees } from '@teeshala/contract/money'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import type { CreditableLines } from '@teeshala/contract/tax/credit/credit-calls'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { creditableLinesQuery } from '../credit/creditable-lines-query.ts'
import { isCreditable } from '../credit/is-creditable.ts'
import { claimsQuery } from './claim-queries.ts'

/** What was credited of an order's line, counted from 0; the amount in rupees. */
export type CreditedLine = {
  line: number
  name: string
  about: string
  pieces: number
  quantity: number
  amount: number
}

/** What staff need to know about a claim's order before deciding. */
export type OrderOfClaim = {
  readonly order: AnyOrder | undefined
  /** Whether all of its money was refunded, which names no lines. */
  readonly isAllBack: boolean
  readonly credited: readonly CreditedLine[]
  /** The other claims of the order, newest first. */
  readonly others: readonly StaffClaim[]
}

/** Reads refunds and other claims of a claim's order; invoice lines only if there are partial credit notes. */
export function useOrderOfClaim({ _id, orderId }: StaffClaim) {
  const order = useQuery(orderQuery(orderId, null))
  const claims = useInfiniteQuery(claimsQuery('', orderId))
  const hasLines = order.data?.credits !== undefined && isCreditable(order.data)
  const lines = useQuery({ ...creditableLinesQuery(orderId), enabled: hasLines })
  const known: OrderOfClaim = {
    order: order.data,
    isAllBack: order.data?.paymentStatus === 'refunded',
    credited: hasLines ? creditedOf(lines.data) : [],
    others: (claims.data?.pages ?? []).flatMap(({ items }) => items).filter((each) => each._id !== _id),
  }
  const isLoading = order.isPending || claims.isPending || (hasLines && lines.isPending)
  return { known, isLoading, error: order.error ?? claims.error ?? (hasLines ? lines.error : null) }
}

function creditedOf(creditable: CreditableLines | undefined): CreditedLine[] {
  return (creditable?.lines ?? []).flatMap(({ name, about, quantity, leftQuantity, ...paid }, line) => {
    const amount = toRupees(toPaise(paid.amount) - toPaise(paid.left))
    return amount > 0 ? [{ line, name, about, quantity, pieces: quantity - leftQuantity, amount }] : []
  })
}
