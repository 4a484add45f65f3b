import { failedWith, sentenceFor } from '../api/api-failure.ts'
import { invalidate } from '../api/queries/query-client.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { useAction } from '../api/use-action.ts'
import { couponDraft } from '../coupons/use-coupon-check.ts'
import type { PlacedOrder } from '../link-secrets/placed-order.ts'
import { afterOrder } from '../orders/after-order.ts'
import { sendOnce } from '../orders/idempotency-key.ts'
import { refreshMethods } from '../payments/refresh-methods.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import { settleUploads, UploadMissing } from '../uploads/run-uploads.ts'
import { withContactProof } from './contact/contact-proof.ts'
import { guestBearer } from './contact/guest-bearer.ts'
import { newTotal } from './new-total.ts'

type Wanted<Body> = {
  /** The uploads that the order names. */
  readonly uploads: readonly string[]
  /** Returns the request once the paths of the uploads are known; may throw `NotSent`. */
  readonly request: (pathOf: (uploadId: string) => string) => Body | Promise<Body>
}

/** An order was not sent; the message tells the customer why. */
export class NotSent extends Error {}

type Submission<Body, Placed> = {
  page: 'single' | 'bulk' | 'print'
  send: (ask: { body: Body; headers: Record<string, string>; token?: string | null }) => Promise<Placed>
  /** Shown if something broke. */
  failed: string
  onPlaced: (order: Placed) => void
}

/** Places an order once, however often it is called, when every upload has completed. Works without an account. */
export function useSubmitOrder<Body, Placed extends PlacedOrder>(submission: Submission<Body, Placed>) {
  const { page, send, failed, onPlaced } = submission
  return useAction({
    act: async ({ uploads, request }: Wanted<Body>) => {
      const paths = await settleUploads(uploads)
      const bearer = await guestBearer(uploads.length > 0)
      const body = await request((id) => paths.get(id) ?? '')
      return sendOnce(page, body, (ask) =>
        withContactProof((proof) => send({ ...ask, headers: { ...ask.headers, ...proof }, ...bearer })),
      )
    },
    failed: (failure) =>
      failure instanceof UploadMissing || failure instanceof NotSent
        ? failure.message
        : sentenceFor(failure, failed) + newTotal(failure),
    onSuccess: (order) => {
      couponDraft.clear()
      onPlaced(order)
      return afterOrder()
    },
    onError: (failure) => {
      if (failedWith(failure, 'PRICE_CHANGED')) {
        return invalidate(
          settingsQuery.queryKey,
          queryKeys.product(),
          queryKeys.pricing(),
          queryKeys.tradeRules(),
          queryKeys.couponedPrice(),
        )
      }
      if (failedWith(failure, 'OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE')) return invalidate(queryKeys.product())
      if (failedWith(failure, 'COUPON_REFUSED')) return invalidate(queryKeys.couponedPrice())
      if (failedWith(failure, 'METHOD_NOT_OFFERED')) return refreshMethods()
      return undefined
    },
  })
}
