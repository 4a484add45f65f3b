import { useParams } from 'react-router-dom'
import { pageOfOrderAddress } from './order-address.ts'

/** `/order/:id` serves two pages: an order's, and a product's bulk order page. */
export function OrderAddressPage() {
  const { id } = useParams()
  const Page = pageOfOrderAddress(id)
  return Page && <Page key={id} />
}
