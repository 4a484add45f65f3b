import { Button } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { bySecret } from '../../../shared/link-secrets/link-secrets.ts'
import { afterOrder } from '../../../shared/orders/after-order.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import { moneyBackWords } from '../payment/money-back-words.ts'

/** Cancels an order before production, after a confirmation. */
export function CancelOrder({ order, token }: { order: AnyOrder; token: string | null }) {
  const [isAsking, setIsAsking] = useState(false)
  const { queryKey } = orderQuery(order._id, token)
  const { run, isPending, error, setError } = useAction({
    act: () => api('cancelOrder', { params: { id: order._id }, ...bySecret(token) }),
    failed: (failure) =>
      failedWith(failure, 'FORBIDDEN_MOVE') ? undefined : sentenceFor(failure, texts.failedToCancelTheOrder),
    onSuccess: (cancelled) => {
      queryClient.setQueryData(queryKey, cancelled)
      setIsAsking(false)
      toast.good(texts.yourOrderIsCancelled)
      return afterOrder()
    },
    onError: (failure) => {
      if (!failedWith(failure, 'FORBIDDEN_MOVE')) return undefined
      // The button goes with the order's status, and an error in its question would go with it.
      toast.bad(failure.message, { label: texts.contactUs, to: '/contact' })
      setIsAsking(false)
      return invalidate(queryKey, queryKeys.orders())
    },
  })
  const ask = () => {
    setError(undefined)
    setIsAsking(true)
  }
  return (
    <>
      <Button variant="default" aria-label={texts.cancelOrderNamed(order._id)} onClick={ask}>
        {texts.cancelOrder}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.cancelThisOrder}
          confirm={texts.cancelOrder}
          cancel={texts.goBack}
          onConfirm={() => run()}
          onClose={() => setIsAsking(false)}
          action={{ isPending, error }}
        >
          <p>{whatFollows(order)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function whatFollows(order: AnyOrder): string {
  const money = moneyBackWords(order)
  return [texts.weWillNotMakeItAndThisCannot, money || texts.youHaveNothingToPay].join(' ')
}
