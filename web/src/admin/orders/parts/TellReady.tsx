import { Button } from '@mantine/core'
import { formatMoment } from '@teeshala/contract/date-format'
import { api } from '../../../shared/api/api.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { ErrorLine } from '../../../shared/ui/ErrorLine.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './parts.module.css'

/** Marks an order as ready except for its balance, once; the customer is then asked for it. */
export function TellReady({ id, readyAt }: { id: string; readyAt: string | undefined }) {
  const refresh = () => invalidate(orderQuery(id, null).queryKey, queryKeys.production(), queryKeys.adminOrders())
  const { run, isPending, error } = useAction({
    act: () => api('tellReady', { params: { id } }),
    failed: texts.readyCouldNotBeTold,
    onSuccess: () => {
      toast.good(texts.customerIsAsked)
      return refresh()
    },
    onError: refresh,
  })
  if (readyAt) return <p className={classes.words}>{texts.readySince(formatMoment(readyAt))}</p>
  return (
    <>
      <p className={classes.words}>{texts.readyAsksForBalance}</p>
      <div className={classes.choices}>
        <Button loading={isPending} onClick={() => run()}>
          {texts.itIsReady}
        </Button>
      </div>
      <ErrorLine className={classes.words} error={error} />
    </>
  )
}
