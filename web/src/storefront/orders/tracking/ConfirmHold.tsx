import { Alert, Button, Group } from '@mantine/core'
import * as texts from '../../../texts/storefront/orders.ts'
import '@mantine/core/styles/Alert.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { formatMoment } from '@teeshala/contract/date-format'
import { type AnyOrder, isPayable } from '@teeshala/contract/orders/search/any-order'
import { api } from '../../../shared/api/api.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { bySecret } from '../../../shared/link-secrets/link-secrets.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'

type ConfirmHoldProps = {
  order: AnyOrder
  token: string | null
  /** From the link in its mail. */
  code: string | undefined
  confirmBy: string
}

/** Until when the shop keeps an order that nobody has confirmed, and the button for whom has come by the link in its mail. */
export function ConfirmHold({ order, token, code, confirmBy }: ConfirmHoldProps) {
  const queryClient = useQueryClient()
  const { run, isPending, error } = useAction({
    act: (shown: string) =>
      api('confirmOrder', { params: { id: order._id }, ...bySecret(token), body: { code: shown } }),
    failed: texts.yourOrderCouldNotBeConfirmed,
    onSuccess: (confirmed) => {
      queryClient.setQueryData(orderQuery(order._id, token).queryKey, confirmed)
      toast.good(texts.thankYouYourOrderIsConfirmed)
    },
  })
  // Unpaid, it may be cancelled before.
  const { payBy } = order
  const until = formatMoment(payBy && payBy < confirmBy ? payBy : confirmBy)
  return (
    <Alert color="marigold" mb="lg" role="status">
      {code === undefined ? (
        wayToConfirm(order, until)
      ) : (
        <Group>
          {texts.pleaseConfirmUntil(until)}
          <Button loading={isPending} onClick={() => run(code)}>
            {texts.confirmYourOrder}
          </Button>
        </Group>
      )}
      {error && <p role="alert">{error}</p>}
    </Alert>
  )
}

function wayToConfirm(order: AnyOrder, until: string): string {
  const { email } = order.contact
  const pays = isPayable(order) ? texts.orPayItHere : ''
  if (email === '') return texts.keptUntilWeCall(until, pays)
  return texts.keptUntilYouConfirm(until, email, pays)
}
