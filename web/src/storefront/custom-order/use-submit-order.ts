import { useQueryClient } from '@tanstack/react-query'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { afterOrder } from '../../shared/orders/after-order.ts'
import { sendOnce } from '../../shared/orders/idempotency-key.ts'
import { paymentMethodsQuery } from '../../shared/payments/payment-methods-query.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { settleUploads, UploadMissing } from '../../shared/uploads/run-uploads.ts'
import { useDrafts } from './custom-draft.ts'

/** What the shop returns for an order: the order, and for a guest the token that opens it again. */
export type PlacedOrder = { readonly _id: string; readonly trackingToken?: string | undefined }

type Wanted<Body> = {
  /** Which uploads the order names. */
  readonly uploads: readonly string[]
  /** The request, once the paths of the uploads are known. */
  readonly request: (pathOf: (uploadId: string) => string) => Body
}

type Submission<Body, Placed> = {
  page: 'single' | 'bulk'
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
    onSuccess: async (order) => {
      useDrafts.setState({ ordered: { _id: order._id, trackingToken: order.trackingToken } })
      await afterOrder(queryClient)
      onPlaced(order)
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
  const { guestToken } = await import('../../shared/uploads/upload-design.ts')
  return { token: await guestToken() }
}
