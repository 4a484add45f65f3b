import type { Reply, Shop } from './open-shop.ts'
import type { Person } from './people.ts'

export const shippingAddress = { address: '4 MG Road', city: 'Pune', postalCode: '411001', country: 'India' }

type Line = { productId: string; quantity: number; color?: string; placement?: string; design?: string }

/** Fills the buyer's cart with a product and answers the checkout that the cart screen would send. */
export async function fillCart(shop: Shop, buyer: Person, lines: readonly Line[]) {
  let reply: Reply | undefined
  for (const line of lines) {
    const body = { userId: buyer.uid, size: 'M', color: 'black', ...line }
    reply = await shop.call('POST', '/api/cart/add', { token: buyer.token, body })
    if (reply.status !== 200) throw new Error(reply.text)
  }
  return checkoutOf(buyer, reply?.body)
}

/** The checkout of a cart as the API has answered it. */
// biome-ignore lint/suspicious/noExplicitAny: the cart is what the API answered
export function checkoutOf(buyer: Person, cart: any) {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const orderItems = cart.items.map(({ productId, quantity, product }: any) => ({
    product: productId,
    name: product.name,
    qty: quantity,
    price: product.price,
    image: product.image,
  }))
  return {
    user: buyer.uid,
    orderItems,
    shippingAddress,
    paymentMethod: 'cash_on_delivery',
    itemsPrice: cart.itemsPrice as number,
    shippingPrice: cart.shippingPrice as number,
    totalPrice: (cart.itemsPrice * 100 + cart.shippingPrice * 100) / 100,
  }
}

export function placeOrder(shop: Shop, token: string | undefined, body: unknown, key?: string): Promise<Reply> {
  return shop.call('POST', '/api/order', { token, body, headers: key === undefined ? {} : { 'Idempotency-Key': key } })
}
