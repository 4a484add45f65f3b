import { isOrderId } from '@teeshala/contract/order-id-form'
import type { LoaderFunctionArgs } from 'react-router-dom'

type OrderAddress = 'order' | 'product'

/** What an id under `/order/` names, told by its form. */
export function orderAddressOf(id: string): OrderAddress {
  return isOrderId(id) ? 'order' : 'product'
}

/** The page of each. */
export const pagesOfOrderAddress = {
  order: () => import('../storefront/orders/tracking/OrderPage.tsx').then(({ OrderPage }) => OrderPage),
  product: () => import('../storefront/custom-order/bulk/BulkOrderPage.tsx').then(({ BulkOrderPage }) => BulkOrderPage),
}

/** Has the page's code there when the navigation ends, and starts what a product's page asks for. */
export async function loadOrderAddress({ params }: LoaderFunctionArgs): Promise<void> {
  const { id = '' } = params
  const address = orderAddressOf(id)
  const code = pagesOfOrderAddress[address]()
  if (address === 'product') {
    const { loadCustomOrder } = await import('../storefront/custom-order/load-custom-order.ts')
    await loadCustomOrder(id)
  }
  await code
}
