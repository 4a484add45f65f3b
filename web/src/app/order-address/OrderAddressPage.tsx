import { useParams } from 'react-router-dom'
import { pageOfOrderAddress } from './order-address.ts'

/** `/order/:id` is two pages in one address: an order's, and the bulk page of a product. */
export function OrderAddressPage() {
  const { id } = useParams()
  const Page = pageOfOrderAddress(id)
  return Page && <Page key={id} />
}
