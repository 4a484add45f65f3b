import { Alert, Button } from '@mantine/core'
import type { Order } from '@teeshala/contract/orders/order'
import { api } from '../../../shared/api/api.ts'
import { queryClient } from '../../../shared/api/queries/query-client.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { cartQuery } from '../../../shared/cart/cart-query.ts'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { useSession } from '../../../shared/session/session-store.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../../texts/storefront/orders.ts'
import classes from './ReorderButton.module.css'
import { type Reordered, reorder } from './reorder.ts'

/** Adds the same items to the cart as far as available, and reports the rest. */
export function ReorderButton({ order }: { order: Order }) {
  const { run, data, error, isPending } = useAction({
    act: () => {
      const userId = useSession.getState().currentUser?._id ?? ''
      return reorder(order, async (line) => {
        const cart = await api('addToCart', { body: { ...line, userId } })
        queryClient.setQueryData(cartQuery(cart._id).queryKey, cart)
      })
    },
    failed: texts.failedToAddItemToCart,
  })
  return (
    <div className={classes.reorder}>
      <Button variant="default" loading={isPending} onClick={() => run()}>
        {texts.reorder}
      </Button>
      <ErrorAlert error={error} />
      {data && <Outcome results={data} />}
    </div>
  )
}

function Outcome({ results }: { results: readonly Reordered[] }) {
  const missing = results.filter(({ problem }) => problem !== undefined)
  const added = results.length - missing.length
  return (
    <Alert color={missing.length > 0 ? 'marigold' : 'green'} role="status">
      {added > 0 && (
        <p className={classes.line}>
          {texts.itemsAreInYourCart(added)} <TextLink to="/cart">{texts.goToCart}</TextLink>
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p className={classes.line}>{added > 0 ? texts.notAdded : texts.nothingCouldBeAdded}</p>
          <ul className={classes.missing}>
            {missing.map(({ item, problem }) => (
              <li key={item._id}>
                {item.name}: {problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
