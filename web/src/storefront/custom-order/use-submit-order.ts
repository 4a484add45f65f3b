import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { attemptKey, endAttempt } from '../../shared/orders/attempt-key.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { settleUploads, UploadMissing } from '../../shared/uploads/run-uploads.ts'
import { useDrafts } from './custom-draft.ts'

/** What the shop answers to an order: the order, and for a guest the token that opens it again. */
export type PlacedOrder = { readonly _id: string; readonly trackingToken?: string | undefined }

type Submission = {
  /** Which uploads the order names. */
  readonly uploads: readonly string[]
  /** The request, once the paths of the uploads are known. */
  readonly request: (pathOf: (uploadId: string) => string) => unknown
}

const targets = {
  single: { path: '/order', failed: 'Failed to submit order!' },
  bulk: { path: '/bulk-order', failed: 'Failed to submit order. Please try again.' },
} as const

/** Orders once, however often it is asked to, when every design has arrived. Works without an account. */
export function useSubmitOrder<Placed extends PlacedOrder>(page: keyof typeof targets) {
  const queryClient = useQueryClient()
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [error, setError] = useState<string>()
  const isRunning = useRef(false)

  const submit = async ({ uploads, request }: Submission): Promise<Placed | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    setIsSubmitting(true)
    setError(undefined)
    const { path, failed } = targets[page]
    try {
      const paths = await settleUploads(uploads)
      const body = request((id) => paths.get(id) ?? '')
      const order = await api<Placed>(path, {
        method: 'POST',
        body,
        headers: { 'idempotency-key': attemptKey(body, { page }) },
        ...(await bearer(uploads.length > 0)),
      })
      endAttempt({ page })
      useDrafts.setState({ ordered: { _id: order._id, trackingToken: order.trackingToken } })
      await Promise.all(
        ['orders', 'bulk-orders', 'product', 'products'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      )
      return order
    } catch (failure) {
      setError(failure instanceof UploadMissing ? failure.message : sentenceFor(failure, failed))
      if (failedWith(failure, 'PRICE_CHANGED')) await queryClient.invalidateQueries(settingsQuery)
      return undefined
    } finally {
      isRunning.current = false
      setIsSubmitting(false)
    }
  }

  return { submit, isSubmitting, error, setError }
}

/** A guest shows with the token of their anonymous sign-in that the designs are theirs. */
async function bearer(hasDesigns: boolean): Promise<{ token?: string | null }> {
  if (useSession.getState().currentUser || !hasDesigns) return {}
  const { guestToken } = await import('../../shared/uploads/upload-design.ts')
  return { token: await guestToken() }
}
