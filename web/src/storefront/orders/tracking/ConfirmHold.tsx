import { Alert, Button, Group } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { api } from '../../../shared/api/api.ts'
import { queryClient } from '../../../shared/api/queries/query-client.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { bySecret } from '../../../shared/link-secrets/link-secrets.ts'
import { holdWords, keptUntil } from '../../../shared/orders/hold-words.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as holdTexts from '../../../texts/shared/hold.ts'
import * as texts from '../../../texts/storefront/orders.ts'

type ConfirmHoldProps = {
  order: AnyOrder
  token: string | null
  /** From the link in its mail. */
  code: string | undefined
}

/** Until when an unconfirmed order is held, and a confirm button for visitors who came through the mail's link. */
export function ConfirmHold({ order, token, code }: ConfirmHoldProps) {
  const { run, isPending, error } = useAction({
    act: (shown: string) =>
      api('confirmOrder', { params: { id: order._id }, ...bySecret(token), body: { code: shown } }),
    failed: texts.yourOrderCouldNotBeConfirmed,
    onSuccess: (confirmed) => {
      queryClient.setQueryData(orderQuery(order._id, token).queryKey, confirmed)
      toast.good(texts.thankYouYourOrderIsConfirmed)
    },
  })
  const until = keptUntil(order)
  if (until === undefined) return null
  return (
    <Alert color="marigold" mb="lg" role="status">
      {code === undefined ? (
        holdWords(order)
      ) : (
        <Group>
          {holdTexts.pleaseConfirmUntil(until)}
          <Button loading={isPending} onClick={() => run(code)}>
            {texts.confirmYourOrder}
          </Button>
        </Group>
      )}
      {error && <p role="alert">{error}</p>}
    </Alert>
  )
}
