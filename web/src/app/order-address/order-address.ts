import { isOrderId } from '@teeshala/contract/order-id-form'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { LoadArgs } from '../../shared/routing/load-args.ts'
import { loadCustomOrder } from '../../storefront/custom-order/load-custom-order.ts'
import { componentOf } from '../page-route.ts'

type OrderAddress = 'order' | 'product'

/** Returns what an id under `/order/` refers to, by its format. */
export function orderAddressOf(id: string): OrderAddress {
  return isOrderId(id) ? 'order' : 'product'
}

const pages = {
  order: () => import('../../storefront/orders/tracking/OrderPage.tsx'),
  product: () => import('../../storefront/custom-order/bulk/BulkOrderPage.tsx'),
}

const loaded = new Map<OrderAddress, ComponentType>()

/** Returns the page of an id, once `loadPageOfOrderAddress` has loaded its code. */
export const pageOfOrderAddress = (id = ''): ComponentType | undefined => loaded.get(orderAddressOf(id))

/** Loads the page's code before the navigation ends. */
export async function loadPageOfOrderAddress({ id = '' }: Params): Promise<void> {
  const address = orderAddressOf(id)
  if (!loaded.has(address)) loaded.set(address, await componentOf(pages[address]))
}

/** Starts the requests of a product's page. */
export async function loadOrderAddress({ params: { id = '' } }: LoadArgs): Promise<void> {
  if (orderAddressOf(id) !== 'product') return
  await loadCustomOrder(id)
}
