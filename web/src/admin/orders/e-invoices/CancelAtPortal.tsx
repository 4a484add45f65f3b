import { Button } from '@mantine/core'
import { formatMoment } from '@teeshala/contract/date-format'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/orders/e-invoices.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import classes from './e-invoice.module.css'
import { eInvoicesQuery } from './e-invoices-query.ts'

/** Cancels the registrations of an order whose invoice was credited. */
export function CancelAtPortal({ orderId, until }: { orderId: string; until: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const { run, isPending, error } = useOrderAction(orderId, {
    shownAs: eInvoicesQuery(orderId).queryKey,
    act: () => api('cancelEInvoices', { params: { id: orderId } }),
    failed: texts.couldNotBeCancelled,
    onDone: ({ papers }) => {
      if (papers.every(({ state }) => state === 'cancelled')) toast.good(texts.areCancelled)
    },
  })
  return (
    <div className={classes.form}>
      <p className={classes.words}>{isAsked ? texts.reallyCancel : texts.canBeCancelledUntil(formatMoment(until))}</p>
      <div className={classes.actions}>
        {isAsked ? (
          <>
            <Button color="red" loading={isPending} onClick={() => run()}>
              {texts.yesCancel}
            </Button>
            <Button variant="subtle" disabled={isPending} onClick={() => setIsAsked(false)}>
              {texts.keepThem}
            </Button>
          </>
        ) : (
          <Button variant="subtle" color="red" onClick={() => setIsAsked(true)}>
            {texts.cancelAtPortal}
          </Button>
        )}
      </div>
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
