import { isOrderId } from '@teeshala/contract/ids'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'

/** `/order/:id` is an order's page. A product's id leads to the product, where up to a thousand pieces go into the cart. */
export async function loadOrder({ params }: LoaderFunctionArgs): Promise<void> {
  const { id = '' } = params
  if (!isOrderId(id)) throw redirect(`/product/${encodeURIComponent(id)}`)
}
