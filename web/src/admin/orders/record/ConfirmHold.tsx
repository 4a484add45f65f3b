import { formatMoment } from '@teeshala/contract/date-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { api } from '../../../shared/api/api.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { SmallButton } from '../../../shared/ui/SmallButton.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './record.module.css'

/** Ends an order's stock hold, once staff have spoken to its customer. */
export function ConfirmHold({ order, confirmBy }: { order: AnyOrder; confirmBy: string }) {
  const { run, isPending, error } = useAction({
    act: () => api('confirmOrder', { params: { id: order._id }, body: {} }),
    failed: texts.theOrderCouldNotBeConfirmed,
    onSuccess: () => invalidate(queryKeys.orderRecord(order._id), queryKeys.adminOrders(), queryKeys.order(order._id)),
  })
  return (
    <RecordSection title={texts.notConfirmedYet}>
      <div className={classes.renew}>
        <SmallButton loading={isPending} onClick={() => run()}>
          {texts.keepThePieces}
        </SmallButton>
        <p className={classes.quiet}>{texts.isCancelledUnpaid(formatMoment(confirmBy))}</p>
      </div>
      {error && <p role="alert">{error}</p>}
    </RecordSection>
  )
}
