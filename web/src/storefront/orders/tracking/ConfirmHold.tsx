import { Alert, Button, Group } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { type AnyOrder, isPayable } from '@teeshala/contract/orders/any-order'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../../shared/api/api.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { formatMoment } from '../../../shared/ui/day.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'

type ConfirmHoldProps = { order: AnyOrder; token: string | null; confirmBy: string }

/** Until when the shop keeps an order that nobody has confirmed, and the button for whom has come by the link in its mail. */
export function ConfirmHold({ order, token, confirmBy }: ConfirmHoldProps) {
  const [search, setSearch] = useSearchParams()
  const code = search.get('confirm')
  const queryClient = useQueryClient()
  const { run, isPending, error } = useAction({
    act: (shown: string) =>
      api('confirmOrder', { params: { id: order._id }, query: { t: token ?? '' }, body: { code: shown } }),
    failed: 'Your order could not be confirmed. Please try again.',
    onSuccess: (confirmed) => {
      queryClient.setQueryData(orderQuery(order._id, token).queryKey, confirmed)
      toast.good('Thank you, your order is confirmed.')
      setSearch(
        (former) => {
          former.delete('confirm')
          return former
        },
        { replace: true },
      )
    },
  })
  const until = formatMoment(confirmBy)
  return (
    <Alert color="marigold" mb="lg" role="status">
      {code === null ? (
        wayToConfirm(order, until)
      ) : (
        <Group>
          Please confirm that this order is yours: we keep your things until {until}.
          <Button loading={isPending} onClick={() => run(code)}>
            Confirm your order
          </Button>
        </Group>
      )}
      {error && <p role="alert">{error}</p>}
    </Alert>
  )
}

function wayToConfirm(order: AnyOrder, until: string): string {
  const { email } = order.contact
  const pays = isPayable(order) ? ', or pay it here' : ''
  if (email === '') return `We keep your things until ${until}. We call you before that to confirm your order${pays}.`
  return `We keep your things until ${until}. Please confirm your order by the link in our mail to ${email}${pays}.`
}
