import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { orderAddressOf, pagesOfOrderAddress } from './order-address.ts'

const pages = {
  order: lazy(() => pagesOfOrderAddress.order().then((Page) => ({ default: Page }))),
  product: lazy(() => pagesOfOrderAddress.product().then((Page) => ({ default: Page }))),
}

/** `/order/:id` is two pages in one address: an order's, and the bulk page of a product. */
export function OrderAddressPage() {
  const { id = '' } = useParams()
  const Page = pages[orderAddressOf(id)]
  return (
    <Suspense>
      <Page key={id} />
    </Suspense>
  )
}
