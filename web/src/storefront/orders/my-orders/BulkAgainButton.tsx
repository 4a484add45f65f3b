import { Button } from '@mantine/core'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { bulkDraft } from '../../../shared/designer/drafts/design-drafts.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/storefront/orders.ts'

/** Starts the same bulk order again on its page, where everything can be changed. */
export function BulkAgainButton({ order }: { order: BulkOrder }) {
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const { run, isPending } = useAction({
    act: async () => {
      const { orderInBulkAgain } = await import('./order-in-bulk-again.ts')
      const missing = await orderInBulkAgain(order)
      if (missing.length > 0) toast.bad(texts.designsCouldNotBeOpened(missing.join(', ')))
      navigate(`/order/${order.productId}`)
    },
    failed: texts.failedToOrderInBulkAgain,
    onError: (failure) => toast.bad(sentenceFor(failure, texts.failedToOrderInBulkAgain)),
  })
  const begin = () => {
    const { lines, layers, roster } = bulkDraft(order.productId)
    // People whose size is still missing have no pieces yet.
    const isListed = roster !== undefined && roster.people.length > 0
    const isBegun = isListed || lines.length > 0 || Object.values(layers).some((ids) => ids.length > 0)
    if (isBegun) setIsAsked(true)
    else void run()
  }
  return (
    <>
      <Button variant="default" loading={isPending} onClick={begin}>
        {texts.orderInBulkAgain}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.replaceBegunTitle}
          confirm={texts.replaceBegun}
          onClose={() => setIsAsked(false)}
          onConfirm={() => {
            setIsAsked(false)
            void run()
          }}
        >
          <p>{texts.replaceBegunAsk(order.productName)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
