import { useQueryClient } from '@tanstack/react-query'
import { failedWith, sentenceFor } from '../api/api-failure.ts'
import { useAction } from '../api/use-action.ts'
import { afterOrder } from '../orders/after-order.ts'
import { sendOnce } from '../orders/idempotency-key.ts'
import { paymentMethodsQuery } from '../payments/payment-methods-query.ts'
import { useSession } from '../session/session-store.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import { settleUploads, UploadMissing } from '../uploads/run-uploads.ts'
import type { PlacedOrder } from './placed-order.ts'

type Wanted<Body> = {
  /** Which uploads the order names. */
  readonly uploads: readonly string[]
  /** The request, once the paths of the uploads are known. */
  readonly request: (pathOf: (uploadId: string) => string) => Body
}

type Submission<Body, Placed> = {
  page: 'single' | 'bulk' | 'print'
  send: (ask: { body: Body; headers: Record<string, string>; token?: string | null }) => Promise<Placed>
  /** Said where something broke. */
  failed: string
  onPlaced: (order: Placed) => void
}

/** Orders once, however often it is asked to, when every design has arrived. Works without an account. */
export function useSubmitOrder<Body, Placed extends PlacedOrder>(submission: Submission<Body, Placed>) {
  const { page, send, failed, onPlaced } = submission
  const queryClient = useQueryClient()
  return useAction({
    act: async ({ uploads, request }: Wanted<Body>) => {
      const paths = await settleUploads(uploads)
      const bearer = await guestBearer(uploads.length > 0)
      return sendOnce(
        page,
        request((id) => paths.get(id) ?? ''),
        (ask) => send({ ...ask, ...bearer }),
      )
    },
    failed: (failure) => (failure instanceof UploadMissing ? failure.message : sentenceFor(failure, failed)),
    onSuccess: (order) => {
      onPlaced(order)
      return afterOrder(queryClient)
    },
    onError: (failure) => {
      if (failedWith(failure, 'PRICE_CHANGED')) return queryClient.invalidateQueries(settingsQuery)
      if (failedWith(failure, 'METHOD_NOT_OFFERED')) return queryClient.invalidateQueries(paymentMethodsQuery)
      return undefined
    },
  })
}

/** A guest shows with the token of their anonymous sign-in that the designs are theirs. */
async function guestBearer(hasDesigns: boolean): Promise<{ token?: string | null }> {
  if (useSession.getState().currentUser || !hasDesigns) return {}
  const { guestToken } = await import('../uploads/upload-design.ts')
  return { token: await guestToken() }
}
