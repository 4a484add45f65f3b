import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { api } from '../../../shared/api/api.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { SecretLink } from '../../../shared/payments/SecretLink.tsx'
import { SmallButton } from '../../../shared/ui/SmallButton.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './record.module.css'

/** Creates a new payment link for a staff order: the previous one was shown only once. */
export function RenewLink({ order }: { order: AnyOrder }) {
  const { run, data, isPending, error } = useAction({
    act: () => api('renewOrderLink', { params: { id: order._id } }),
    failed: texts.aNewLinkCouldNotBeMade,
    onSuccess: () => invalidate(queryKeys.orderRecord(order._id)),
  })
  return (
    <RecordSection title={texts.paymentLink}>
      {data ? (
        <SecretLink order={order} token={data.trackingToken} />
      ) : (
        <div className={classes.renew}>
          <SmallButton loading={isPending} onClick={() => run()}>
            {texts.makeANewPaymentLink}
          </SmallButton>
          <p className={classes.quiet}>{texts.theCustomersCurrentLinkWillStop}</p>
        </div>
      )}
      {error && <p role="alert">{error}</p>}
    </RecordSection>
  )
}
